import { html, raw } from 'hono/html';
import type { Language } from '#shared/words/languages.ts';
import type { MailLink, MailPart } from './mailParts.ts';
import { oneLine } from './translator.ts';

/**
 * A mail as HTML, with the page's head, frame and colours. It is written for what mail programs keep: tables, and styles at the
 * elements. The style sheet only adds the dark colours; programs that drop it show the light ones, or make dark ones of their own.
 */

/** Colours of the page (`web/ui/styles/tokens.css`), by theme. Head and band have the same in both. */
export const MAIL_COLOURS = {
  light: {
    paper: '#f4efe3',
    surface: '#fffcf5',
    ink: '#1c2430',
    'ink-soft': '#525c6b',
    line: '#d8ceb8',
    edge: '#7d8593',
    accent: '#1d4e9e',
    'accent-ink': '#ffffff',
    'seat-0': '#0039be',
    'seat-1': '#c84d06',
    'seat-2': '#01866f',
    'seat-3': '#5b1243',
    'seat-4': '#100c00',
    'seat-5': '#293a07',
  },
  dark: {
    paper: '#12171f',
    surface: '#1b222d',
    ink: '#eceae4',
    'ink-soft': '#a9b2bf',
    line: '#343d4b',
    edge: '#76808f',
    accent: '#8db8f5',
    'accent-ink': '#0f1a2b',
    'seat-0': '#5e83e9',
    'seat-1': '#f08837',
    'seat-2': '#5dd8a8',
    'seat-3': '#eabae6',
    'seat-4': '#ffff2e',
    'seat-5': '#87838e',
  },
} as const;
type Colours = Readonly<Record<keyof typeof MAIL_COLOURS.light, string>>;

const [HEAD, TILE, GLAZE] = ['#16284a', '#2a62b8', '#bfd6f4'];
/** Each takes a part of the band's width, on the narrowest phone too. */
const TILES = 24;

const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

type Html = ReturnType<typeof html>;

interface MailPage {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

export const htmlOf = ({ language, subject, parts }: MailPage): string =>
  String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="referrer" content="no-referrer" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${oneLine(subject)}</title>
          ${raw(`<style>${DARK}</style>`)}
        </head>
        <body class="paper" ${style(`margin: 0; padding: 0; ${colours('ink', 'paper')}`)}>
          <table
            ${LAYOUT}
            width="100%"
            class="paper"
            bgcolor="${LIGHT.paper}"
            ${style(colours('ink', 'paper'))}
          >
            <tr>
              <td align="center" ${style('padding: 0')}>
                ${WORD_BEGINS}
                <table ${LAYOUT} width="100%" class="surface" bgcolor="${LIGHT.surface}" ${SHEET}>
                  ${head(language)}
                  ${withTitle(subject, parts).map(
                    (part) =>
                      html`<tr>
                        <td ${CELL}>${htmlPart(part)}</td>
                      </tr>`,
                  )}
                  <tr>
                    <td ${style('padding: 0 0 20px')}></td>
                  </tr>
                </table>
                ${WORD_ENDS}
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );

/** A mail that does not open with a title has its subject as one. */
const withTitle = (subject: string, parts: readonly MailPart[]): readonly MailPart[] =>
  parts.some(({ kind }) => kind === 'title') ? parts : [{ kind: 'title', text: oneLine(subject) }, ...parts];

const LIGHT: Colours = MAIL_COLOURS.light;

const style = (text: string) => raw(`style="${text}"`);

/** A text's colour, and its ground's. */
const colours = (ink: keyof Colours, ground: keyof Colours): string =>
  `color: ${LIGHT[ink]}; background: ${LIGHT[ground]}`;

const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const;

