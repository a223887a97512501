import { useModel, useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { sinceOwnMove, type RecapSpan } from '../../table/absence.ts';
import { useTable } from '../../table/context.tsx';
import { NotificationOfferModel, waitsForPeople, NotificationQuestion } from '../telling/index.ts';
import { sendUndo, showAnswer, TableMenu } from '../votes/index.ts';
import { rulesAddress } from '../../routes.ts';
import { t, term } from '../../lib/i18n.ts';
import { openFilm } from '../recap/index.ts';
import { seatName, Name } from '../../ui/names.tsx';
import { Log } from '../../table/log/Log.tsx';
import { People } from '../people/index.ts';
import type { ChanceInfo } from '#shared/protocol/http.ts';

interface LogColumnProps {
  /** Of what the recap tells. */
  readonly recap: Signal<RecapSpan | undefined>;
}

/**
 * The column beside the board: the log, other views of the game, its chance. Players who wait for others are first told how
 * they learn of their turns. The rest waits for that, because it would be pushed down; it stays when nobody is waited for any more.
 */
export function LogColumn({ recap }: LogColumnProps) {
  const { platform, view } = useTable();
  const waits = !platform.guide && waitsForPeople(view);
  const isOfferReady = useSignal(!waits);
  return (
    <div class="aside">
      {waits && <NotificationOffer answered={() => (isOfferReady.value = true)} />}
      {isOfferReady.value || !waits ? <Parts recap={recap} /> : <div class="still-loading record-room" />}
    </div>
  );
}

interface OfferProps {
  /** The service has said what it knows, or failed to. */
  answered(): void;
}

function NotificationOffer({ answered }: OfferProps) {
  const { view, platform } = useTable();
  const model = useModel(() => new NotificationOfferModel(platform, view.id));
  useSignalEffect(() => {
    if (model.isAnswered.value) answered();
  });
  return <NotificationQuestion model={model} />;
}

function Parts({ recap }: LogColumnProps) {
  const { game, view, platform } = useTable();
  return (
    <>
      <Log />
      <p class="buttons">
        {game.you.value !== null && (
          <button
            type="button"
            aria-keyshortcuts="f"
            disabled={sinceOwnMove({ you: game.you.value, log: game.log.value }) === undefined}
            onClick={() => openFilm(game, recap)}
          >
            {t('page.log.film')}
          </button>
        )}
        <a class="button" href={`/g/${view.id}/at/${game.position.value.seq}`}>
          {t('page.log.history')}
        </a>
        <a class="button" href={`/g/${view.id}/text`}>
          {t('page.log.text')}
        </a>
        <a class="button" href={rulesAddress(view)}>
          {t('page.nav.rules', { game: term(`game.${view.game}`) })}
        </a>
        {view.status !== 'over' &&
          !platform.guide &&
          game.undoTo.value !== undefined &&
          view.question === null && (
            <button
              type="button"
              disabled={game.asking.value.kind === 'busy'}
              onClick={() => void showAnswer(sendUndo(game, platform))}
            >
              {t('page.undo')}
            </button>
          )}
      </p>
      {!platform.guide && (
        <>
          {view.you !== null && view.status === 'running' && <TableMenu />}
          <People view={view} platform={platform} />
          <ChanceNotice chance={view.commitment} names={view.seats.map(seatName)} />
        </>
      )}
    </>
  );
}

interface ChanceProps {
  readonly chance: ChanceInfo;
  /** Names by seat. */
  readonly names: readonly string[];
}

/** The published hashes of the game's chance, and after the end the seed and entropy. */
const ChanceNotice = ({ chance, names }: ChanceProps) => (
  <details class="card chance">
    <summary>{t('page.chance')}</summary>
    <p>{t(chance.seed === undefined ? 'page.chance.before' : 'page.chance.after')}</p>
    <dl>
      <Hash label={t('page.chance.seedHash')} value={chance.seedHash} />
      {chance.hash !== null && <Hash label={t('page.chance.hash')} value={chance.hash} />}
      {chance.seed !== undefined && <Hash label={t('page.chance.seed')} value={chance.seed} />}
      {chance.entropy?.map((entropy, seat) => (
        <div key={seat}>
          <dt>
            {t('page.chance.entropy')} <Name>{names[seat] ?? ''}</Name>
          </dt>
          <dd>{entropy === null ? t('page.chance.none') : <code>{entropy}</code>}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const Hash = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
);
