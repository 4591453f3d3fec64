import { ListScreen } from '../../workbench/list/ListScreen';
import { sitemapList } from './sitemapList';

export { SitemapSchedulerScreen as Component };

/** The sitemap: its state, schedule and runs. */
export function SitemapSchedulerScreen() {
  return <ListScreen list={sitemapList} />;
}
