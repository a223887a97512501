import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './json.ts';
import type { Commit } from './log.ts';
import { withoutNames } from './tableEvents.ts';

/** Head of an empty log: 32 zero bytes, hex. */
export const CHAIN_START = '00'.repeat(32);

/**
 * Head of a viewer's log after `commits`, hex: head(n) = SHA-256(head(n−1) ‖ canonical JSON of commit n). The
 * server stores no head. A client that kept one can check later that the log before it was not rewritten. Names of players
 * are left out: they may be erased.
 */
export const chainHead = (commits: readonly Commit[], from: string = CHAIN_START): string =>
  commits.reduce(
    (head, commit) =>
      bytesToHex(sha256(concatBytes(hexToBytes(head), utf8ToBytes(canonicalJson(nameless(commit)))))),
    from,
  );

const nameless = (commit: Commit): unknown =>
  commit.tableEvent ? { ...commit, tableEvent: withoutNames(commit.tableEvent) } : commit;
