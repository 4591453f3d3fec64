import { findDocument } from '../../content/documents/findDocument';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { getSender } from '../../settings/getSender';
import type { NewsletterDraft } from '../newsletters/contract';
import { newsletterKind } from '../newsletters/newsletterKind';
import { mayWriteNewsletters } from '../newsletters/policy';
import { renderNewsletter } from '../newsletters/renderNewsletter';
import { checkSending, type SendingPorts } from './checkSending';
import { checkMailing } from './contract';

const MINUTE = 60;

/** The checks of a newsletter that send requests to other sites, so only those who may send it start them. */
export function sendingCheckRoutes(api: Api, ports: SendingPorts): void {
  addRoute(
    api,
    checkMailing,
    mayWriteNewsletters,
    async ({ params, user }) => {
      const record = await findDocument(newsletterKind, params.id);
      authorize(mayWriteNewsletters, user, record);
      await api.rateLimit.consume('newsletter-checks', user._id, 20, 10 * MINUTE);
      const draft = record.draft as NewsletterDraft;
      const head = await getSender(api.env);
      const email = await renderNewsletter(draft, head, { campaign: '' });
      return { checks: await checkSending(draft, email, head, ports) };
    },
    // Longer than the scanner takes.
    { deadline: 45 },
  );
}
