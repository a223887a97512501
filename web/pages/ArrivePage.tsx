import { useModel, useSignalEffect } from '@preact/signals';

import { Loading } from '../components/Loading.tsx';
import { FailureNotice, Notice } from '../components/Notice.tsx';
import '../components/mail/words.ts';
import { ArrivalModel, purposeOf } from '../models/arrival.ts';
import type { Visitor } from '../models/visitor.ts';
import type { World } from '../models/world.ts';
import { replaceBy } from '../routes.ts';
import { explain, isolate, t } from '../voice.ts';
import './words.ts';

interface Props {
  readonly world: World;
  readonly visitor: Visitor;
  /** From the link; undefined where a part of it is missing. */
  readonly token: string | undefined;
}

/**
 * What the link of a mail opens. Who is signed in as its player goes on to his game at once; anybody else
 * is asked, for mail scanners open links too, and so does somebody else at this browser.
 */
export function ArrivePage({ world, visitor, token = '' }: Props) {
  const model = useModel(() => new ArrivalModel(world, token));
  const purpose = purposeOf(token);
  const me = visitor.me.value;
  const isHis = purpose?.for === 'go' && me?.id === purpose.player;
  useSignalEffect(() => {
    if (purpose?.for === 'go' && visitor.me.value?.id === purpose.player) replaceBy(`/g/${purpose.game}`);
  });
  if (purpose === undefined || purpose.for === 'stop' || purpose.for === 'refuse') return <Broken />;
  if (isHis || (me === undefined && visitor.failure.value === undefined)) return <Loading />;
  const asking = model.asking.value;
  const done = model.done.value;
  const press = async (): Promise<void> => {
    const redeemed = await model.redeem();
    if (redeemed === undefined) return;
    void visitor.refresh();
    if (redeemed.game !== null) replaceBy(`/g/${redeemed.game}`);
  };
  return (
    <div class="narrow">
      <h1>{t('page.arrive.title')}</h1>
      {done === undefined ? (
        <>
          <p>{t(`page.arrive.${purpose.for}.why`)}</p>
          <p class="buttons">
            <button type="button" class="primary" disabled={asking.kind === 'busy'} onClick={press}>
              {t(`page.arrive.${purpose.for}`)}
            </button>
          </p>
          <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
        </>
      ) : (
        <>
          <p role="status">{t('page.arrive.done', { name: isolate(done.player.name) })}</p>
          <p class="buttons">
            <a class="button primary" href="/">
              {t('page.home.games')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

/** A part of the link is missing. */
const Broken = () => (
  <div class="narrow">
    <h1>{t('page.arrive.title')}</h1>
    <Notice kind="error">{explain({ code: 'LINK_BROKEN' })}</Notice>
  </div>
);
