import { lazyNear, Page } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ScanToolDefinition } from '../definition/ScanToolDefinition';
import { ScanTool } from './ScanTool';

const EmbedSnippet = lazyNear(() => import('../../embedding/EmbedSnippet'));

/** The page of a scanning tool. */
export function ScanToolPage({ words }: { words: ScanToolDefinition }) {
  return (
    <Page {...words.page} head={({ title, trail }) => <ScanTool words={words} title={title} trail={trail} />}>
      <EmbedSnippet path={paths.embeddedTool(words.tool)} title={words.page.label} />
    </Page>
  );
}
