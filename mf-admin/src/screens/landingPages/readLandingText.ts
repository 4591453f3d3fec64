import type { LandingDraft, UnfinishedBlock } from '@site/api/content/landingPages/contract';
import { extractTexts } from '@site/api/content/landingPages/landingTexts';
import type { AnalyzedText, TextPart } from '../../workbench/editor/analysis/AnalyzedText';

/** The texts of a landing page block by block, for help while writing. */
export const readLandingText = (draft: LandingDraft): AnalyzedText<LandingDraft> => ({
  title: draft.searchTitle,
  description: draft.description,
  parts: draft.blocks.map((block, at) => readBlock(draft, block, at)),
  alts: draft.blocks.flatMap((block) => (block.kind === 'hero' && block.image ? [block.imageAlt ?? ''] : [])),
});

function readBlock(draft: LandingDraft, block: UnfinishedBlock, at: number): TextPart<LandingDraft> {
  // The title of a hero is the page’s main heading.
  const heading = block.kind === 'hero' ? undefined : block.title;
  if (block.kind === 'text')
    return {
      heading,
      text: block.markdown,
      withText: (markdown) => ({ blocks: draft.blocks.with(at, { ...block, markdown }) }),
    };
  const untitled = { ...block, title: '' } as UnfinishedBlock;
  return { heading, text: extractTexts({ blocks: [untitled] }).join('\n\n') };
}
