import { type Closing, closings } from './contract';

/** A post as a file: a few lines of facts between `---` and `---`, then Markdown. */
export interface PostFile {
  title: string;
  slug: string;
  summary: string;
  author: string;
  /** What its drawing shows. */
  imageAlt: string;
  tags: string[];
  closing?: Closing;
  isDraft: boolean;
  publishAt: Date;
  markdown: string;
}

const known = [
  'title',
  'slug',
  'summary',
  'publishedAt',
  'scheduledAt',
  'draft',
  'tags',
  'author',
  'coverAlt',
  'closing',
];

/** Reads a post file strictly: an unknown or missing fact, or a date that is none, is an error naming the file. */
export function readPostFile(name: string, source: string): PostFile {
  const parts = source.replaceAll('\r\n', '\n').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
  if (!parts) throw new Error(`${name} does not begin with facts between two lines of ---`);
  const facts = factsOf(name, parts[1] ?? '');
  const need = (fact: string): string => {
    const value = facts.get(fact);
    if (!value) throw new Error(`${name} has no ${fact}`);
    return value;
  };
  const isDraft = facts.get('draft') === 'true';
  const moment =
    facts.get('scheduledAt') ?? facts.get('publishedAt') ?? (isDraft ? '2026-01-01' : need('publishedAt'));
  const publishAt = new Date(moment);
  if (Number.isNaN(publishAt.getTime())) throw new Error(`${name} has a date that is none: ${moment}`);
  return {
    title: need('title'),
    slug: need('slug'),
    summary: need('summary'),
    author: facts.get('author') ?? 'The Emberline desk',
    imageAlt: need('coverAlt'),
    tags: listOf(facts.get('tags') ?? ''),
    closing: closingOf(name, facts.get('closing')),
    isDraft,
    publishAt,
    markdown: parts[2]?.trim() ?? '',
  };
}

function closingOf(name: string, said: string | undefined): Closing | undefined {
  const closing = closings.find((one) => one === said);
  if (said && !closing) throw new Error(`${name} ends in what is no tool: ${said}`);
  return closing;
}

function factsOf(name: string, head: string): Map<string, string> {
  const facts = new Map<string, string>();
  for (const line of head.split('\n').filter(Boolean)) {
    const [, fact, value] = line.match(/^(\w+):\s*(.*?)\s*$/) ?? [];
    if (!fact || value === undefined) throw new Error(`${name} has a line that is no fact: ${line}`);
    if (!known.includes(fact)) throw new Error(`${name} has a fact that is not known: ${fact}`);
    facts.set(fact, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return facts;
}

function listOf(value: string): string[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((tag) => tag.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter(Boolean);
}
