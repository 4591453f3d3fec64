import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import type { CaseStudyDraft, CaseStudySummary, CaseStudy as CaseStudyView, HeroCase } from './contract';
import { CaseStudy, type CaseStudyRecord } from './model';

/** The most case studies that visitors can read. */
const MOST = 100;

/** Cache of the published case studies, newest first, at most two seconds old; stale while the database is unavailable. */
export const publishedCaseStudies = staleWhileRevalidate(async (): Promise<CaseStudyView[]> => {
  const records = await CaseStudy.find({ isPublished: true })
    .sort({ publishedAt: -1, _id: 1 })
    .limit(MOST)
    .lean<CaseStudyRecord[]>();
  heroCases = records.flatMap(({ heroFigure, slug }) => (heroFigure ? [{ figure: heroFigure, slug }] : []));
  return records.map(({ publishedAt, updatedAt, ...record }) => toView(record, { publishedAt, updatedAt }));
}, 2000);

let heroCases: HeroCase[] = [];

/** The newest case of each figure of the home page. */
export async function findHeroCases(): Promise<HeroCase[]> {
  await publishedCaseStudies();
  return heroCases.filter(
    ({ figure }, index, all) => all.findIndex((one) => one.figure === figure) === index,
  );
}

/** The content of a case study as its page shows it. */
export function toView(
  { quote, figures, ...draft }: CaseStudyDraft,
  { publishedAt, updatedAt }: { publishedAt: Date; updatedAt: Date },
): CaseStudyView {
  const { slug, title, summary, client, industry, size, situation, work } = draft;
  return {
    slug,
    title,
    summary,
    client,
    industry,
    size,
    figures,
    situation,
    work,
    quote: quote.text ? quote : null,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export const toSummary = ({
  situation: _,
  work: __,
  quote: ___,
  updatedAt: ____,
  ...summary
}: CaseStudyView): CaseStudySummary => summary;

/** The addresses of all published case studies, and of their list while there are any. */
export async function listCaseStudyAddresses() {
  const cases = (await publishedCaseStudies()).map(({ slug, title, updatedAt }) => ({
    path: caseStudyPath(slug),
    label: title,
    changedAt: updatedAt,
  }));
  const changedAt = cases
    .map((one) => one.changedAt)
    .sort()
    .at(-1);
  return changedAt ? [{ path: '/case-studies', label: 'Case studies', changedAt }, ...cases] : [];
}

export const caseStudyPath = (slug: string) => `/case-studies/${encodeURIComponent(slug)}`;
