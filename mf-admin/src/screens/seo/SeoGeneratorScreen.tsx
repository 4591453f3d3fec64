import { ListScreen } from '../../workbench/list/ListScreen';
import { seoList } from './seoList';

export { SeoGeneratorScreen as Component };

/** The inventory of public pages, with their problems and overrides. */
export function SeoGeneratorScreen() {
  return <ListScreen list={seoList} />;
}
