import { lazyNear, Page } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ScanBench } from './ScanBench';
import type { ScanWords } from './ScanWords';

const EmbedSnippet = lazyNear(() => import('../parts/EmbedSnippet'));

/** The page of a scanning tool. */
export function ScanPage({ words }: { words: ScanWords }) {
  return (
    <Page
      {...words.page}
      head={({ title, trail }) => <ScanBench words={words} title={title} trail={trail} />}
    >
      <EmbedSnippet path={paths.embeddedTool(words.tool)} title={words.page.label} />
    </Page>
  );
}
