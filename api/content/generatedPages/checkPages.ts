import { setImmediate as pause } from 'node:timers/promises';
import type { TemplateDraft } from '../pageTemplates/contract';
import type { ReadSite } from '../publishing/assertPublishable';
import { checkPage, comparedText } from './checkPage';
import type { PageCheck, PageCheckName } from './contract';
import { findAddressProblems, type PageAddress } from './findAddressProblems';
import { findContentProblems } from './findContentProblems';
import { type ComparedPage, findNearestPages } from './findNearestPages';
import type { GeneratedPageRecord } from './model';
import { readCheckContext } from './readCheckContext';

/** A rendered page, with the landing page that it is for, where there is one. */
export interface RenderedForCheck
  extends Pick<GeneratedPageRecord, 'draft' | 'path' | 'missing' | 'faults' | 'place'>,
    Pick<PageAddress, 'document' | 'currentPath'> {}

export interface CheckedResult {
  checks: PageCheck[];
  failedChecks: PageCheckName[];
  nearest: string | null;
}

interface Options {
  readSite: ReadSite;
  /** Pages to compare with besides each other and the published landing pages. */
  others?: readonly ComparedPage[];
  onProgress?: (done: number) => Promise<unknown>;
}

/** Checks the pages of a template, in their order. Pauses for requests after each. */
export async function checkPages(
  pages: readonly RenderedForCheck[],
  template: TemplateDraft,
  { readSite, others = [], onProgress }: Options,
): Promise<CheckedResult[]> {
  const known = await readCheckContext(template);
  const texts = pages.map(({ path, draft }) => ({ path, text: comparedText(draft) }));
  const own = new Set([...texts, ...others].map(({ path }) => path));
  for (const { currentPath } of pages) if (currentPath) own.add(currentPath);
  const existing = [...others, ...known.existing.filter(({ path }) => !own.has(path))];
  const nearest = await findNearestPages(texts, existing);
  const addresses = await findAddressProblems(
    pages.map(({ draft: { slug }, path, document, currentPath }) => ({ slug, path, document, currentPath })),
    readSite,
  );
  const results: CheckedResult[] = [];
  for (const [at, page] of pages.entries()) {
    const checks = checkPage(
      {
        ...known.ofPage(page),
        addressProblem: addresses[at] ?? '',
        contentProblems: await findContentProblems(page.draft),
        nearest: nearest[at],
      },
      known.limits,
    );
    results.push({
      checks,
      failedChecks: checks.filter(({ isPassed }) => !isPassed).map(({ check }) => check),
      nearest: nearest[at]?.path ?? null,
    });
    await pause();
    await onProgress?.(results.length);
  }
  return results;
}
