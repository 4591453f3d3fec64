import type { Request } from 'express';
import { is } from 'superstruct';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { HttpError, notFound, tooManyRequests, unprocessable } from '../../platform/errors/HttpError';
import { parseHostName } from '../../platform/http/hostName';
import { addressHash } from '../../platform/limits/addressHash';
import { assertMailAllowed } from '../../platform/limits/mailBudget';
import { newMessageId, newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { hashSecret } from '../assessments/model';
import { emailScan, type ScanDraft, ScanReport, saveScan, scanDomain, scanEmail } from './contract';
import { hashScanText } from './hashScanText';
import { ScanMail, SHARE_LIFETIME_MS, ToolScan } from './model';
import { streamScan } from './streamScan';

const minute = 60;
const hour = 3600;
const day = 86_400;
const maxConcurrentScans = 4;
/** Seconds; longer than the queue time and duration of a scan. */
const deadline = 45;

/** Domain scans: streamed while they run, stored and emailed on request of the client that received the report. */
export function scanRoutes(api: Api): void {
  const { env, rateLimit } = api;
  const getNetwork = (req: Request) => networkOf(clientAddress(req, env.internalKey));
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
        assertHostNames(body);
        const network = getNetwork(req);
        await rateLimit.consume('scan', network, 5, minute);
        await rateLimit.consume('scan-hour', network, 30, hour);
        const runningScans = running.get(network) ?? 0;
        if (runningScans >= maxConcurrentScans)
          throw tooManyRequests(20, 'You have four scans running. Please wait until one finishes.');
        running.set(network, runningScans + 1);
        try {
          await streamScan(env, { ...body, tool }, res);
        } finally {
          const remaining = (running.get(network) ?? 1) - 1;
          if (remaining) running.set(network, remaining);
          else running.delete(network);
        }
      },
      { deadline },
    );

  /** Verifies that the client received this report under this ID. */
  const verifyReport = async (id: string, text: string): Promise<ScanReport> => {
    const reportHash = hashScanText(env.sessionSecret, text);
    const report = (await ToolScan.exists({ _id: id, reportHash })) && JSON.parse(text);
    if (!is(report, ScanReport)) throw notFound('We no longer have this report. Please scan again.');
    return report;
  };

  addRoute(api, saveScan, anyone, async ({ params, body, req }): Promise<undefined> => {
    await rateLimit.consume('scan-keep', getNetwork(req), 30, hour);
    const { domain, score } = await verifyReport(params.id, body.report);
    if (score === null)
      throw unprocessable('nothing_known', 'We couldn’t find out anything, so there’s nothing to share.');
    const expiresAt = new Date(Date.now() + SHARE_LIFETIME_MS);
    const shared = { domain, report: body.report, secretHash: hashSecret(body.secret), expiresAt };
    await ToolScan.updateOne({ _id: params.id }, { $set: shared });
  });

  addRoute(api, emailScan, anyone, async ({ params, body, req }): Promise<undefined> => {
    const to = body.email.trim();
    await rateLimit.consume('scan-mail-network', getNetwork(req), 10, hour);
    await verifyReport(params.id, body.report);
    await rateLimit.consume('report-address', addressHash(to), 3, hour);
    await rateLimit.consume('report-address-day', addressHash(to), 6, day);
    await assertMailAllowed(rateLimit, to);
    const messageId = newMessageId(`${params.id}.report`, env);
    await ScanMail.create({ report: body.report, outbox: [newOutboxEntry({ kind: 'scan', to, messageId })] });
    api.onMailQueued();
  });
}

function assertHostNames({ domain, selectors = [] }: ScanDraft): void {
  const fieldErrors: Record<string, string> = {};
  if (!parseHostName(domain)) fieldErrors.domain = 'Please enter a domain, such as example.com.';
  if (!selectors.every((selector) => SELECTOR.test(selector)))
    fieldErrors.selectors = 'Selectors are made of letters, digits, dots, hyphens and underscores.';
  const [message] = Object.values(fieldErrors);
  if (message) throw new HttpError(422, 'invalid', message, { fieldErrors });
}

const SELECTOR = /^[a-z\d_]([a-z\d._-]*[a-z\d_])?$/i;
