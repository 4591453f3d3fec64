import { contentRoutes } from '../../content/documents/contentRoutes';
import { findDocument } from '../../content/documents/findDocument';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { anyone } from '../../identity/access/can';
import { notFound } from '../../platform/errors/HttpError';
import { getSender } from '../../settings/getSender';
import { type NewsletterDraft, readNewsletter, showNewsletterEmail } from './contract';
import { setPageHeaders, toPage } from './emailPage';
import { Newsletter, type NewsletterRecord } from './model';
import { newsletterKind } from './newsletterKind';
import { mayReadNewsletters } from './policy';
import { renderNewsletter } from './renderNewsletter';

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
