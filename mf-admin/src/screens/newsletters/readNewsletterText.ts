import type { NewsletterDraft } from '@site/api/audience/newsletters/contract';
import type { AnalyzedText } from '../../workbench/editor/analysis/AnalyzedText';

/** The texts of a newsletter block by block, for help while writing. Posts have had theirs. */
export const readNewsletterText = (draft: NewsletterDraft): AnalyzedText<NewsletterDraft> => ({
  title: draft.subject,
  description: draft.preheader,
  parts: draft.blocks.flatMap((block, at) =>
    block.kind === 'text'
      ? [
          {
            text: block.markdown,
            withText: (markdown: string) => ({ blocks: draft.blocks.with(at, { ...block, markdown }) }),
          },
        ]
      : [],
  ),
});
