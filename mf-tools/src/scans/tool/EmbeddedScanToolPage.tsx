import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { ScanTool } from './ScanTool';

/** A scanning tool alone, for frames in other pages. Search engines are told of the tool's own page instead. */
export function EmbeddedScanToolPage({ words }: { words: ScanToolDefinition }) {
  const { label, ...page } = words.page;
  return (
    <EmbeddedToolLayout {...page} title={label}>
      <ScanTool words={words} isEmbedded />
    </EmbeddedToolLayout>
  );
}
