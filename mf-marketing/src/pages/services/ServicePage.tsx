import { paths, type ServiceSlug } from '@site/shell/paths';
import { contentOf } from '../../innerPage/contentOf';
import type { Outline } from './content/Outline';
import { OutlineView } from './outline/OutlineView';
import { serviceFiles } from './serviceFiles';

type Content = Outline<ServiceSlug>;

/** One of the fifteen services, also at its alias. */
export function ServicePage({ content }: { content: Content }) {
  return <OutlineView outline={content} path={paths.service(content.slug)} />;
}

export { ServicePage as Component };

export const content = contentOf(serviceFiles);
