import mongoose from 'mongoose';
import { publishedLocations } from '../../content/locations/publishedLocations';
import { badRequest } from '../../platform/errors/HttpError';
import { PageFacts, type PageFactsRecord } from '../pageFacts/model';
import type { OverrideDraft } from '../pageInventory/contract';
import { seoPageFilter } from '../pageInventory/findSeoPages';
import { SeoOverride, type SeoOverrideRecord } from '../pageInventory/model';
import { findFixedReason, overrideOf } from '../pageInventory/seoPageView';
import { MAX_RUN_PAGES, runVariables, type SeoRunDraft, type SeoRunItem } from './contract';

export interface PlannedChange {
  page: PageFactsRecord;
  before: SeoOverrideRecord | null;
  values: OverrideDraft;
  item: SeoRunItem;
}

interface Place {
  origin: string;
  siteName: string;
}

const MAX = { title: 200, description: 400 } as const;

/** What a bulk edit would make of each page that matches. 400 for unknown variables, or if too many match. */
export async function planRun(draft: SeoRunDraft, { origin, siteName }: Place): Promise<PlannedChange[]> {
  assertVariables(draft);
  const { q, problem, kind, state, paths: selected } = draft;
  const matching = seoPageFilter({
    q,
    problem: problem || undefined,
    kind: kind || undefined,
    state: state || undefined,
  });
  const filter = {
    ...matching,
    ...(selected.length && !('_id' in matching) && { _id: mongoose.trusted({ $in: selected }) }),
  };
  const pages = await PageFacts.find(filter)
    .select('-signature -links -words')
    .sort({ _id: 1 })
    .limit(MAX_RUN_PAGES + 1)
    .lean<PageFactsRecord[]>();
  if (pages.length > MAX_RUN_PAGES)
    throw badRequest(`More than ${MAX_RUN_PAGES} pages match. Select fewer.`, {
      q: `Select at most ${MAX_RUN_PAGES} pages.`,
    });
  const paths = pages.map(({ _id }) => _id);
  const stored = await SeoOverride.find({ _id: mongoose.trusted({ $in: paths }) }).lean<
    SeoOverrideRecord[]
  >();
  const overrides = new Map(stored.map((override) => [override._id, override]));
  const cities = (await publishedLocations()).map(({ slug, name }) => ({ slug, name }));
  return pages.map((page) => {
    const before = overrides.get(page._id) ?? null;
    const original = before?.isActive ? before.original : page;
    const variables: Record<string, string> = {
      title: withoutSiteName(original.title, siteName),
      description: original.description,
      heading: page.headings[0] ?? '',
      label: page.label,
      kind: page.kind,
      site: siteName,
      city: cities.find(({ slug }) => page._id.includes(slug))?.name ?? '',
    };
    return planChange(page, before, draft, { variables, original, origin });
  });
}

function assertVariables({ title, description, robots }: SeoRunDraft): void {
  if (!title.trim() && !description.trim() && robots === 'keep')
    throw badRequest('Please enter a title or a description, or choose a robots value.');
  for (const [field, value] of Object.entries({ title, description }))
    for (const [, name = ''] of value.matchAll(/\{(\w*)\}/g))
      if (!runVariables.some((variable) => variable.name === name)) {
        const message = `There is no variable {${name}}.`;
        throw badRequest(message, { [field]: message });
      }
}

interface Sources {
  variables: Record<string, string>;
  original: { title: string; description: string };
  origin: string;
}

function planChange(
  page: PageFactsRecord,
  before: SeoOverrideRecord | null,
  draft: SeoRunDraft,
  { variables, original, origin }: Sources,
): PlannedChange {
  const known = overrideOf(before);
  const missing = new Set<string>();
  const fill = (field: 'title' | 'description') => {
    const text = draft[field].trim();
    if (!text) return known[field];
    return text
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        if (!variables[name]) missing.add(name);
        return variables[name] ?? '';
      })
      .replace(/\s+/g, ' ');
  };
  const robots = draft.robots === 'keep' ? known.robots : draft.robots;
  const values = { ...known, title: fill('title'), description: fill('description'), robots };
  const isSame = JSON.stringify(values) === JSON.stringify(known);
  const item = {
    path: page._id,
    titleBefore: known.title || original.title,
    titleAfter: values.title || original.title,
    descriptionBefore: known.description || original.description,
    descriptionAfter: values.description || original.description,
    skipped: reasonToSkip(values, {
      missing,
      isSame,
      fixed: before?.isActive ? '' : findFixedReason(page, before, origin),
    }),
  };
  return { page, before, values, item };
}

function reasonToSkip(
  { title, description }: OverrideDraft,
  { missing, isSame, fixed }: { missing: Set<string>; isSame: boolean; fixed: string },
): string {
  if (fixed) return fixed;
  const [name] = missing;
  if (name) return `It has no value for {${name}}.`;
  if (title.length > MAX.title) return `The title would have ${title.length} characters.`;
  if (description.length > MAX.description)
    return `The description would have ${description.length} characters.`;
  return isSame ? 'Nothing would change.' : '';
}

/** Titles end with the company name, which pages add by themselves. */
function withoutSiteName(title: string, siteName: string): string {
  const end = ` | ${siteName}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
