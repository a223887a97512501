import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type AppEnv, problem } from '../http/context.ts';
import { peopleDatabase } from '../db/database.ts';
import { capturedMailById, selectCapturedMails, type CapturedMail } from '../db/people/mails.ts';
import { capturesMails } from '../lib/settings.ts';
import { translatorFor } from '../wording/translator.ts';

const { language, t } = translatorFor('en');

/** Mails on the list page. Older ones can still be opened by their id. */
const LISTED = 200;

/** Shows the mails that a service in development keeps instead of sending. Any other service answers NOT_FOUND. */
export const devRoutes = new Hono<AppEnv>()
  .use(async function capturesOnly(c, next) {
    if (!capturesMails(c.env)) return problem(c, { code: 'NOT_FOUND' });
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'");
    return next();
  })
  .get('/mails', async (c) => {
    const mails = await selectCapturedMails(peopleDatabase(c.env), LISTED);
    if (c.req.query('json') !== undefined) return c.json(mails);
    return c.html(page(list(mails)));
  })
  .get('/mails/:id{[0-9]+}', async (c) => {
    const row = await capturedMailById(peopleDatabase(c.env), Number(c.req.param('id')));
    return row === undefined ? problem(c, { code: 'NOT_FOUND' }) : c.html(page(one(row)));
  });

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
ul { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-bottom: 1px solid #8886; }
li a { display: block; font-weight: 600; }
pre { white-space: pre-wrap; }
iframe { border: 1px solid #8886; }
:focus-visible { outline: 3px solid light-dark(#1d4e9e, #8db8f5); outline-offset: 2px; }
`;

type Html = ReturnType<typeof html>;

const page = (content: Html): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${t('mail.dev.title')}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${t('mail.dev.title')}</h1>
        ${content}
      </body>
    </html>`;

const list = (mails: readonly CapturedMail[]): Html =>
  html`<p>${t('mail.dev.what')}</p>
    ${mails.length === 0 ? html`<p>${t('mail.dev.none')}</p>` : ''}
    <ul>
      ${mails.map(
        ({ id, at, mail }) =>
          html`<li>
            <a href="/dev/mails/${id}">${mail.subject}</a> ${mail.to} ${new Date(at).toISOString()}
          </li>`,
      )}
    </ul>`;

const one = ({ mail }: CapturedMail): Html =>
  html`<p><a href="/dev/mails">${t('mail.dev.back')}</a></p>
    <h2>${mail.subject}</h2>
    <p>${mail.from.name} (${mail.from.email}) → ${mail.to}</p>
    <h3>${t('mail.dev.text')}</h3>
    <pre>${linked(mail.text)}</pre>
    ${mail.html === '' ? '' : framed(mail.html)}
    <h3>${t('mail.dev.headers')}</h3>
    <dl>
      ${Object.entries(mail.headers).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;

const framed = (content: string): Html =>
  html`<h3>${t('mail.dev.html')}</h3>
    <iframe
      srcdoc="${`<base target="_top">${content}`}"
      title="${t('mail.dev.html')}"
      sandbox="allow-top-navigation-by-user-activation"
      width="100%"
      height="600"
    ></iframe>`;

/** Addresses in the text as links. */
const linked = (content: string): Html[] =>
  content
    .split(/(https?:\/\/\S+)/)
    .map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
