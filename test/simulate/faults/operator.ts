import { FOLDS } from '#shared/engine.ts';
import { copyOfDatabase, forgetAgain, overwriteDatabase, type Copy } from '../world/stored.ts';
import type { Objects } from '../world/objects.ts';
import type { Faults } from './faults.ts';

const HOUR = 3_600_000;

/** What the operator sees of the world. */
interface Operated {
  readonly now: number;
  readonly faults: Faults;
  readonly objects: Objects;
  readonly people: readonly { readonly pages: ReadonlyMap<string, unknown> }[];
  readonly erased: readonly { readonly playerId: string; readonly at: number }[];
  note(line: string): void;
  restoredTo(moment: number): void;
}

/** What an operator does: deploys, and restores to an earlier hour. */
export class Operator {
  #restore: { readonly at: number; readonly from: number; readonly copy: Copy } | undefined;
  #deploys = 0;
  readonly #folds = { ...FOLDS };

  /** When the database is restored; undefined: nobody plans to. */
  get next(): number | undefined {
    return this.#restore?.at;
  }

  /** Once an hour: does the operator do something? */
  async consider(world: Operated): Promise<void> {
    const { faults } = world;
    if (faults.strikes('deploy')) await this.deploy(world);
    if (this.#restore !== undefined || !faults.strikes('restore')) return;
    const at = world.now + HOUR + faults.detail.int(6 * HOUR);
    this.#restore = { at, from: world.now, copy: await copyOfDatabase() };
  }

  /** Other rules, all objects anew: no snapshot is of use, and every page connects again. */
  async deploy(world: Operated): Promise<void> {
    world.note('deploy');
    this.#deploys += 1;
    for (const game of Object.keys(FOLDS)) Reflect.set(FOLDS, game, `simulated ${this.#deploys}`);
    await world.objects.killAll(world.people.flatMap(({ pages }) => [...pages.keys()]));
  }

  /** As docs/operating.md says: the database of some hours ago, deleted accounts deleted again, and a deploy. */
  async restore(world: Operated): Promise<void> {
    const restored = this.#restore;
    this.#restore = undefined;
    if (restored === undefined) return;
    world.note(`restore to ${new Date(restored.from).toISOString()}`);
    await overwriteDatabase(restored.copy);
    world.restoredTo(restored.from);
    for (const { playerId, at } of world.erased)
      if (at > restored.from) await forgetAgain(playerId, world.now);
    await this.deploy(world);
  }

  /** Later runs have today's rules. */
  end(): void {
    Object.assign(FOLDS, this.#folds);
  }
}
