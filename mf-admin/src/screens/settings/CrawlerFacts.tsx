import { CrawlerHistory } from './crawlers/CrawlerHistory';
import { CrawlerTest } from './crawlers/CrawlerTest';
import { SectionFacts } from './SectionFacts';

/** Warnings about the crawler settings, the test of a URL, and the saved versions. */
export function CrawlerFacts({ row }: { row: { warnings: string[]; version: number } }) {
  return (
    <>
      <SectionFacts row={row} />
      <CrawlerTest />
      <CrawlerHistory version={row.version} />
    </>
  );
}
