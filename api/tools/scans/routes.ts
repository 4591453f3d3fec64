import type { Request } from 'express';
import { is } from 'superstruct';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { HttpError, notFound, tooManyRequests, unprocessable } from '../../platform/errors/HttpError';
import { readHostName } from '../../platform/http/hostName';
import { addressHash } from '../../platform/limits/addressHash';
import { assertMailAllowed } from '../../platform/limits/mailBudget';
import { newEntry } from '../../platform/outbox/outboxEntries';
import { hashOfSecret } from '../assessments/model';
import { keepScan, mailScan, type ScanDraft, ScanReport, scanDomain, scanEmail } from './contract';
import { describeScan } from './describeScan';
import { ScanMail, SHARED_MS, ToolScan } from './model';
import { scanHash } from './scanHash';

const minute = 60;
const hour = 3600;
const day = 86_400;
const mostAtOnce = 4;
/** Longer than a scan waits and runs. */
const deadline = 45;

/** Scans of what domains publish: told as they run, kept and mailed where whoever received the report wants it. */
export function scanRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const networkOfCaller = (req: Request) => networkOf(clientAddress(req, env.internalKey));
  const running = new Map<string, number>();

  for (const [endpoint, tool] of [
    [scanEmail, 'email-security'],
    [scanDomain, 'domain-security'],
  ] as const)
    addRoute(
      api,
      endpoint,
      anyone,
      async ({ body, req, res }): Promise<undefined> => {
        mustBeNames(body);
        const network = networkOfCaller(req);
        await rateLimit.allow('scan', network, 5, minute);
        await rateLimit.allow('scan-hour', network, 30, hour);
        const already = running.get(network) ?? 0;
        if (already >= mostAtOnce)
          throw tooManyRequests(20, 'Four scans of yours are still running. Please wait for one.');
        running.set(network, already + 1);
        try {
          await describeScan(env, { ...body, tool }, res);
        } finally {
          const left = (running.get(network) ?? 1) - 1;
          if (left) running.set(network, left);
          else running.delete(network);
        }
      },
      { deadline },
    );

  /** The report that was sent back, if it is the one that was told under this id. */
  const receivedReport = async (id: string, text: string): Promise<ScanReport> => {
    const reportHash = scanHash(env.sessionSecret, text);
    const report = (await ToolScan.exists({ _id: id, reportHash })) && JSON.parse(text);
    if (!is(report, ScanReport)) throw notFound('This report is not known any more. Please scan again.');
    return report;
  };

  addRoute(api, keepScan, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.allow('scan-keep', networkOfCaller(req), 30, hour);
    const { domain, score } = await receivedReport(params.id, body.report);
    if (score === null)
      throw unprocessable('nothing_known', 'Nothing could be found out, so there is nothing to share.');
    const expiresAt = new Date(Date.now() + SHARED_MS);
    const shared = { domain, report: body.report, secretHash: hashOfSecret(body.secret), expiresAt };
    await ToolScan.updateOne({ _id: params.id }, { $set: shared });
  });

  addRoute(api, mailScan, anyone, async ({ params, body, req }): Promise<undefined> => {
    const to = body.email.trim();
    await rateLimit.allow('scan-mail-network', networkOfCaller(req), 10, hour);
    await receivedReport(params.id, body.report);
    await rateLimit.allow('report-address', addressHash(to), 3, hour);
    await rateLimit.allow('report-address-day', addressHash(to), 6, day);
    await assertMailAllowed(rateLimit, to);
    const messageId = `<${params.id}-${Date.now()}.report@${env.mailFrom.split('@').at(-1)}>`;
    await ScanMail.create({ report: body.report, outbox: [newEntry({ kind: 'scan', to, messageId })] });
    api.onMailWaiting();
  });
}

function mustBeNames({ domain, selectors = [] }: ScanDraft): void {
  const fieldErrors: Record<string, string> = {};
  if (!readHostName(domain)) fieldErrors.domain = 'Please enter a domain, such as example.com.';
  if (!selectors.every((selector) => SELECTOR.test(selector)))
    fieldErrors.selectors = 'Selectors are made of letters, digits, dots, hyphens and underscores.';
  const [says] = Object.values(fieldErrors);
  if (says) throw new HttpError(422, 'invalid', says, { fieldErrors });
}

const SELECTOR = /^[a-z\d_]([a-z\d._-]*[a-z\d_])?$/i;
