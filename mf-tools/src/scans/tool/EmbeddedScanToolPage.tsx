import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { ScanTool } from './ScanTool';

/** A scan tool, embedded in another site. Its canonical URL is the tool's own page. */
export function EmbeddedScanToolPage({ definition }: { definition: ScanToolDefinition }) {
  const { label, ...page } = definition.page;
  return (
    <EmbeddedToolLayout {...page} title={label}>
      <ScanTool definition={definition} isEmbedded />
    </EmbeddedToolLayout>
  );
}
