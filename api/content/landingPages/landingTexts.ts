import type { LandingDraft, UnfinishedBlock } from './contract';

/** All visible texts of a page, block by block; each ends with a period. */
export function extractTexts({ blocks }: Pick<LandingDraft, 'blocks'>): string[] {
  return blocks.flatMap(wordsOf).filter(Boolean).map(ended);
}

/** The paths of this site that a page links to or takes an illustration from. */
export function pathsIn({ blocks, expireTo }: Pick<LandingDraft, 'blocks' | 'expireTo'>): string[] {
  return [expireTo, ...blocks.flatMap(pathsOf)].filter((path) => path.startsWith('/'));
}

function wordsOf(block: UnfinishedBlock): string[] {
  const { kind: _kind, title, ...parts } = block;
  return [title, ...Object.entries(parts).flatMap(([name, value]) => (isShown(name) ? flat(value) : []))];
}

const isShown = (name: string) =>
  !['drawnAs', 'image', 'imageAlt', 'bookTo', 'to', 'poster', 'video', 'captions', 'until'].includes(name);

function flat(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return (value as Record<string, string>[]).flatMap((item) =>
    Object.entries(item).flatMap(([name, text]) => (isShown(name) ? [text] : [])),
  );
}

function pathsOf(block: UnfinishedBlock): string[] {
  switch (block.kind) {
    case 'hero':
      return [block.drawnAs, block.bookTo ?? ''];
    case 'tool':
      return [block.to];
    case 'proof':
      return block.items.map(({ to }) => to);
    case 'text':
      return [...block.markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)/g)].map(([, to = '']) => to);
    default:
      return [];
  }
}

const ended = (text: string) => (/[.!?:]\s*$/.test(text) ? text : `${text}.`);
