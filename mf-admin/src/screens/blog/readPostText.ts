import type { PostDraft } from '@site/api/content/posts/contract';
import type { AnalyzedText } from '../../workbench/editor/analysis/AnalyzedText';
import { getSearchMeta } from './postChecks';

/** The texts of a post, for help while writing. */
export const readPostText = (draft: PostDraft): AnalyzedText<PostDraft> => ({
  ...getSearchMeta(draft),
  parts: [{ text: draft.markdown, withText: (markdown) => ({ markdown }) }],
  alts: draft.image ? [draft.imageAlt] : [],
});
