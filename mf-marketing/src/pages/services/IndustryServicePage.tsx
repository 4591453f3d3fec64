import { type IndustryServiceSlug, paths } from '@site/shell/paths';
import { contentOf } from '../../innerPage/contentOf';
import type { Outline } from './content/Outline';
import { industryServiceFiles } from './industryServiceFiles';
import { OutlineView } from './outline/OutlineView';

type Content = Outline<IndustryServiceSlug>;

/** One of the nine add-ons that industries use. */
export function IndustryServicePage({ content }: { content: Content }) {
  return <OutlineView outline={content} path={paths.industryService(content.slug)} />;
}

export { IndustryServicePage as Component };

export const content = contentOf(industryServiceFiles);
