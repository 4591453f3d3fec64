import { type IncomingEmail, idsIn } from './readEmail';

/** What a report says about an email that was sent. */
export interface BounceReport {
  kind: 'bounced' | 'delayed' | 'complained';
  /** Status code and words of the mail server, without email addresses. */
  reason: string;
  /** Message-IDs of the emails that it may be about. */
  messageIds: string[];
}

/** Reports are read up to here. */
const LONGEST = 1_000_000;

/**
 * Reads a delivery report (RFC 3464), a complaint (RFC 5965), or what qmail, older Exim and Microsoft send instead.
 * Undefined for other emails, and for reports of a successful delivery.
 */
export function readBounce(
  source: Buffer,
  { headers, sender, subject }: IncomingEmail,
): BounceReport | undefined {
  const raw = source.subarray(0, LONGEST).toString('latin1');
  const body = decodeParts(raw);
  const type = headers.get('content-type')?.toLowerCase() ?? '';
  const messageIds = idsIn(
    fieldsIn(body, 'message-id').concat(fieldsIn(body, 'x-hmxmroriginalmessageid')).join(' '),
  );
  if (/^feedback-type:\s*\S/im.test(body) && isReport(type)) {
    if (!/^feedback-type:\s*(?:abuse|fraud|other|virus|complaint)/im.test(body)) return undefined;
    return { kind: 'complained', reason: 'Marked as spam', messageIds };
  }
  if (headers.has('x-hmxmroriginalrecipient'))
    return { kind: 'complained', reason: 'Marked as spam', messageIds };
  const isDelivery = isReport(type) && /^(?:final|original)-recipient:/im.test(body);
  if (!isDelivery && !isOldReport(headers, sender, subject, body)) return undefined;
  const action = fieldsIn(body, 'action')[0]?.toLowerCase();
  if (action && !['failed', 'delayed'].includes(action)) return undefined;
  const words = fieldsIn(body, 'diagnostic-code')[0] ?? sentenceOf(body);
  const status = fieldsIn(body, 'status')[0]?.match(STATUS)?.[0] ?? words.match(STATUS)?.[0] ?? codeOf(words);
  return {
    kind: action === 'delayed' || isTemporary(status) ? 'delayed' : 'bounced',
    reason: clean([status, words.replace(/^\s*\w+;\s*/, '')].filter(Boolean).join(' ')),
    messageIds,
  };
}

const isReport = (type: string) => /^multipart\/report\b/.test(type.trim());

/** Reports without the standard form: qmail, Exim with X-Failed-Recipients, and other mailer daemons. */
function isOldReport(headers: Map<string, string>, sender: string, subject: string, body: string): boolean {
  if (/^Hi\. This is the (?:qmail|MTA)/im.test(body) || headers.has('x-failed-recipients')) return true;
  const isDaemon = /^(?:mailer-daemon|postmaster|mail-daemon)@/.test(sender);
  return (
    isDaemon &&
    /undeliver|returned mail|delivery (?:status|failure|has failed|failed|report)|failure notice|mail delivery/i.test(
      subject,
    )
  );
}

/** Temporary failures, full mailboxes, and refusals that concern the content or the sender and not the address. */
function isTemporary(status: string | undefined): boolean {
  return !status || /^4/.test(status) || /^5\.2\.2\b|^5\.3\.4\b|^5\.7\./.test(status);
}

const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** The enhanced code that belongs to a plain reply code. */
function codeOf(words: string): string | undefined {
  const code = words.match(/\b([45])(\d)\d\b/);
  if (!code)
    return /user unknown|no such user|does not exist|unrouteable|no mailbox/i.test(words)
      ? '5.1.1'
      : undefined;
  return `${code[1]}.${code[0] === '550' ? '1.1' : '0.0'}`;
}

/** What qmail and Exim write below the address, or the line with a code. */
function sentenceOf(body: string): string {
  const below = body.match(/^\s*<[^<>\s]+@[^<>\s]+>:\s*\n((?:.+\n?){1,4})/m)?.[1];
  const exim = body.match(/^ {2}\S+@\S+\n((?: {4}.+\n?){1,4})/m)?.[1];
  return (below ?? exim ?? body.match(/^.*\b[45]\d\d[ -].*$/m)?.[0] ?? '').replace(/\s+/g, ' ').trim();
}

/** The values of a header field anywhere in the report, unfolded. */
function fieldsIn(body: string, name: string): string[] {
  return [...body.matchAll(new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t]+.*)*)`, 'gim'))]
    .slice(0, 20)
    .map(([, value = '']) => value.replace(/\s+/g, ' ').trim());
}

/** The report with its base64 parts as text, and one kind of line ends. */
function decodeParts(raw: string): string {
  const text = raw.replace(/\r\n?/g, '\n');
  return text.replace(
    /^content-transfer-encoding:\s*base64[^\n]*\n(?:[^\n]+\n)*\n([A-Za-z\d+/=\n]{1,200000})/gim,
    (_, data: string) => `\n${Buffer.from(data, 'base64').toString('latin1').replace(/\r\n?/g, '\n')}\n`,
  );
}

const clean = (text: string) =>
  text
    .replace(/\S+@\S+/g, '…')
    .replace(/[^\x20-\x7e…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
