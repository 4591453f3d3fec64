import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { isRobot } from '../../platform/client/isRobot';
import { createLinkSigner } from '../../platform/configuration/createLinkSigner';
import { notFound } from '../../platform/errors/HttpError';
import { Mailing, type MailingRecord, NewsletterMail } from '../mailings/model';
import { openNewsletterLink } from './contract';
import { readClickToken } from './countedLinks';
import { isCountingClicks } from './isCountingClicks';
import { NewsletterLink, type NewsletterLinkRecord } from './model';

/** Further clicks of one recipient are not stored. */
const mostClicks = 200;

/**
 * The links of newsletters. A link leads where the newsletter says and nowhere else, whoever opens it and however old it
 * is: only counting takes a valid token.
 */
export function clickRoutes(api: Api): void {
  const sign = createLinkSigner(api.env);
  addRoute(api, openNewsletterLink, anyone, async ({ params, req, res }) => {
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const link = await NewsletterLink.findById(params.link).lean<NewsletterLinkRecord>();
    if (!link) throw notFound('There is no such link.');
    const mailId = readClickToken(sign, link.newsletterId, params.token);
    if (mailId && !isAutomatic(req)) await storeClick(link, mailId);
    res.set('Location', link.url);
    return link.url;
  });
}

/** Link checkers of mail servers, previews and prefetching. */
const isAutomatic = (req: Request) =>
  req.method !== 'GET' ||
  isRobot(req.get('user-agent') ?? '') ||
  isScanner.test(req.get('user-agent') ?? '') ||
  [req.get('purpose'), req.get('sec-purpose'), req.get('x-moz'), req.get('x-purpose')].some((value) =>
    /prefetch|preview|prerender/i.test(value ?? ''),
  );

const isScanner =
  /barracuda|bitdefender|cisco|fireeye|forcepoint|fortinet|mimecast|proofpoint|safelinks|scan|sophos|symantec|trend ?micro|urldefense|go-http-client|okhttp|axios|node-fetch|libwww|httpclient/i;

async function storeClick({ _id: link, newsletterId }: NewsletterLinkRecord, mailId: string): Promise<void> {
  const mailing = await Mailing.findById(newsletterId).lean<MailingRecord>();
  // Emails of sequences have no mailing: they are on all topics.
  if (!(await isCountingClicks(mailing?.topics ?? []))) return;
  await NewsletterMail.updateOne(
    { _id: mailId, newsletterId, [`clicks.${mostClicks - 1}`]: mongoose.trusted({ $exists: false }) },
    { $push: { clicks: { link, at: new Date() } } },
  );
}
