import { array, create, enums, nullable, number, optional, string, type, validate } from 'superstruct';
import { badRequest } from '../../platform/errors/HttpError';
import type { EmailService } from '../inbox/emailServices';
import { type BounceReport, cleanReason, isSoftStatus, isTemporary } from '../inbox/readBounce';

/** What a service reports of one email to one address. */
export interface ServiceReport extends Omit<BounceReport, 'messageIds'> {
  /** Of the service; the same when a report is repeated. */
  id: string;
  address: string;
}

/** The reports in a body; none for other events. 400 for an invalid body. */
export function parseReports(service: EmailService, body: unknown): ServiceReport[] {
  try {
    return parsers[service](body);
  } catch {
    throw badRequest('The body is not a valid event of this service.');
  }
}

const parsers: Record<EmailService, (body: unknown) => ServiceReport[]> = {
  postmark: parsePostmark,
  mailgun: parseMailgun,
  sendgrid: parseSendgrid,
  ses: parseSes,
};

type Outcome = Omit<ServiceReport, 'id' | 'address'>;

const optionalText = optional(nullable(string()));
const spam: Outcome = { kind: 'complained', reason: 'Marked as spam', isSoft: false };

/** A failure by its enhanced status code, as in a report by email. */
function failed(status: string | null | undefined, words: string | null | undefined): Outcome {
  const code = status || /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(words ?? '')?.[0] || undefined;
  return {
    kind: isTemporary(code) ? 'delayed' : 'bounced',
    reason: withCode(code, words),
    isSoft: isSoftStatus(code),
  };
}

function withCode(code: string | undefined, words: string | null | undefined): string {
  const text = (words ?? '').replace(/^\s*smtp;\s*/i, '');
  return cleanReason(code && !text.includes(code) ? `${code} ${text}` : text);
}

/** Still being tried, or refused for its content or sender. */
const delayed = (words: string | null | undefined, isSoft = false): Outcome => ({
  kind: 'delayed',
  reason: cleanReason(words ?? '') || 'Delayed',
  isSoft,
});
const bounced = (words: string | null | undefined): Outcome => ({
  kind: 'bounced',
  reason: cleanReason(words ?? '') || 'Not delivered',
  isSoft: false,
});

const PostmarkEvent = type({
  RecordType: string(),
  ID: number(),
  Type: string(),
  Email: string(),
  MessageID: optionalText,
  Description: optionalText,
  Details: optionalText,
});

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
function parsePostmark(body: unknown): ServiceReport[] {
  const { RecordType: record } = create(body, type({ RecordType: string() }));
  if (record !== 'Bounce' && record !== 'SpamComplaint') return [];
  const { ID, Type: kind, Email: address, MessageID, Description, Details } = create(body, PostmarkEvent);
  const words = Details || Description;
  const outcome =
    kind === 'SpamComplaint'
      ? spam
      : ['HardBounce', 'BadEmailAddress'].includes(kind)
        ? bounced(words)
        : ['SoftBounce', 'DnsError'].includes(kind)
          ? delayed(words, true)
          : ['Transient', 'Blocked', 'DMARCPolicy', 'SpamNotification', 'Unknown'].includes(kind)
            ? delayed(words)
            : undefined;
  // IDs above 2^53 are rounded, so that neighboring ones become the same.
  return outcome ? [{ id: [ID, MessageID, kind, address].join(' '), address, ...outcome }] : [];
}

const MailgunEvent = type({
  'event-data': type({
    event: string(),
    id: string(),
    recipient: string(),
    severity: optionalText,
    reason: optionalText,
    'delivery-status': optional(
      nullable(type({ 'enhanced-code': optionalText, message: optionalText, description: optionalText })),
    ),
  }),
});

