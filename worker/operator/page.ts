import { html, raw } from 'hono/html';

/** The operator's page: a form that asks for the token, and shows what players have reported and the status. It is in English, as the service's log and commands are. */

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin-bottom: 0.75rem; }
input, button { font: inherit; padding: 0.5rem 0.75rem; min-height: 2.75rem; box-sizing: border-box; }
section { border-top: 1px solid; padding: 0.75rem 0; overflow-wrap: anywhere; }
section a { color: inherit; display: inline-block; padding: 0.75rem 0; }
section form { margin: 0.5rem 0 0; }
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
let key = '';
const ask = async (path, method = 'GET', body) => {
  const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' };
  const answer = await fetch('/api/operator/' + path, { method, headers, body: body && JSON.stringify(body), credentials: 'omit' }).catch(() => undefined);
  if (!answer?.ok) { note.textContent = answer ? 'Refused: ' + answer.status : 'No answer'; return undefined; }
  return answer.json();
};
const lineForm = (into, [button, said], act, label, maxLength) => {
  const form = put('form', '', into);
  const line = label && Object.assign(put('input', '', put('label', label, form)), { required: true, maxLength });
  put('button', button, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (await act(line && line.value, form)) note.textContent = said;
  });
};
const aboutOf = ({ group, member, seat, name }) => {
  const now = name === null ? '' : ', now “' + name + '”';
  if (group !== null) return member ? 'a member' + now : 'the name of the group';
  return seat === null ? 'the game' : 'seat ' + (seat + 1) + now;
};
const report = (one) => {
  const { id, at, text, game, group, title, listed, member } = one;
  const all = put('section', '', shown);
  put('p', new Date(at).toISOString() + ', about ' + aboutOf(one) + ': “' + text + '”', all);
  const named = title === null ? '' : ' “' + title + '”';
  if (group !== null) {
    const state = put('p', 'Group' + (named || ' ' + group), all);
    const rename = async (name) => {
      const isDone = await ask('reports/' + id + '/name', 'POST', { name });
      if (isDone) state.textContent = 'Renamed: “' + name + '”';
      return isDone;
    };
    lineForm(all, ['Rename', 'Renamed'], rename, member ? 'Another name, for their account' : 'Another name, for the group', 40);
  } else {
    put('a', named ? 'Game' + named : game, all).href = '/g/' + game;
    const state = put('p', listed ? 'On the list now' : 'Not on a list', all);
    const unlist = async (reason, form) => {
      if (!(await ask('listings/' + game + '/end', 'POST', { reason }))) return false;
      state.textContent = 'Not on a list';
      form.remove();
      return true;
    };
    if (listed) lineForm(all, ['Unlist', 'Unlisted'], unlist, 'Reason, which its players read', 200);
  }
  lineForm(all, ['Done', 'Done'], async () => {
    const isDone = await ask('reports/' + id, 'DELETE', {});
    if (isDone) all.remove();
    return isDone;
  });
};
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  note.textContent = '…';
  key = token.value.trim();
  shown.replaceChildren();
  const status = await ask('status');
  const waiting = status && (await ask('reports'));
  if (!waiting) return;
  note.textContent = new Date(status.at).toISOString();
  put('h2', 'Reports', shown);
  put('p', waiting.reports.length === 0 ? 'None.' : 'The newest 50. What is done is deleted.', shown);
  waiting.reports.forEach(report);
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
