import { createHash } from 'node:crypto';
import type { Request } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import type { Env } from '../../platform/configuration/env';
import { emailAddress } from '../../platform/contracts/endpoint';
import { badRequest, HttpError, notFound } from '../../platform/errors/HttpError';
import { beaconBodyParser, rawBody } from '../../platform/http/sanitizeInput';
import { type EmailService, emailServiceNames, emailServices } from '../inbox/emailServices';
import type { ReportPorts } from '../inbox/InboxPorts';
import { ReceivedEmailModel } from '../inbox/model';
import { readDeliveryReport } from '../inbox/readDeliveryReport';
import { storeReceived } from '../inbox/storeReceived';
import { receiveDeliveryReports } from './contract';
import { isSignedBy, MAX_AGE_SECONDS, readSignature } from './isSignedBy';
import { parseReports, type ServiceReport } from './parseReports';
import { confirmSubscription, readSnsMessage, type SnsTopic } from './snsMessage';

const PER_MINUTE = 600;
/** Certificates of Amazon that a network can have fetched in an hour. There are only a few. */
const CERTIFICATES_PER_HOUR = 20;

/** Bounces and complaints that email services report. They stop newsletters, as reports by email do. */
export function deliveryReportRoutes(api: Api, ports: ReportPorts): void {
  const { env, rateLimit, router } = api;
  const topic = { arn: env.deliveryReportKeys.ses, standIn: env.snsOrigin };
  // Amazon SNS sends JSON as text.
  router.use('/webhooks/email/ses', ...beaconBodyParser(receiveDeliveryReports.maxBodyBytes));
  addRoute(
    api,
    receiveDeliveryReports,
    anyone,
    async ({ params, req }): Promise<undefined> => {
      const network = networkOf(clientAddress(req, env.internalKey));
      await rateLimit.consume('email-webhook', network, PER_MINUTE, 60);
      const service = emailServices.find((name) => name === params.service);
      if (!service) throw notFound('There is no such service.');
      const admit = () => rateLimit.consume('sns-certificate', network, CERTIFICATES_PER_HOUR, 3600);
      const event =
        service === 'ses' ? await readSesEvent(req, topic, admit) : readSignedEvent(req, service, env);
      if (event === undefined) return;
      const useToken = (points: number) =>
        rateLimit.hit('mailgun-token', readSignature(event).token, 2 * MAX_AGE_SECONDS, points);
      // Mailgun's signature is not of the body: whoever saw a call could sign others with it.
      if (service === 'mailgun' && (await useToken(0)).count) return;
      await storeNew(service, parseReports(service, event), ports);
      // Afterward, so that a call that failed can be repeated.
      if (service === 'mailgun') await useToken(1);
    },
    { deadline: 15 },
  );
}

function readSignedEvent(req: Request, service: Exclude<EmailService, 'ses'>, env: Env): unknown {
  const isSigned = isSignedBy[service]({
    body: rawBody(req) ?? Buffer.alloc(0),
    parsed: req.body,
    header: (name) => req.get(name),
    key: env.deliveryReportKeys[service],
    now: Date.now() / 1000,
  });
  if (!isSigned) throw unsigned();
  return req.body;
}

/** Undefined for messages about the subscription to the topic. The first of them is confirmed. */
async function readSesEvent(req: Request, topic: SnsTopic, admit: () => Promise<void>): Promise<unknown> {
  const body = rawBody(req) ?? Buffer.alloc(0);
  const message = await readSnsMessage(body, topic, admit);
  if (!message) throw unsigned();
  if (message.Type === 'SubscriptionConfirmation') await confirmSubscription(message, topic);
  if (message.Type !== 'Notification') return undefined;
  try {
    return JSON.parse(message.Message);
  } catch {
    throw badRequest('The message is not JSON.');
  }
}

const unsigned = () => new HttpError(401, 'unsigned', 'The signature is not valid.');

/**
 * Stores the reports that were not stored before. An account can send emails of other systems as well: only people whom
 * this site knows count. A service that still tries reports each attempt, of which the first a day is stored.
 */
async function storeNew(service: EmailService, reports: ServiceReport[], ports: ReportPorts): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const found = reports.map(({ id, address, ...report }) => {
    const emailNorm = address.trim().toLowerCase();
    const isAttempt = report.kind === 'delayed' && !report.isSoft;
    const name = isAttempt ? `${service} attempt ${day} ${emailNorm}` : `${service} ${id}`;
    return { ...report, _id: createHash('sha256').update(name).digest('base64url'), emailNorm };
  });
  const known = await ports.findKnown(
    found.flatMap(({ emailNorm }) => (emailAddress().is(emailNorm) ? emailNorm : [])),
  );
  const ids = { _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) };
  const stored = new Set<string>(await ReceivedEmailModel.distinct('_id', ids));
  for (const report of found) {
    const { _id, emailNorm } = report;
    if (!known.has(emailNorm) || stored.has(_id) || ports.ownAddresses.includes(emailNorm)) continue;
    const from = { from: emailServiceNames[service], subject: '', at: new Date() };
    await storeReceived(await readDeliveryReport({ ...report, ...from }, ports));
  }
}
