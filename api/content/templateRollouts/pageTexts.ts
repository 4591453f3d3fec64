import type { LandingDraft } from '../landingPages/contract';
import { extractTexts } from '../landingPages/landingTexts';
import { plainText } from '../markdown/textMeasures';

export interface PageText {
  kind: 'title' | 'description' | 'heading' | 'text';
  text: string;
}

/** What people read of a page, line by line: the meta title and description, then headings and texts of its blocks. */
export function pageTexts({ searchTitle, description, blocks }: LandingDraft): PageText[] {
  const lines: PageText[] = [
    { kind: 'title', text: searchTitle },
    { kind: 'description', text: description },
    ...blocks.flatMap((block): PageText[] => [
      { kind: 'heading', text: block.title },
      ...extractTexts({ blocks: [{ ...block, title: '' }] })
        .flatMap((text) => plainText(text).split('\n'))
        .map((text): PageText => ({ kind: 'text', text })),
    ]),
  ];
  return lines.filter(({ text }) => text.trim());
}
