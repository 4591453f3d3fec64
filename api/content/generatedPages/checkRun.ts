import type { TemplateDraft } from '../pageTemplates/contract';
import type { ReadSite } from '../publishing/assertPublishable';
import { checkPages } from './checkPages';
import { pageChecks } from './contract';
import { GeneratedPage, type GeneratedPageRecord, type PageRunRecord } from './model';

/** Checks the rendered pages of a run, and stores the results. Returns the numbers of the run. */
export async function checkRun(
  run: PageRunRecord,
  template: TemplateDraft,
  readSite: ReadSite,
): Promise<Pick<PageRunRecord, 'passed' | 'failed' | 'failures'>> {
  const pages = await GeneratedPage.find({ run: run._id }).sort({ _id: 1 }).lean<GeneratedPageRecord[]>();
  const failures = new Map<string, number>();
  let passed = 0;
  const results = await checkPages(pages, template, { readSite });
  for (const [at, { checks, failedChecks, nearest }] of results.entries()) {
    for (const check of failedChecks) failures.set(check, (failures.get(check) ?? 0) + 1);
    const isPassed = !failedChecks.length;
    if (isPassed) passed += 1;
    const change = { checks, failedChecks, isPassed, 'draft.isListed': isPassed, isChecked: true, nearest };
    await GeneratedPage.updateOne({ _id: pages[at]?._id }, { $set: change });
  }
  return {
    passed,
    failed: pages.length - passed,
    failures: pageChecks.flatMap(({ value: check }) => {
      const count = failures.get(check);
      return count ? [{ check, count }] : [];
    }),
  };
}
