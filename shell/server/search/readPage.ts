import type { SitePage } from '../../kit/pages';
import { QUESTIONS, type SearchEntry } from '../../kit/search';

/** A page as a search needs it: what it says of itself, the questions it answers, and every word of it. */
export interface ReadPage {
  entries: SearchEntry[];
  text: string;
}

const longestSummary = 170;
const longestAnswer = 150;

/** Reads a document of ours, as it is sent. */
export function readPage({ path, label, group }: SitePage, html: string): ReadPage {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const questions = questionsIn(main).map(({ id, question, answer }) => ({
    ...{ path: id ? `${path}#${id}` : path, group: QUESTIONS, title: question },
    summary: short(answer, longestAnswer),
  }));
  const heading = textOf(main.match(/<h1[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '');
  const description = plain(html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '');
  const keywords = plain(html.match(/<meta name="keywords" content="([^"]*)"/)?.[1] ?? '');
  const words = [heading === label ? '' : heading, keywords].filter(Boolean).join(' ');
  const image = main.match(/<img [^>]*?src="(\/(?!\/)[^"?]+\.(?:svg|webp|avif|png))"/)?.[1];
  return {
    entries: [
      {
        ...{ path, group, title: label, summary: short(description, longestSummary) },
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
  plain(
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(script|style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' '),
  );

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => NAMED[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a text, to the end of a word. */
function short(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))}…`;
}
