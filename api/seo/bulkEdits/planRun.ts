import mongoose from 'mongoose';
import { publishedLocations } from '../../content/locations/publishedLocations';
import { badRequest } from '../../platform/errors/HttpError';
import { PageFacts, type PageFactsRecord } from '../pageFacts/model';
import { validateCanonical } from '../pageInventory/changeOverride';
import { type OverrideDraft, overrideFields } from '../pageInventory/contract';
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

const TEXTS = ['title', 'description', 'socialTitle', 'socialDescription'] as const;
type TextField = (typeof TEXTS)[number];
const MAX: Record<TextField, number> = {
  title: 200,
  description: 400,
  socialTitle: 200,
  socialDescription: 400,
};
const NAMES: Record<TextField, string> = {
  title: 'title',
  description: 'description',
  socialTitle: 'social title',
  socialDescription: 'social description',
};

/** What a bulk edit would make of each page that matches. 400 for unknown variables, or if too many match. */
export async function planRun(draft: SeoRunDraft, { origin, siteName }: Place): Promise<PlannedChange[]> {
  assertVariables(draft);
  const canonical = draft.canonical.trim() && (await validateCanonical(draft.canonical.trim(), origin));
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
    return planChange(page, before, { ...draft, canonical }, { variables, original, origin });
  });
}

function assertVariables(draft: SeoRunDraft): void {
  const { socialImage, canonical, robots } = draft;
  if (!TEXTS.some((field) => draft[field].trim()) && !socialImage && !canonical.trim() && robots === 'keep')
    throw badRequest('Please enter or choose what to change.');
  for (const field of TEXTS)
    for (const [, name = ''] of draft[field].matchAll(/\{(\w*)\}/g))
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
  const fill = (field: TextField) => {
    const text = draft[field].trim();
    if (!text) return known[field];
    return text
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        if (!variables[name]) missing.add(name);
        return variables[name] ?? '';
      })
      .replace(/\s+/g, ' ');
  };
  const { socialImage, canonical } = draft;
  const values: OverrideDraft = {
    ...known,
    ...Object.fromEntries(TEXTS.map((field) => [field, fill(field)])),
    socialImage: socialImage || known.socialImage,
    // A page that is its own canonical has none set.
    canonical: canonical === page._id ? '' : canonical || known.canonical,
    robots: draft.robots === 'keep' ? known.robots : draft.robots,
  };
  const shownOf = (draftOf: OverrideDraft, field: keyof OverrideDraft) =>
    draftOf[field] || (field === 'title' || field === 'description' ? original[field] : '');
  const item = {
    path: page._id,
    changes: overrideFields
      .filter((field) => values[field] !== known[field])
      .map((field) => ({ field, before: shownOf(known, field), after: shownOf(values, field) })),
    skipped: reasonToSkip(values, {
      missing,
      isSame: overrideFields.every((field) => values[field] === known[field]),
      fixed: before?.isActive ? '' : findFixedReason(page, before, origin),
    }),
  };
  return { page, before, values, item };
}

function reasonToSkip(
  values: OverrideDraft,
  { missing, isSame, fixed }: { missing: Set<string>; isSame: boolean; fixed: string },
): string {
  if (fixed) return fixed;
  const [name] = missing;
  if (name) return `It has no value for {${name}}.`;
  const long = TEXTS.find((field) => values[field].length > MAX[field]);
  if (long) return `The ${NAMES[long]} would have ${values[long].length} characters.`;
  return isSame ? 'Nothing would change.' : '';
}

/** Titles end with the company name, which pages add by themselves. */
function withoutSiteName(title: string, siteName: string): string {
  const end = ` | ${siteName}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
