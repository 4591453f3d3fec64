import type { ServerResponse } from 'node:http';
import { sha256Source } from './inlineLoader';
import { sendJson, sendText } from './sendText';

const STYLE =
  'html{background:#f4f3ef;color:#1b2733;font:17px/1.6 system-ui,sans-serif}body{max-width:36em;margin:15vh auto;padding:0 24px}h1{font-size:1.9em;line-height:1.15;letter-spacing:-.03em}a{color:#1f4e79}code{font-size:.85em}';
const POLICY = `default-src 'none'; style-src ${sha256Source(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sends an error page that needs none of the site's assets, for a request that failed or is invalid. */
export function sendErrorPage(response: ServerResponse, status: number): void {
  response.setHeader('Cache-Control', 'no-store');
  if (response.req.url?.startsWith('/api/')) sendJsonError(response, status);
  else sendHtmlError(response, status);
}

const [TITLE, ADVICE] = ['Something went wrong on our side', 'Please try again in a moment.'];

function sendJsonError(response: ServerResponse, status: number) {
  const error =
    status < 500
      ? { message: 'This request isn’t valid.', code: 'bad_request' }
      : { message: `${TITLE}. ${ADVICE}`, code: 'internal' };
  sendJson(response, status, { success: false, ...error, requestId: requestIdOf(response) });
}

function sendHtmlError(response: ServerResponse, status: number) {
  const [title, advice] =
    status < 500
      ? ['This address isn’t valid', 'The link you followed may have a mistake.']
      : [TITLE, ADVICE];
  response.setHeader('Content-Security-Policy', POLICY);
  sendText(
    response,
    status,
    'text/html',
    `<!DOCTYPE html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><body><h1>${title}</h1><p>${advice} If it keeps happening, send us this number: <code>${requestIdOf(response)}</code></p><p><a href="/">Home page</a></p></body></html>`,
  );
}

/** The shell generates or validates this id, so it is safe to insert. */
const requestIdOf = (response: ServerResponse) => String(response.getHeader('X-Request-Id'));
