import { type IncomingEmail, idsIn } from './readEmail';

/** The content of a delivery report about an email that was sent. */
export interface BounceReport {
  kind: 'bounced' | 'delayed' | 'complained';
  /** Status code and words of the mail server, without email addresses. */
  reason: string;
  /** It failed because the address cannot be reached at present: a full mailbox, or a server that does not answer. */
  isSoft: boolean;
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
    return { kind: 'complained', reason: 'Marked as spam', isSoft: false, messageIds };
  }
  if (headers.has('x-hmxmroriginalrecipient'))
    return { kind: 'complained', reason: 'Marked as spam', isSoft: false, messageIds };
  const isDelivery = isReport(type) && /^(?:final|original)-recipient:/im.test(body);
  if (!isDelivery && !isOldReport(headers, sender, subject, body)) return undefined;
  const action = fieldsIn(body, 'action')[0]?.toLowerCase();
  if (action && !['failed', 'delayed'].includes(action)) return undefined;
  const words = fieldsIn(body, 'diagnostic-code')[0] ?? sentenceOf(body);
  const status = fieldsIn(body, 'status')[0]?.match(STATUS)?.[0] ?? words.match(STATUS)?.[0] ?? codeOf(words);
  return {
    kind: action === 'delayed' || isTemporary(status) ? 'delayed' : 'bounced',
    reason: cleanReason([status, words.replace(/^\s*\w+;\s*/, '')].filter(Boolean).join(' ')),
    // A server that still tries has not failed.
    isSoft: action !== 'delayed' && isSoftStatus(status),
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
export function isTemporary(status: string | undefined): boolean {
  return !status || /^4/.test(status) || /^5\.2\.2\b|^5\.3\.4\b|^5\.7\./.test(status);
}

/** A full mailbox, or no response. A refusal of the content or the sender says nothing of the address. */
export const isSoftStatus = (status: string | undefined) =>
  status !== undefined && /^4\.(?!7\.)|^5\.2\.2\b/.test(status);

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

/**
 * What qmail and Exim write below the address, or the line with a code. It is read line by line: hostile texts can make
 * regular expressions over the whole text run for hours.
 */
function sentenceOf(body: string): string {
  const lines = body.split('\n');
  const below = linesBelow(lines, /^\s*<[^<>\s]{3,320}>:\s*$/, /./);
  const exim = linesBelow(lines, /^ {2}\S{3,320}$/, /^ {4}./);
  const words = below || exim || lines.find((line) => /\b[45]\d\d[ -]/.test(line)) || '';
  return words.replace(/\s+/g, ' ').trim();
}

/** Up to four lines of a form, below a line with an address. */
function linesBelow(lines: string[], address: RegExp, form: RegExp): string {
  const at = lines.findIndex(
    (line, index) => address.test(line) && line.includes('@') && form.test(lines[index + 1] ?? ''),
  );
  if (at < 0) return '';
  const below = lines.slice(at + 1, at + 5);
  const end = below.findIndex((line) => !form.test(line));
  return below.slice(0, end < 0 ? below.length : end).join('\n');
}

/** The values of a header field anywhere in the report, unfolded. */
function fieldsIn(body: string, name: string): string[] {
  return [...body.matchAll(new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t]+.*)*)`, 'gim'))]
    .slice(0, 20)
    .map(([, value = '']) => value.replace(/\s+/g, ' ').trim());
}

/** The report with its base64 parts as text, and one kind of line ends. */
function decodeParts(raw: string): string {
  const read: string[] = [];
  let isEncoded = false;
  let data: string[] | undefined;
  const decode = () => {
    if (data) read.push(withLineFeeds(Buffer.from(data.join(''), 'base64').toString('latin1')));
    data = undefined;
  };
  for (const line of withLineFeeds(raw).split('\n')) {
    if (data && /^[A-Za-z\d+/=]*$/.test(line)) {
      data.push(line);
      continue;
    }
    decode();
    read.push(line);
    if (/^content-transfer-encoding:\s*base64/i.test(line)) isEncoded = true;
    if (line || !isEncoded) continue;
    // The header of a part ends here.
    isEncoded = false;
    data = [];
  }
  decode();
  return read.join('\n');
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** The words of a mail server in one line, without email addresses. */
export const cleanReason = (text: string) =>
  text
    .slice(0, 1000)
    .replace(/\S+@\S+/g, '…')
    .replace(/[^\x20-\x7e…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
