import { EmbeddedPage } from '../parts/EmbeddedPage';
import { ScanBench } from './ScanBench';
import type { ScanWords } from './ScanWords';

/** A scanning tool alone, for frames in other pages. Search engines are told of the tool's own page instead. */
export function EmbeddedScanPage({ words }: { words: ScanWords }) {
  const { label, ...page } = words.page;
  return (
    <EmbeddedPage {...page} title={label}>
      <ScanBench words={words} isEmbedded />
    </EmbeddedPage>
  );
}
