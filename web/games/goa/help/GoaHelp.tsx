import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { EDITIONS, type Edition } from '#shared/games/goa/meta.ts';
import { language } from '../../../lib/language.ts';
import type { Memory } from '../../../lib/platform.ts';
import { t } from '../../../lib/i18n.ts';
import { Help, doubtsPart, type HelpPart } from '../../../features/help/index.ts';
import { helpAddress } from '../../../routes.ts';
import { BonanzaTile } from '../drawings/Pieces.tsx';
import { actionsPart } from './actions.tsx';
import { auctionsPart } from './auctions.tsx';
import { bonanzaEntries, cardsPart, coloniesPart, tilesPart } from './things.tsx';
import { uncertain, piece, editionRules, type EditionRules } from './rules.ts';
import { editionsPart } from './editions.tsx';
import { gamePart } from './game.tsx';
import { scoringPart } from './scoring.tsx';
import styles from './goaHelp.module.css';

/** The rules of Goa, of one edition at a time. */
export function GameHelp({ device }: { readonly device: Memory }) {
  const edition = useSignal(firstEdition(location.search, device));
  const spoken = language.value;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words change with the language
  const parts = useMemo(() => partsOf(edition.value), [edition.value, spoken]);
  const choose = (chosen: Edition): void => {
    edition.value = chosen;
    keepEdition(device, chosen);
    history.replaceState(history.state, '', `${helpAddress('goa')}?edition=${chosen}`);
  };
  return (
    <Help topic="goa" parts={parts}>
      <fieldset class={styles.edition}>
        <legend>{t('help.goa.edition')}</legend>
        {EDITIONS.toReversed().map((one) => (
          <label key={one} class="radio">
            <input
              type="radio"
              name="edition"
              value={one}
              checked={one === edition.value}
              onChange={() => choose(one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
    </Help>
  );
}

const KEPT = 'carrack.help.goa';

const editionIn = (value: unknown): Edition | undefined => EDITIONS.find((edition) => edition === value);

/** The edition whose rules are shown: from the address, else the last one shown on this device, else 2012. */
export const firstEdition = (search: string, device: Memory): Edition =>
  editionIn(new URLSearchParams(search).get('edition')) ?? editionIn(device.read(KEPT)) ?? '2012';

/** Remembers the choice on this device. */
export const keepEdition = (device: Memory, edition: Edition): void => device.write(KEPT, edition);

/** All the rules of an edition. */
export function partsOf(edition: Edition): readonly HelpPart[] {
  const rules = editionRules(edition);
  return [
    gamePart(rules),
    auctionsPart(rules),
    actionsPart(rules),
    coloniesPart(rules),
    tilesPart(rules),
    cardsPart(rules),
    scoringPart(rules),
    optionsPart(rules),
    editionsPart(),
    doubtsPart(uncertain(edition), t('help.goa.figure.sources')),
  ];
}

/** The options of a new game; Bonanza tiles belong to the newer edition. */
const optionsPart = (rules: EditionRules): HelpPart => ({
  id: 'options',
  title: t('help.goa.part.options'),
  pieces: [
    piece('quickStart', rules.figures.quickStart),
    piece('money'),
    ...(rules.edition === '2012'
      ? [{ ...piece('bonanza'), art: <BonanzaTile bonanza="hidden" size={48} /> }]
      : []),
  ],
  entries: rules.edition === '2012' ? bonanzaEntries(rules) : [],
});
