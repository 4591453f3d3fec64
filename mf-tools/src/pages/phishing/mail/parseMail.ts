import PostalMime from 'postal-mime';
import type { Mail } from './Mail';
import { parseHeaders, splitHeaders } from './parseHeaders';
import { parseHtml } from './parseHtml';
import { parseText } from './parseText';

const HEAD_BYTES = 256 * 1024;

/** Parses a saved email. If the body cannot be parsed, reads only the headers. */
export async function parseMail(bytes: Uint8Array): Promise<Mail> {
  const { head } = splitHeaders(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).replace(/^\s+/, ''));
  const headers = parseHeaders(head);
  try {
    const mail = await PostalMime.parse(bytes, {
      maxNestingDepth: 30,
      maxHeadersSize: 1024 * 1024,
      attachmentEncoding: 'arraybuffer',
    });
    const html = parseHtml(mail.html ?? '');
    const plain = parseText((mail.text ?? '').slice(0, 1_000_000));
    const isHtml = html.paragraphs.length > 0 || html.links.length > 0;
    return {
      headers,
      paragraphs: isHtml ? html.paragraphs : plain.paragraphs,
      links: isHtml ? html.links : plain.links,
      asksPassword: html.asksPassword,
      attached: mail.attachments
        .filter(
          ({ disposition, mimeType, related }) =>
            !related || disposition === 'attachment' || !mimeType.startsWith('image/'),
        )
        .slice(0, 50)
        .map(({ filename, mimeType }) => ({ name: (filename ?? '').slice(0, 200), type: mimeType })),
      notes: [],
    };
  } catch {
    return {
      headers,
      paragraphs: [],
      links: [],
      attached: [],
      asksPassword: false,
      notes: ['We could only read the header of this email, which is unusual.'],
    };
  }
}

/** Parses a plain text message. */
export const parseMessage = (text: string): Mail => ({
  ...parseText(text.slice(0, 1_000_000)),
  headers: [],
  attached: [],
  asksPassword: false,
  notes: [],
});

/** Parses a message copied as HTML, with its link targets. Undefined without links. */
export function parseHtmlMessage(html: string): Mail | undefined {
  const read = parseHtml(html);
  return read.links.length > 0 || read.asksPassword
    ? { ...read, headers: [], attached: [], notes: [] }
    : undefined;
}
