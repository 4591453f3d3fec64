import { lazyNearViewport, Page } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { ScanTool } from './ScanTool';

const EmbedSnippet = lazyNearViewport(() => import('../../embedding/EmbedSnippet'));

/** The page of a scan tool. */
export function ScanToolPage({ definition }: { definition: ScanToolDefinition }) {
  return (
    <Page
      {...definition.page}
      renderHeader={({ title, breadcrumbs }) => (
        <ScanTool definition={definition} title={title} trail={breadcrumbs} />
      )}
    >
      <EmbedSnippet path={paths.embeddedTool(definition.tool)} title={definition.page.label} />
    </Page>
  );
}
