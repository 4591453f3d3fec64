import { type IndustryServiceSlug, paths } from '@site/shell/paths';
import { contentOf } from '../parts/contentOf';
import { industryServiceFiles } from './industryServiceFiles';
import type { Outline } from './Outline';
import { OutlineView } from './OutlineView';

type Content = Outline<IndustryServiceSlug>;

/** One of the nine building blocks every industry draws from. */
export function IndustryServicePage({ content }: { content: Content }) {
  return <OutlineView outline={content} path={paths.industryService(content.slug)} />;
}

export { IndustryServicePage as Component };

export const content = contentOf(industryServiceFiles);
