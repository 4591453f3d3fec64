import { type ClosingTool, closingTools } from './contract';

/** A post as a file: front matter between two lines of `---`, then Markdown. */
export interface PostFile {
  title: string;
  slug: string;
  summary: string;
  author: string;
  /** Describes the cover drawing. */
  imageAlt: string;
  tags: string[];
  closing?: ClosingTool;
  isDraft: boolean;
  publishAt: Date;
  markdown: string;
}

const KNOWN_FIELDS = [
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

/** Parses a post file strictly: an unknown or missing field, or an invalid date, is an error that names the file. */
export function readPostFile(name: string, source: string): PostFile {
  const parts = source.replaceAll('\r\n', '\n').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
  if (!parts) throw new Error(`${name} does not begin with front matter between two lines of ---`);
  const frontMatter = parseFrontMatter(name, parts[1] ?? '');
  const requireField = (field: string): string => {
    const value = frontMatter.get(field);
    if (!value) throw new Error(`${name} has no ${field}`);
    return value;
  };
  const isDraft = frontMatter.get('draft') === 'true';
  const date =
    frontMatter.get('scheduledAt') ??
    frontMatter.get('publishedAt') ??
    (isDraft ? '2026-01-01' : requireField('publishedAt'));
  const publishAt = new Date(date);
  if (Number.isNaN(publishAt.getTime())) throw new Error(`${name} has an invalid date: ${date}`);
  return {
    title: requireField('title'),
    slug: requireField('slug'),
    summary: requireField('summary'),
    author: frontMatter.get('author') ?? '',
    imageAlt: requireField('coverAlt'),
    tags: parseTags(frontMatter.get('tags') ?? ''),
    closing: parseClosing(name, frontMatter.get('closing')),
    isDraft,
    publishAt,
    markdown: parts[2]?.trim() ?? '',
  };
}

function parseClosing(name: string, value: string | undefined): ClosingTool | undefined {
  const closing = closingTools.find((tool) => tool === value);
  if (value && !closing) throw new Error(`${name} names an unknown closing tool: ${value}`);
  return closing;
}

function parseFrontMatter(name: string, text: string): Map<string, string> {
  const frontMatter = new Map<string, string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, field, value] = line.match(/^(\w+):\s*(.*?)\s*$/) ?? [];
    if (!field || value === undefined) throw new Error(`${name} has an invalid front matter line: ${line}`);
    if (!KNOWN_FIELDS.includes(field)) throw new Error(`${name} has an unknown field: ${field}`);
    frontMatter.set(field, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return frontMatter;
}

function parseTags(value: string): string[] {
  return value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((tag) => tag.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter(Boolean);
}
