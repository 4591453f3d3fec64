import type { MailLink } from './Mail';
import { MAX_PARAGRAPHS } from './parseHtml';

const ADDRESS =
  /\b(?:https?|hxxps?):\/\/[^\s<>"'`]{3,2000}|\b(?:javascript|data):[^\s<>"']{4,2000}|(?<![@\w.-])(?:[a-z0-9-]{1,63}(?:\[?\.\]?)){1,8}[a-z]{2,24}\/[^\s<>"']{1,2000}|(?<![@\w.-])www\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6}/gi;

/** The paragraphs and URLs of a plain text. */
export function parseText(text: string): { paragraphs: string[]; links: MailLink[] } {
  const paragraphs = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().slice(0, 4_000))
    .filter(Boolean)
    .slice(0, MAX_PARAGRAPHS);
  const links = paragraphs.flatMap((line, paragraph) =>
    [...line.matchAll(ADDRESS)].map(([match]) => {
      const text = match.replace(/[).,;:!?\]>*]+$/, '');
      return { text, href: text, paragraph };
    }),
  );
  return { paragraphs, links: links.slice(0, 300) };
}
