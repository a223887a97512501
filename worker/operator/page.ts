import { html, raw } from 'hono/html';

/** The operator's page: a form that asks for the token, and shows the status. It is in English, as the service's log and commands are. */

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-bottom: 0.75rem; }
input, button { font: inherit; padding: 0.5rem 0.75rem; min-height: 2.75rem; box-sizing: border-box; }
h2 { font-size: 1rem; margin: 1.5rem 0 0; overflow-wrap: anywhere; }
p { margin: 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.125rem 1rem 0.125rem 0; vertical-align: top; overflow-wrap: anywhere; text-align: start; }
th { font-weight: normal; }
td:last-child { text-align: end; }
td:empty { padding: 0; }
:focus-visible { outline: 3px solid light-dark(#1d4e9e, #8db8f5); outline-offset: 2px; }
`;

/** Asks for the status with the token that was typed, and writes it into the page. Nothing is kept. */
const SCRIPT = `
const [form, token, note, shown] = ['form', 'token', 'note', 'shown'].map((id) => document.getElementById(id));
const put = (tag, text, into) => into.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
const table = (heading, help, rows) => {
  const id = heading.replaceAll(' ', '-');
  put('h2', heading, shown).id = id;
  put('p', rows.length === 0 ? help + ' None.' : help, shown);
  if (rows.length === 0) return;
  const all = put('table', '', shown);
  all.setAttribute('aria-labelledby', id);
  const body = put('tbody', '', all);
  for (const [first, ...cells] of rows) {
    const row = put('tr', '', body);
    put(first ? 'th' : 'td', first, row);
    for (const cell of cells) put('td', cell, row);
  }
};
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  note.textContent = '…';
  const headers = { authorization: 'Bearer ' + token.value.trim() };
  const answer = await fetch('/api/operator/status', { headers, credentials: 'omit' }).catch(() => undefined);
  shown.replaceChildren();
  if (!answer?.ok) { note.textContent = answer ? 'Refused: ' + answer.status : 'No answer'; return; }
  const status = await answer.json();
  note.textContent = new Date(status.at).toISOString();
  for (const { name, help, samples } of status.metrics)
    table(name, help, samples.map(({ labels, value }) => [Object.values(labels).filter(Boolean).join(', '), value]));
  const stuck = status.stuck.map(({ game, why, at }) => [game, why, new Date(at).toISOString()]);
  table('Stuck games', 'Games that need somebody.', stuck);
});
`;

export const operatorPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Carrack: status</title>
      ${raw(`<style>${STYLE}</style>`)}
    </head>
    <body>
      <main>
        <h1>Status</h1>
        <form id="form">
          <label>OPERATOR_TOKEN<br /><input id="token" type="password" required autocomplete="off" /></label>
          <button>Show</button>
        </form>
        <p id="note" role="status"></p>
        <div id="shown"></div>
      </main>
      ${raw(`<script>${SCRIPT}</script>`)}
    </body>
  </html>`;

const hash = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** The content security policy of the page: its own style and script, and requests to the service. */
export const pagePolicy = async (): Promise<string> =>
  `default-src 'none'; style-src ${await hash(STYLE)}; script-src ${await hash(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
