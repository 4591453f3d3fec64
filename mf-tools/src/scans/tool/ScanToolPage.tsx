import { Page } from '@site/shell/kit';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { ScanTool } from './ScanTool';

/** The page of a scan tool. */
export function ScanToolPage({ definition }: { definition: ScanToolDefinition }) {
  return (
    <Page
      {...definition.page}
      renderHeader={({ title, breadcrumbs }) => (
        <ScanTool definition={definition} title={title} trail={breadcrumbs} />
      )}
    />
  );
}
