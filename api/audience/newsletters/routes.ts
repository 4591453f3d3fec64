import type { Response } from 'express';
import { contentRoutes } from '../../content/documents/contentRoutes';
import { findDocument } from '../../content/documents/findDocument';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { anyone } from '../../identity/access/can';
import { notFound } from '../../platform/errors/HttpError';
import { escaped } from '../../platform/mail/renderMail';
import { getSender } from '../../settings/getSender';
import { type NewsletterDraft, readNewsletter, showNewsletterEmail } from './contract';
import { DARK_QUERY } from './emailFrame';
import { Newsletter, type NewsletterRecord } from './model';
import { newsletterKind } from './newsletterKind';
import { mayReadNewsletters } from './policy';
import { type NewsletterEmail, renderNewsletter } from './renderNewsletter';

/** The routes of newsletters: their documents, their emails as pages, and what readers see in a browser. */
export function newsletterRoutes(api: Api): void {
  addRoute(
    api,
    readNewsletter,
    anyone,
    async ({ params, res }) => {
      const record = await Newsletter.findOne({
        slug: params.slug,
        isPublished: true,
      }).lean<NewsletterRecord>();
      if (!record) throw notFound('There is no such newsletter.');
      setPageHeaders(res);
      res.set('X-Robots-Tag', 'noindex');
      return (await renderNewsletter(record.draft, await getSender(api.env), { isPage: true })).html;
    },
    { deadline: 6 },
  );

  addRoute(
    api,
    showNewsletterEmail,
    mayReadNewsletters,
    async ({ params, query, user, res }) => {
      const record = await findDocument(newsletterKind, params.id);
      authorize(mayReadNewsletters, user, record);
      setPageHeaders(res);
      const email = await renderNewsletter(record.draft as NewsletterDraft, await getSender(api.env));
      return toPage(email, query.view);
    },
    { deadline: 6 },
  );

  contentRoutes(api, newsletterKind);
}

/** No scripts, and only the workbench may show it in a frame. */
function setPageHeaders(res: Response): void {
  res.set({
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
  });
}

/** In dark colors, the rules for them apply whatever the browser's own preference is. */
function toPage({ html, text, subject }: NewsletterEmail, view: 'light' | 'dark' | 'text'): string {
  if (view === 'dark') return html.replace(DARK_QUERY, '@media all');
  if (view === 'light') return html.replace(DARK_QUERY, '@media not all');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body><pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 monospace;margin:16px">${escaped(text)}</pre></body></html>`;
}
