import { createHash } from 'node:crypto';
import type { Request } from 'express';
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
import { readDeliveryReport } from '../inbox/readDeliveryReport';
import { storeReceived } from '../inbox/storeReceived';
import { receiveDeliveryReports } from './contract';
import { isSignedBy } from './isSignedBy';
import { parseReports, type ServiceReport } from './parseReports';
import { confirmSubscription, readSnsMessage } from './snsMessage';

const PER_MINUTE = 600;
/** SendGrid sends up to about a thousand events at once. */
const MOST_REPORTS = 2000;

/** Bounces and complaints that email services report. They stop newsletters, as reports by email do. */
export function deliveryReportRoutes(api: Api, ports: ReportPorts): void {
  const { env, rateLimit, router } = api;
  // Amazon SNS sends JSON as text.
  router.use('/webhooks/email/ses', ...beaconBodyParser(receiveDeliveryReports.maxBodyBytes));
  addRoute(
    api,
    receiveDeliveryReports,
    anyone,
    async ({ params, req }): Promise<undefined> => {
      await rateLimit.consume(
        'email-webhook',
        networkOf(clientAddress(req, env.internalKey)),
        PER_MINUTE,
        60,
      );
      const service = emailServices.find((name) => name === params.service);
      if (!service) throw notFound('There is no such service.');
      const event = service === 'ses' ? await readSesEvent(req, env) : readSignedEvent(req, service, env);
      if (event === undefined) return;
      for (const report of parseReports(service, event).slice(0, MOST_REPORTS))
        await store(service, report, ports);
    },
    { deadline: 30 },
  );
}

function readSignedEvent(req: Request, service: Exclude<EmailService, 'ses'>, env: Env): unknown {
  const isSigned = isSignedBy[service]({
    body: rawBody(req) ?? Buffer.alloc(0),
    header: (name) => req.get(name),
    key: env.deliveryReportKeys[service],
    now: Date.now() / 1000,
  });
  if (!isSigned) throw unsigned();
  return req.body;
}

/** Undefined for messages about the subscription to the topic. The first of them is confirmed. */
async function readSesEvent(req: Request, env: Env): Promise<unknown> {
  const body = rawBody(req) ?? Buffer.alloc(0);
  const message = await readSnsMessage(body, env.deliveryReportKeys.ses, env.snsOrigin);
  if (!message) throw unsigned();
  if (message.Type === 'SubscriptionConfirmation') await confirmSubscription(message, env.snsOrigin);
  if (message.Type !== 'Notification') return undefined;
  try {
    return JSON.parse(message.Message);
  } catch {
    throw badRequest('The message is not JSON.');
  }
}

const unsigned = () => new HttpError(401, 'unsigned', 'The signature is not valid.');

/** An account can send emails of other systems as well: only people whom this site knows count. */
async function store(
  service: EmailService,
  { id, address, ...report }: ServiceReport,
  ports: ReportPorts,
): Promise<void> {
  const emailNorm = address.trim().toLowerCase();
  if (!emailAddress().is(emailNorm) || ports.ownAddresses.includes(emailNorm)) return;
  if (!(await ports.isKnown(emailNorm))) return;
  await storeReceived(
    await readDeliveryReport(
      {
        ...report,
        _id: createHash('sha256').update(`${service} ${id}`).digest('base64url'),
        emailNorm,
        from: emailServiceNames[service],
        subject: '',
        at: new Date(),
      },
      ports,
    ),
  );
}
