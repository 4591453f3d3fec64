import { calculateVariantFigures } from '../../content/landingPages/calculateVariantFigures';
import { landingPath, landingState } from '../../content/landingPages/landingState';
import { publishedLandings } from '../../content/landingPages/publishedLandings';
import { goalOptions } from '../../insights/variants/contract';
import { maxPageTests, type PageTestResults } from './contract';

/** The results of all published pages that have variants, latest publication first. */
export async function readPageTests(now = new Date()): Promise<PageTestResults> {
  const tested = [...(await publishedLandings()).values()].filter(
    (page) => page.goal && page.variants?.length && landingState(page, now) === 'published',
  );
  const pages: PageTestResults['pages'] = [];
  for (const page of tested.slice(0, maxPageTests))
    pages.push({
      id: page._id,
      path: landingPath(page),
      title: page.label,
      goal: goalOptions.find(({ value }) => value === page.goal)?.label ?? '',
      ...(await calculateVariantFigures(page._id)),
    });
  return { pages, isMore: tested.length > maxPageTests };
}
