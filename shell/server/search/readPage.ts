import type { SitePage } from '../../kit/pages';
import { QUESTIONS, type SearchEntry } from '../../kit/search';

/** A page as the search index needs it: its own entry, one for each question it answers, and its text. */
export interface ReadPage {
  entries: SearchEntry[];
  text: string;
}

const MAX_SUMMARY_LENGTH = 170;
const MAX_ANSWER_LENGTH = 150;

/** Parses the HTML of a page of this site. */
export function readPage({ path, label, group }: SitePage, html: string): ReadPage {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const questions = questionsIn(main).map(({ id, question, answer }) => ({
    path: id ? `${path}#${id}` : path,
    group: QUESTIONS,
    title: question,
    summary: truncate(answer, MAX_ANSWER_LENGTH),
  }));
  const heading = textOf(main.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '');
  const description = decodeText(html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '');
  const keywords = decodeText(html.match(/<meta name="keywords" content="([^"]*)"/)?.[1] ?? '');
  const words = [heading === label ? '' : heading, keywords].filter(Boolean).join(' ');
  const image = main.match(/<img [^>]*?src="(\/(?!\/)[^"?]+\.(?:svg|webp|avif|png))"/)?.[1];
  return {
    entries: [
      {
        path,
        group,
        title: label,
        summary: truncate(description, MAX_SUMMARY_LENGTH),
        ...(words && { words }),
        ...(image && { image }),
      },
      ...questions,
    ],
    text: textOf(main.replace(QUESTION, ' ')),
  };
}

const QUESTION = /<details([^>]*)>\s*<summary[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

function questionsIn(main: string) {
  return [...main.matchAll(QUESTION)]
    .map(([, attributes = '', summary = '', answer = '']) => ({
      id: attributes.match(/\bid="([^"]+)"/)?.[1],
      question: textOf(summary),
      answer: textOf(answer),
    }))
    .filter(({ question }) => question.endsWith('?'));
}

const textOf = (html: string) =>
  decodeText(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' '),
  );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decodeText = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Truncates a text at the end of a word. */
function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, text.lastIndexOf(' ', maxLength))}…`;
}
