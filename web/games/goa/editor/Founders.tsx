import type { ComponentChildren } from 'preact';
import { shortfall } from '#shared/games/goa/choices/questions.ts';
import { prospectOf, type Prospect } from '#shared/games/goa/prospect.ts';
import { faceOf, playerOf, yieldOf, type Founding } from '#shared/games/goa/state.ts';
import type { Colony } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { Colonist, ColonySign } from '../drawings/Pieces.tsx';
import { t } from '../../../lib/i18n.ts';
import type { Decision, MoveOf } from '../targets/decision.ts';

/** Sources of colonists. `luck`: what good cards may bring beyond the worst ones. */
type Source = 'board' | 'cards' | 'own' | 'luck';
type Sources = Readonly<Record<Source, number>>;
const SOURCES: readonly Source[] = ['board', 'cards', 'own', 'luck'];

interface HopedProps {
  readonly own: Decision;
  readonly move: MoveOf<'found' | 'spyFound'>;
  /** The seat whose board counts. */
  readonly board: Seat;
}

/** The prospects of a founding, before its cards are revealed. */
export function Hoped({ own: decision, move: { colony, card }, board: seat }: HopedProps) {
  const { now, you } = decision;
  const board = yieldOf(now, seat, 'colonists');
  const prospect = prospectOf(now, { seat: you, colony, board, card });
  const { cards, missing } = prospect;
  const { colonists } = playerOf(now, you);
  const gain = t('page.goa.n.colonists', { n: now.figures.gains['bonus.notFounded']?.colonists ?? 0 });
  return (
    <>
      <Colonists
        own={decision}
        colony={colony}
        from={{ board, cards: cards.min, own: colonists, luck: cards.max - cards.min }}
      />
      {missing > 0 ? (
        <Warning>{t('page.goa.desk.hopeless', { n: missing, gain })}</Warning>
      ) : (
        <p class="desk-say">{outlook(prospect, gain)}</p>
      )}
    </>
  );
}

function outlook({ cards, wanted, plays }: Prospect, gain: string): string {
  const said = { n: wanted, gain };
  if (wanted <= cards.min) return t('page.goa.desk.sure');
  if (wanted > cards.max) return t('page.goa.desk.helped', said);
  return t(plays > 0 ? 'page.goa.desk.luckOrPlay' : 'page.goa.desk.luck', said);
}

/** After the reveal: the colonists there are, and those to be paid. */
export function Founders({
  own: decision,
  question,
}: {
  readonly own: Decision;
  readonly question: Founding;
}) {
  const { shown, you } = decision;
  const { colonists } = playerOf(shown, you);
  const cards = shown.revealed.reduce((sum, card) => sum + faceOf(shown, card).colonists, 0);
  const { colony, board } = question;
  const pays = shortfall(shown, question);
  return (
    <>
      <Colonists own={decision} colony={colony} from={{ board, cards, own: colonists, luck: 0 }} />
      {pays <= colonists && (
        <p class="desk-say">
          {pays === 0 ? t('page.goa.desk.paysNothing') : t('page.goa.desk.pays', { n: pays })}
        </p>
      )}
    </>
  );
}

export const Warning = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="desk-say warning">{children}</p>
);

interface ColonistsProps {
  readonly own: Decision;
  readonly colony: Colony;
  readonly from: Sources;
}

/** Colonists needed, by source, and how many are missing. */
function Colonists({ own: decision, colony, from }: ColonistsProps) {
  const { need } = decision.now.figures.colonies[colony];
  const pips = SOURCES.flatMap((source) => Array.from({ length: from[source] }, () => source)).slice(0, need);
  const missing = need - pips.length;
  const { board, cards, own: mine, luck } = from;
  return (
    <>
      <div class="desk-colony" aria-hidden="true">
        <ColonySign colony={colony} size={44} />
        <strong class="number">{t('page.goa.desk.need', { n: need })}</strong>
        <p class="pips">
          {[...pips, ...Array.from({ length: missing }, () => 'missing')].map((source, i) => (
            <span key={i} class={`pip ${source}`}>
              <Colonist size={18} />
            </span>
          ))}
        </p>
      </div>
      <p class="desk-line sources number">
        <strong class="visually-hidden">{t('page.goa.desk.need', { n: need })}</strong>
        <span class="pip board">{t('page.goa.desk.from.board', { n: board })}</span>
        <span class="pip cards">
          {t('page.goa.desk.from.cards', { n: luck > 0 ? `${cards}–${cards + luck}` : cards })}
        </span>
        <span class="pip own">{t('page.goa.desk.from.own', { n: mine })}</span>
        {missing > 0 && <strong class="pip missing">{t('page.goa.desk.missing', { n: missing })}</strong>}
      </p>
    </>
  );
}
