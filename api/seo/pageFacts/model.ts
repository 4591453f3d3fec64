import { model, Schema } from 'mongoose';
import { searchTerms } from '../../platform/records/searchTerms';
import type { PageFacts as Facts } from './readPageFacts';

/** A public URL with the facts of its last check and the result of its last analysis. */
export interface PageFactsRecord extends Facts {
  /** The path. */
  _id: string;
  label: string;
  kind: string;
  /** Whether the site lists it. Others are found by links and aliases. */
  isListed: boolean;
  /** The HTTP status of the last check; 0 before the first. */
  status: number;
  /** Where a redirect leads; empty for others. */
  redirectTo: string;
  checkedAt: Date | null;
  /** When an address that isn't listed is checked next. Listed ones follow the checks of the sitemap. */
  nextCheckAt: Date | null;
  /** When its content last changed; the start of 1970 if unknown. */
  changedAt: Date;
  isInSitemap: boolean;
  /** Why it is not in the sitemap. */
  rule: string;
  /** Words of path, title and label, found by prefix. */
  words: string[];
  inbound: number;
  visits: number;
  leads: number;
  /** In Google’s results, from the latest import; the position is `NO_POSITION` without one. */
  clicks: number;
  impressions: number;
  position: number;
  /** Codes of its problems, the most severe first. */
  problems: string[];
  /** Sum of the weights of its problems. */
  weight: number;
  /** What a problem is about, such as the broken links. */
  notes: { code: string; items: string[] }[];
  /** Whether a member has replaced a part of its head. */
  isOverridden: boolean;
}

/** Sorts pages that Google did not show after all others. */
export const NO_POSITION = 10_000;

const text = { type: String, default: '' } as const;
const texts = [String];
const count = { type: Number, default: 0 } as const;
const date = { type: Date, default: null } as const;
const isFalse = { type: Boolean, default: false } as const;

const schema = new Schema<PageFactsRecord>(
  {
    _id: { type: String, required: true },
    label: text,
    kind: text,
    isListed: isFalse,
    status: count,
    redirectTo: text,
    checkedAt: date,
    nextCheckAt: date,
    changedAt: { type: Date, default: new Date(0) },
    isInSitemap: isFalse,
    rule: text,
    words: texts,
    title: text,
    description: text,
    canonical: text,
    robots: text,
    socialTitle: text,
    socialDescription: text,
    socialImage: text,
    structuredTypes: texts,
    structuredErrors: texts,
    headings: texts,
    wordCount: count,
    links: texts,
    externalLinkCount: count,
    externalLinks: texts,
    imagesWithoutAlt: texts,
    signature: Buffer,
    inbound: count,
    visits: count,
    leads: count,
    clicks: count,
    impressions: count,
    position: { type: Number, default: NO_POSITION },
    problems: texts,
    weight: count,
    notes: [new Schema({ code: String, items: [String] }, { _id: false })],
    isOverridden: isFalse,
  },
  { versionKey: false },
);
schema.index({ weight: -1, _id: 1 });
schema.index({ visits: -1, _id: 1 });
schema.index({ leads: -1, _id: 1 });
schema.index({ clicks: -1, _id: 1 });
schema.index({ impressions: -1, _id: 1 });
schema.index({ position: 1, _id: 1 });
schema.index({ inbound: 1, _id: 1 });
schema.index({ wordCount: 1, _id: 1 });
schema.index({ changedAt: -1, _id: 1 });
schema.index({ problems: 1, weight: -1, _id: 1 });
schema.index({ kind: 1, weight: -1, _id: 1 });
schema.index({ words: 1, weight: -1, _id: 1 });
schema.index({ isOverridden: 1, weight: -1, _id: 1 });
schema.index({ isListed: 1, isInSitemap: 1, weight: -1, _id: 1 });
schema.index({ links: 1 });
schema.index({ isListed: 1, nextCheckAt: 1 });
export const PageFacts = model<PageFactsRecord>('PageFacts', schema, 'pageFacts');

/** What is known of all addresses together. */
export interface PageAnalysisRecord {
  _id: 'live';
  /** Set when facts change, until the analysis that includes them. */
  dirtyAt: Date | null;
  analyzedAt: Date | null;
  /** Until when one process analyzes. */
  leaseUntil: Date | null;
  tookMs: number;
  /** Number of addresses by problem. */
  counts: { code: string; count: number }[];
  pages: number;
  checked: number;
}
const analysisSchema = new Schema<PageAnalysisRecord>(
  {
    _id: { type: String, required: true },
    dirtyAt: date,
    analyzedAt: date,
    leaseUntil: date,
    tookMs: count,
    counts: [new Schema({ code: String, count: Number }, { _id: false })],
    pages: count,
    checked: count,
  },
  { versionKey: false },
);
export const PageAnalysis = model<PageAnalysisRecord>('PageAnalysis', analysisSchema, 'pageAnalyses');

/** Notes that facts have changed, so that an analysis follows. */
export const markFactsChanged = (now: Date) =>
  PageAnalysis.updateOne({ _id: 'live' }, { $set: { dirtyAt: now } }, { upsert: true });

/** The search words of an address. */
export const wordsOf = (...parts: string[]): string[] =>
  [...new Set(parts.flatMap(searchTerms))].filter(Boolean).slice(0, 60);

/** Saves what a check found. Only facts that differ cause an analysis. */
export async function savePageFacts(
  path: string,
  seen: Facts & Pick<PageFactsRecord, 'status' | 'redirectTo'>,
  now: Date,
  nextCheckAt: Date | null = null,
): Promise<void> {
  const { signature, ...facts } = seen;
  const before = await PageFacts.findById(path).lean<PageFactsRecord>();
  await PageFacts.updateOne(
    { _id: path },
    {
      $set: {
        ...facts,
        checkedAt: now,
        nextCheckAt,
        words: wordsOf(path, facts.title, before?.label ?? ''),
        ...(signature && { signature }),
      },
      ...(!signature && { $unset: { signature: '' } }),
    },
    { upsert: true },
  );
  const fields = Object.keys(facts) as (keyof typeof facts)[];
  const isSame = before?.checkedAt && fields.every((field) => isEqual(before[field], facts[field]));
  if (!isSame) await markFactsChanged(now);
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