/** The dark colours, for each of the classes below. */
const DARK = ((dark: Colours): string => {
  const rules = [
    `.paper{background:${dark.paper}!important;color:${dark.ink}!important}`,
    `.surface{background:${dark.surface}!important;color:${dark.ink}!important;border-color:${dark.line}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.soft{color:${dark['ink-soft']}!important}`,
    `.line{border-color:${dark.line}!important}`,
    `.link{color:${dark.accent}!important}`,
    `.button{background:${dark.accent}!important}.button a{color:${dark['accent-ink']}!important}`,
    `.answer{background:${dark.surface}!important;border-color:${dark.edge}!important}.answer a{color:${dark.accent}!important}`,
    ...SEATS.map((seat) => `.${seat}{border-color:${dark[seat]}!important}`),
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
})(MAIL_COLOURS.dark);

/** Outlook on Windows draws mails with Word, which knows no greatest width. */
const WORD_BEGINS = raw('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->');
const WORD_ENDS = raw('<!--[if mso]></td></tr></table><![endif]-->');

const LAYOUT = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');
const SHEET = style(
  `max-width: 600px; table-layout: fixed; border: 1px solid ${LIGHT.line}; ${colours('ink', 'surface')}; font: 16px/1.5 ${SANS}`,
);
const CELL = style('padding: 14px 20px 0; overflow-wrap: anywhere; word-break: break-word');

/** The service's name, over a band of tiles: both are text and table, as pictures are often not shown. */
const head = (language: Language): Html =>
  html`<tr>
      <td
        bgcolor="${HEAD}"
        ${style(`padding: 10px 20px; background: ${HEAD}; color: #ffffff; font: bold 22px/1.3 ${SERIF}`)}
      >
        <span lang="${language}">Carrack</span>
      </td>
    </tr>
    <tr>
      <td aria-hidden="true" ${style('padding: 0')}>
        <table ${LAYOUT} width="100%" ${style('table-layout: fixed')}>
          <tr>
            ${Array.from({ length: TILES }, () => html`<td align="center" bgcolor="${TILE}" ${BAND}>&#9670;</td>`)}
          </tr>
        </table>
      </td>
    </tr>`;

const BAND = style(
  `background: ${TILE}; color: ${GLAZE}; font: 10px/14px ${SANS}; border-right: 1px solid ${GLAZE}; overflow: hidden`,
);

const TEXT = style('margin: 0');
const TITLE = style(`margin: 0; font: bold 22px/1.3 ${SERIF}`);
const HEADING = style(`margin: 6px 0 0; font: bold 17px/1.3 ${SERIF}`);
const SMALL = style(`margin: 0; font-size: 14px; color: ${LIGHT['ink-soft']}`);
const CAPTION = style(`margin: 6px 0 0; font-size: 14px; color: ${LIGHT['ink-soft']}`);
const EFFECT = style(`font-size: 14px; font-weight: normal; color: ${LIGHT['ink-soft']}`);
const LINK = style(`color: ${LIGHT.accent}`);
const ITEMS = style('margin: 6px 0 0; padding: 0 0 0 20px');
/** Lines that are tapped stand apart. */
const TAPPED = style('padding: 10px 0');
/** As wide as the mail at most. */
const PICTURE = style('display: block; width: 100%; max-width: 558px; height: auto; border: 0');
const BUTTON_LINK =
  'display: block; padding: 12px 18px; text-decoration: none; text-align: center; font-weight: bold';

function htmlPart(part: MailPart): Html {
  switch (part.kind) {
    case 'title':
      return html`<h1 class="ink" ${TITLE}>${part.text}</h1>`;
    case 'text':
      return html`<p ${TEXT}>${part.text}</p>`;
    case 'button':
      return html`<table ${LAYOUT} width="100%">
        <tr>
          <td
            class="button"
            bgcolor="${LIGHT.accent}"
            ${style(`background: ${LIGHT.accent}; border-radius: 8px`)}
          >
            <a href="${part.href}" ${style(`${BUTTON_LINK}; color: ${LIGHT['accent-ink']}`)}>${part.label}</a>
          </td>
        </tr>
      </table>`;
    case 'answers':
      return answersHtml(part);
    case 'list':
      return html`<h2 class="ink" ${HEADING}>${part.title}</h2>
        <ul ${ITEMS}>
          ${part.items.map((item) => html`<li>${item}</li>`)}
        </ul>`;
    case 'links':
      return html`<h2 class="ink" ${HEADING}>${part.title}</h2>
        <table ${LAYOUT} width="100%">
          ${part.items.map(
            (item) =>
              html`<tr>
                <td ${TAPPED}>
                  <a class="link" href="${item.href}" ${LINK}>${item.label}</a>
                  ${effectHtml(item)}
                </td>
              </tr>`,
          )}
        </table>`;
    case 'table':
      return tableHtml(part);
    case 'picture':
      return html`<img src="${part.src}" alt="${part.alt}" width="558" ${PICTURE} />
        <p class="soft" ${CAPTION}>${part.caption}</p>`;
    case 'small':
      return html`<p class="soft" ${SMALL}>${part.text}</p>`;
    case 'smallLink':
      return html`<p class="soft" ${SMALL}>
        ${part.text} <a class="link" href="${part.href}" ${LINK}>${part.label}</a>
      </p>`;
  }
}

/** The answers as buttons, one below the other: each is as wide as the mail, for a thumb. */
const answersHtml = ({ title, items }: Extract<MailPart, { kind: 'answers' }>): Html =>
  html`<p class="soft" ${SMALL}>${title}</p>
    <table ${LAYOUT} width="100%">
      ${items.map(
        (item) =>
          html`<tr>
              <td height="8" ${style('height: 8px; font-size: 0; line-height: 0')}></td>
            </tr>
            <tr>
              <td class="answer" ${style(`border: 1px solid ${LIGHT.edge}; border-radius: 8px`)}>
                <a href="${item.href}" ${style(`${BUTTON_LINK}; color: ${LIGHT.accent}`)}
                  >${item.label}${effectHtml(item)}</a
                >
              </td>
            </tr>`,
      )}
    </table>`;

const effectHtml = ({ effect = '' }: MailLink): Html | string =>
  effect === '' ? '' : html`<br /><span class="soft" ${EFFECT}>${effect}</span>`;

const TABLE = style('border-collapse: collapse');
const ROW = `padding: 6px 8px; border-bottom: 1px solid ${LIGHT.line}`;

const tableHtml = ({ titles, rows }: Extract<MailPart, { kind: 'table' }>): Html =>
  html`<table cellspacing="0" width="100%" ${TABLE}>
    <tr>
      ${titles.map((title) => html`<th class="soft" align="left" ${SMALL}>${title}</th>`)}
    </tr>
    ${rows.map(({ seat, cells: [first, ...others] }) => {
      const colour = SEATS[seat] ?? 'seat-0';
      return html`<tr>
        <td class="line" ${style(ROW)}>
          <span class="${colour}" ${style(`border-left: 8px solid ${LIGHT[colour]}; padding-left: 8px`)}
            >${first ?? ''}</span
          >
        </td>
        ${others.map((cell) => html`<td class="line" ${style(ROW)}>${cell}</td>`)}
      </tr>`;
    })}
  </table>`;
