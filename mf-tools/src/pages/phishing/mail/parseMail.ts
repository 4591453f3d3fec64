import PostalMime from 'postal-mime';
import type { Mail } from './Mail';
import { cutHead, parseHeaders } from './parseHeaders';
import { parseHtml } from './parseHtml';
import { parseText } from './parseText';

const HEAD_BYTES = 256 * 1024;

/** A mail as it was saved. What cannot be taken apart is read as far as its head. */
export async function parseMail(bytes: Uint8Array): Promise<Mail> {
  const { head } = cutHead(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).replace(/^\s+/, ''));
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
      notes: ['The mail is built so strangely that only its head could be read. That is unusual in itself.'],
    };
  }
}

/** A message as text. */
export const parseMessage = (text: string): Mail => ({
  ...parseText(text.slice(0, 1_000_000)),
  headers: [],
  attached: [],
  asksPassword: false,
  notes: [],
});

/** A message as it was copied from a mail program or a page: its links lead elsewhere than they read. Nothing where it has none. */
export function parseHtmlMessage(html: string): Mail | undefined {
  const read = parseHtml(html);
  return read.links.length > 0 || read.asksPassword
    ? { ...read, headers: [], attached: [], notes: [] }
    : undefined;
}
