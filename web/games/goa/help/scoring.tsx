import type { Points } from '#shared/games/goa/figures.ts';
import { LASTING_TILES } from '#shared/games/goa/things.ts';
import { formatNumber, t, type MessageKey } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { given, piece, type EditionRules } from './rules.ts';
import { isInEdition } from './things.tsx';
import styles from './goaHelp.module.css';
import { helpStyles } from '../../../features/help/index.ts';

/** Sources of points, and a game scored as an example. */
export const scoringPart = (rules: EditionRules): HelpPart => ({
  id: 'scoring-part',
  title: t('help.goa.part.scoring'),
  pieces: [
    {
      ...piece('scoring', {}, t('help.goa.scoring.left')),
      more: <Table rules={rules} />,
      words: linesOf(rules).map(({ label }) => label),
    },
    sample(rules.figures.points),
  ],
});

interface Line {
  readonly label: string;
  readonly points: number | readonly number[];
}

function linesOf({ figures }: EditionRules): readonly Line[] {
  const { points } = figures;
  const line = (key: MessageKey, value: Line['points'], values = {}): Line => ({
    label: t(key, values),
    points: value,
  });
  const foreman = LASTING_TILES.filter((tile) => tile === 'foreman' && isInEdition(tile, { figures }));
  return [
    line('help.goa.score.rows', points.rows),
    line('help.goa.score.colonies', points.colonies.slice(1)),
    line('help.goa.score.symbols', points.symbols.slice(1)),
    line('help.goa.score.richest', points.richest),
    line('help.goa.score.small', points.smallPlantation),
    ...foreman.map((tile) => line('help.goa.score.foreman', points.foreman, { tile: t(`goa.tile.${tile}`) })),
    line('help.goa.score.duty', points.duty, { tile: t('goa.tile.duty') }),
    line('goa.tile.mission2', points.missions.mission2),
    line('goa.tile.mission3', points.missions.mission3),
  ];
}

const Points = ({ label, points }: Line) => {
  if (typeof points === 'number') return <>{formatNumber(points)}</>;
  return <Scale label={label} values={points} />;
};

const Table = ({ rules }: { readonly rules: EditionRules }) => (
  <dl class={`${helpStyles.scores} number`}>
    {linesOf(rules).map((line) => (
      <div key={line.label}>
        <dt>{line.label}</dt>
        <dd>
          <Points {...line} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Rows from 1, colonies and sets of equal symbols of the example. */
const SAMPLE = { rows: [4, 5, 3, 4, 4], colonies: 2, sets: [1, 2] } as const;

/** An example computed from the figures. */
function sample(points: Points): Piece {
  const { rows, colonies, sets } = SAMPLE;
  const sums = [
    rows.map((row) => given(points.rows[row - 1])),
    [given(points.colonies[colonies])],
    sets.map((n) => given(points.symbols[n])),
    [points.richest],
    [points.smallPlantation],
  ];
  const total = sums.flat().reduce((sum, n) => sum + n, 0);
  return {
    ...piece('sample', { rows: rows.join(', '), colonies, cards: sets.join(' + ') }),
    more: (
      <p class="number">
        {sums.map((some) => (some.length > 1 ? `(${some.join(' + ')})` : `${some[0]}`)).join(' + ')} ={' '}
        <strong>{formatNumber(total)}</strong>
      </p>
    ),
  };
}

interface ScaleProps {
  readonly label: string;
  readonly values: readonly number[];
  /** The number of the first value: a row, or a count. */
  readonly from?: number;
}

/** Figures by row or by number, one above the other. */
const Scale = ({ label, values, from = 1 }: ScaleProps) => (
  <div role="group" aria-label={label} title={label}>
    <dl class={`${styles.scale} number`}>
      {values.map((value, at) => (
        <div key={at}>
          <dt>{formatNumber(at + from)}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  </div>
);
