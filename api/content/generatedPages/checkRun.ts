import { setImmediate as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { currentSettings } from '../../settings/currentSettings';
import { initialPageChecks } from '../../settings/initial';
import { publishedCaseStudies } from '../caseStudies/publishedCaseStudies';
import { PlainSlug } from '../documents/contract';
import { Content } from '../documents/model';
import { landingKind } from '../landingPages/landingKind';
import { LandingPage } from '../landingPages/model';
import { publishedLandings } from '../landingPages/publishedLandings';
import type { LocationText } from '../locations/contract';
import type { TemplateDraft } from '../pageTemplates/contract';
import { sourcedFacts } from '../pageTemplates/pageValues';
import { templateFields } from '../pageTemplates/rendering/templateFields';
import { readLocations } from '../pageTemplates/subjects';
import type { ReadSite } from '../publishing/assertPublishable';
import { findRule } from '../redirects/findRule';
import { readRedirects } from '../redirects/lockRedirects';
import { checkPage, comparedText } from './checkPage';
import { type PageCheck, pageChecks } from './contract';
import { findNearestPages } from './findNearestPages';
import { GeneratedPage, type GeneratedPageRecord, type PageRunRecord } from './model';

/** The most published landing pages that pages are compared with. */
const MAX_EXISTING = 2000;

/** Checks the rendered pages of a run, and stores the results. Returns the numbers of the run. */
export async function checkRun(
  run: PageRunRecord,
  template: TemplateDraft,
  readSite: ReadSite,
): Promise<Pick<PageRunRecord, 'passed' | 'failed' | 'failures'>> {
  const pages = await GeneratedPage.find({ run: run._id }).sort({ _id: 1 }).lean<GeneratedPageRecord[]>();
  const known = await readContext(template);
  const texts = pages.map(({ path, draft }) => ({ path, text: comparedText(draft) }));
  const own = new Set(pages.map(({ path }) => path));
  const nearest = await findNearestPages(
    texts,
    known.existing.filter(({ path }) => !own.has(path)),
  );
  const addresses = await findAddressProblems(pages, readSite);
  const failures = new Map<string, number>();
  let passed = 0;
  for (const [at, page] of pages.entries()) {
    const checks = checkPage(
      {
        ...known.ofPage(page),
        addressProblem: addresses[at] ?? '',
        contentProblems: await findContentProblems(page),
        nearest: nearest[at],
      },
      known.limits,
    );
    const failed = checks.filter(({ isPassed }) => !isPassed).map(({ check }) => check);
    for (const check of failed) failures.set(check, (failures.get(check) ?? 0) + 1);
    if (!failed.length) passed += 1;
    await GeneratedPage.updateOne(
      { _id: page._id },
      {
        $set: {
          checks,
          failedChecks: failed,
          isPassed: !failed.length,
          'draft.isListed': !failed.length,
          isChecked: true,
          nearest: nearest[at]?.path ?? null,
        },
      },
    );
    await pause();
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

/** What is the same for all pages of a run. */
async function readContext(template: TemplateDraft) {
  const [settings, locations, cases, landings] = await Promise.all([
    currentSettings(),
    readLocations(),
    publishedCaseStudies(),
    publishedLandings(),
  ]);
  const bySlug = new Map(locations.map((location) => [location.slug, location]));
  const caseStudies = new Set(cases.map(({ slug }) => `/case-studies/${slug}`));
  const templateTexts = [
    ...templateFields(template).map(([, text]) => text),
    ...template.fields.map(({ value }) => value),
  ];
  return {
    limits: { ...initialPageChecks, ...settings?.generation },
    existing: [...landings.values()].slice(0, MAX_EXISTING).map((landing) => ({
      path: landingKind.pathOf(landing as never) ?? '',
      text: comparedText(landing as never),
    })),
    ofPage: ({ draft, missing, faults, place }: GeneratedPageRecord) => {
      const location = bySlug.get(place);
      return {
        draft,
        missing,
        errors: faults,
        facts: location ? sourcedFacts(location) : [],
        ...(location && { local: { name: location.name, texts: localTexts(location) } }),
        caseStudies,
        templateTexts,
      };
    },
  };
}

const localTexts = ({ lead, sections, faqs }: LocationText) => [
  lead,
  ...sections.map(({ text }) => text),
  ...faqs.map(({ answer }) => answer),
];

async function findContentProblems({ draft }: GeneratedPageRecord): Promise<PageCheck['message'][]> {
  const { slug: _slug, ...errors } = await landingKind.findPublishErrors(draft, undefined, new Date());
  return Object.entries(errors).map(([field, message]) =>
    field.startsWith('blocks.') ? `Block ${Number(field.split('.')[1]) + 1}: ${message}` : message,
  );
}

/** Why the URL of each page cannot be used; empty where it can. */
async function findAddressProblems(pages: GeneratedPageRecord[], readSite: ReadSite): Promise<string[]> {
  const slugs = mongoose.trusted({ $in: pages.map(({ draft }) => draft.slug) });
  const [site, rules, drafts, published] = await Promise.all([
    readSite(),
    readRedirects(),
    Content.find({ kind: landingKind.name, isBinned: false, slug: slugs }).distinct('slug'),
    LandingPage.find({ slug: slugs }).distinct('slug'),
  ]);
  const taken = new Set([...drafts, ...published]);
  const sitePaths = new Set([...site.pages, ...site.files]);
  const seen = new Set<string>();
  return pages.map(({ draft: { slug }, path }) => {
    const [failure] = PlainSlug.validate(slug);
    if (failure) return `The slug “${slug.slice(0, 100)}” can’t be used. ${failure.message}`;
    if (seen.has(slug)) return 'Another page in this run has this URL.';
    seen.add(slug);
    if (taken.has(slug)) return 'A landing page with this URL already exists.';
    if (sitePaths.has(path)) return 'There is already a page at this URL.';
    const rule = findRule(rules, path);
    return rule ? `A redirect from ${rule.from} uses this URL.` : '';
  });
}