/** Reasons that say nothing of the address: the sender is blocked, or the person unsubscribed at Mailgun. */
const refusals = ['espblock', 'suppress-unsubscribe'];

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
function parseMailgun(body: unknown): ServiceReport[] {
  const data = create(body, MailgunEvent)['event-data'];
  const status = data['delivery-status'];
  const words = status?.message || status?.description;
  const outcome =
    data.event === 'complained' || data.reason === 'suppress-complaint'
      ? spam
      : data.event !== 'failed'
        ? undefined
        : data.severity !== 'permanent' || refusals.includes(data.reason ?? '')
          ? delayed(words)
          : // Tried for hours in vain.
            data.reason === 'old'
            ? delayed(words, true)
            : failed(status?.['enhanced-code'] || '5.0.0', words);
  return outcome ? [{ id: data.id, address: data.recipient, ...outcome }] : [];
}

const SendgridEvent = type({
  event: enums(['bounce', 'deferred', 'dropped', 'spamreport']),
  email: string(),
  sg_event_id: string(),
  type: optionalText,
  status: optionalText,
  reason: optionalText,
  response: optionalText,
});

/**
 * Other events come in the same body, also some of the account, which have no address.
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event
 */
function parseSendgrid(body: unknown): ServiceReport[] {
  return create(body, array(type({}))).flatMap((each) => {
    const [, found] = validate(each, SendgridEvent);
    if (!found) return [];
    const { event, email: address, sg_event_id: id, ...rest } = found;
    const outcome = readSendgrid(event, rest);
    return outcome ? [{ id, address, ...outcome }] : [];
  });
}

function readSendgrid(
  event: string,
  {
    type: kind,
    status,
    reason,
    response,
  }: Partial<Record<'type' | 'status' | 'reason' | 'response', string | null>>,
): Outcome | undefined {
  if (event === 'spamreport' || (event === 'dropped' && reason === 'Spam Reporting Address')) return spam;
  if (event === 'dropped') return reason === 'Bounced Address' ? bounced(reason) : undefined;
  if (event === 'deferred') return delayed(response);
  if (event !== 'bounce') return undefined;
  if (kind === 'blocked') return delayed(reason);
  // Tried for days in vain.
  return kind === 'expired' ? delayed(reason, true) : failed(status || '5.0.0', reason);
}

const Recipient = type({ emailAddress: string(), status: optionalText, diagnosticCode: optionalText });
const SesBounce = type({
  bounceType: string(),
  bounceSubType: optionalText,
  feedbackId: string(),
  bouncedRecipients: array(Recipient),
});
const SesComplaint = type({
  feedbackId: string(),
  complaintFeedbackType: optionalText,
  complainedRecipients: array(type({ emailAddress: string() })),
});

/**
 * Notifications and events alike.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
function parseSes(body: unknown): ServiceReport[] {
  const Named = type({ notificationType: optionalText, eventType: optionalText });
  const { notificationType, eventType } = create(body, Named);
  const name = notificationType || eventType;
  if (name === 'Bounce') return readSesBounce(create(body, type({ bounce: SesBounce })).bounce);
  if (name !== 'Complaint') return [];
  const { feedbackId, complaintFeedbackType, complainedRecipients } = create(
    body,
    type({ complaint: SesComplaint }),
  ).complaint;
  if (complaintFeedbackType === 'not-spam') return [];
  return complainedRecipients.map(({ emailAddress: address }) => ({
    id: `${feedbackId} ${address}`,
    address,
    ...spam,
  }));
}

function readSesBounce(bounce: typeof SesBounce.TYPE): ServiceReport[] {
  const { bounceType, bounceSubType, feedbackId, bouncedRecipients } = bounce;
  // The others are refusals of the content, or too large.
  const isUnreachable = ['General', 'MailboxFull'].includes(bounceSubType ?? '');
  return bouncedRecipients.map(({ emailAddress: address, status, diagnosticCode }) => {
    const words = withCode(status ?? undefined, diagnosticCode);
    return {
      id: `${feedbackId} ${address}`,
      address,
      ...(bounceType === 'Permanent'
        ? bounced(words)
        : delayed(words, bounceType === 'Transient' && isUnreachable)),
    };
  });
}
