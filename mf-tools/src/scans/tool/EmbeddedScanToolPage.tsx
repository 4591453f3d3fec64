import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { ScanTool } from './ScanTool';

/** A scanning tool alone, for frames in other pages. Search engines are told of the tool's own page instead. */
export function EmbeddedScanToolPage({ definition }: { definition: ScanToolDefinition }) {
  const { label, ...page } = definition.page;
  return (
    <EmbeddedToolLayout {...page} title={label}>
      <ScanTool definition={definition} isEmbedded />
    </EmbeddedToolLayout>
  );
}
