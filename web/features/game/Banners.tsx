import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '../../table/game.ts';
import { createLostLine } from '../waiting/index.ts';
import type { Platform } from '../../lib/platform.ts';
import { t, isolate } from '../../lib/i18n.ts';
import { FailureNotice, Notice } from '../../ui/notices.tsx';
import type { SignedIn } from '../../table/remoteGame.ts';
import styles from './banners.module.css';

interface Props {
  readonly game: Game;
  readonly platform: Platform;
}

const SIGNED_OUT = { name: null };

/**
 * Notices about the page as a whole: no line, other rules, a request that failed. They lie over the page: what comes and goes
 * by itself moves nothing, and is seen wherever the page is scrolled to. What nothing can be sent with until the page is
 * loaded again is not closed for good: it goes to the page's beginning, where it covers nothing.
 */
export function Banners({ game, platform }: Props) {
  const line = useMemo(() => createLostLine(game, platform), [game, platform]);
  useEffect(() => line.dispose, [line]);
  const asking = game.asking.value;
  /** A connection whose session has ended does not come back: its player has signed out, perhaps in another tab. */
  const signedIn = game.signedIn.value ?? (game.connection.value === 'ended' ? SIGNED_OUT : undefined);
  const isBelow = useSignal(false);
  const lasting =
    signedIn !== undefined ? (
      <SignedInNotice {...signedIn} />
    ) : (
      game.outdated.value && <Notice kind="error">{t('page.outdated')}</Notice>
    );
  return (
    <>
      {isBelow.value && lasting}
      <div class={styles.banners}>
        {line.isLost.value && (
          <Banner>
            <Notice kind="warning">{t('page.offline')}</Notice>
          </Banner>
        )}
        {!isBelow.value && lasting && <Banner close={() => (isBelow.value = true)}>{lasting}</Banner>}
        {asking.kind === 'failed' && (
          <Banner>
            <FailureNotice failure={asking.failure} />
          </Banner>
        )}
      </div>
    </>
  );
}

interface BannerProps {
  /** Else what is closed is gone. */
  close?(): void;
  readonly children: ComponentChildren;
}

/** It can be closed, because some stay for long, and what is below is to be read and tapped. */
function Banner({ close, children }: BannerProps) {
  const isClosed = useSignal(false);
  if (isClosed.value) return null;
  return (
    <div class={styles.banner}>
      {children}
      <button type="button" aria-label={t('page.close')} onClick={close ?? (() => (isClosed.value = true))} />
    </div>
  );
}

/** Another player has signed in in another tab. Nothing can be sent from this page until it is loaded again. */
const SignedInNotice = ({ name }: SignedIn) => (
  <Notice kind="error">
    {name === null ? t('page.signedIn.notAs') : t('page.signedIn.as', { name: isolate(name) })}{' '}
    <button type="button" onClick={() => location.reload()}>
      {t('page.fault.reload')}
    </button>
  </Notice>
);
