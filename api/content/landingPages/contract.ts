import {
  array,
  boolean,
  define,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  size,
  string,
} from 'superstruct';
import { goals, maxVariants, VariantChoice } from '../../insights/variants/contract';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  nullableTimestamp,
  oneOf,
  optional,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, focusPhrase, PlainSlug, previewHeader } from '../documents/contract';
import { ComposedPage } from './composed/contract';

const Titled = object({ title: string(), text: string() });
const Question = object({ question: string(), answer: string() });

/** A path of this site, without query. */
export const SitePath = documented(
  define<string>(
    'string',
    (value) => /^\/(?!\/)[^\s?#\\]*$/.test(String(value)) || 'Please enter a path on this site.',
  ),
  { type: 'string', example: '/services/cybersecurity' },
);

const blocks = {
  /**
   * Heading, introduction, an image or the illustration of the page at `drawnAs`, and the two calls to action. Without
   * texts of their own, these are those of the other pages.
   */
  hero: object({
    kind: literal('hero'),
    title: string(),
    lead: string(),
    drawnAs: SitePath,
    image: optional(SitePath),
    /** Empty for an image that only decorates. */
    imageAlt: optional(string()),
    callLabel: optional(string()),
    bookLabel: optional(string()),
    bookTo: optional(SitePath),
  }),
  /** Claims, each with a link to a page where the reader can check it. */
  proof: object({
    kind: literal('proof'),
    title: string(),
    items: array(object({ text: string(), label: string(), to: SitePath })),
  }),
  benefits: object({ kind: literal('benefits'), title: string(), items: array(Titled) }),
  steps: object({ kind: literal('steps'), title: string(), items: array(Titled) }),
  /** The contact form, or the form of a slug. */
  form: object({ kind: literal('form'), title: string(), text: string(), form: optional(string()) }),
  booking: object({ kind: literal('booking'), title: string(), text: string(), label: string() }),
  faq: object({ kind: literal('faq'), title: string(), items: array(Question) }),
  /** One of the site's tools or assessments. */
  tool: object({ kind: literal('tool'), title: string(), text: string(), label: string(), to: SitePath }),
  countdown: object({
    kind: literal('countdown'),
    title: string(),
    until: timestamp(),
    text: string(),
    /** The text once the time has passed. */
    afterwards: string(),
  }),
  film: object({
    kind: literal('film'),
    title: string(),
    text: string(),
    /** Paths of files on this site: poster image, MP4, captions. */
    poster: SitePath,
    video: SitePath,
    captions: SitePath,
  }),
};

const Text = object({ kind: literal('text'), title: string(), html: string() });
/** The text block as the team writes it. */
const TextDraft = object({ kind: literal('text'), title: string(), markdown: string() });

const { hero, proof, benefits, steps, form, booking, faq, tool, countdown, film } = blocks;
const shared = [hero, proof, benefits, steps, form, booking, faq, tool, countdown, film] as const;
const drafts = { ...blocks, text: TextDraft };

/** The struct that a block must match to be published. */
export const publishableBlock = ({ kind }: Pick<LandingBlockDraft, 'kind'>): AnyStruct<LandingBlockDraft> =>
  drafts[kind] as unknown as AnyStruct<LandingBlockDraft>;

export const LandingBlock = oneOf(...shared, Text);
export const LandingBlockDraft = oneOf(...shared, TextDraft);
export type LandingBlock = Infer<typeof LandingBlock>;
export type LandingBlockDraft = Infer<typeof LandingBlockDraft>;

/** A landing page as visitors see it. */
export const LandingPage = object({
  slug: string(),
  /** Its canonical path. */
  path: SitePath,
  searchTitle: string(),
  /** 70 to 155 characters. */
  description: string(),
  /** Whether search engines may list it. */
  isListed: boolean(),
  blocks: array(LandingBlock),
  /** The A/B test of a page that has a goal: the run, and the variant shown. */
  test: optional(object({ run: string(), variant: VariantChoice })),
  /** Only in previews: the index of each block among those of the draft. */
  places: optional(array(integer())),
});
export type LandingPage = Infer<typeof LandingPage>;

/** What is at a slug: a page, an expired page with its redirect, or nothing. */
export const LandingResponse = object({
  page: documented(nullable(LandingPage), { type: ['object', 'null'] }),
  isExpired: boolean(),
  leadsTo: documented(nullable(SitePath), { type: ['string', 'null'] }),
  /** What the page composed for this slug says, where there is no record and the team changed the texts. */
  composed: optional(ComposedPage),
});
export type LandingResponse = Infer<typeof LandingResponse>;

export const getLandingPage = endpoint({
  method: 'GET',
  path: '/landing-pages/:slug',
  returns: LandingResponse,
  headers: {
    ...previewHeader,
    'X-Variant': 'The variant of the page to return; by default, the one assigned to the visitor.',
  },
  summary: 'The landing page at a slug; a slug without a page is not an error.',
});

/** The state of a landing page at a given time. */
export type LandingState = 'draft' | 'scheduled' | 'published' | 'expired';

/** `system`: at a fixed path. `campaign`: under `/landing`. `programmatic`: at a root path that `isLandingSlug` admits. */
export const landingKinds = ['system', 'campaign', 'programmatic'] as const;
export type LandingKind = (typeof landingKinds)[number];

const anyText = (max: number) => text({ max });
const shortList = <T>(item: AnyStruct<T>) => size(array(item), 0, 40);

const UnfinishedTitled = object({ title: anyText(300), text: anyText(3000) });
const UnfinishedQuestion = object({ question: anyText(500), answer: anyText(5000) });

/** Blocks while they are edited: each has the fields of its kind, and any text may be empty. */
export const UnfinishedBlock = oneOf(
  object({
    kind: literal('hero'),
    title: anyText(300),
    lead: anyText(1000),
    drawnAs: anyText(500),
    image: optional(anyText(500)),
    imageAlt: optional(anyText(300)),
    callLabel: optional(anyText(40)),
    bookLabel: optional(anyText(40)),
    bookTo: optional(anyText(500)),
  }),
  object({
    kind: literal('proof'),
    title: anyText(300),
    items: shortList(object({ text: anyText(1000), label: anyText(200), to: anyText(500) })),
  }),
  object({ kind: literal('benefits'), title: anyText(300), items: shortList(UnfinishedTitled) }),
  object({ kind: literal('steps'), title: anyText(300), items: shortList(UnfinishedTitled) }),
  object({
    kind: literal('form'),
    title: anyText(300),
    text: anyText(3000),
    form: optional(anyText(100)),
  }),
  object({ kind: literal('booking'), title: anyText(300), text: anyText(3000), label: anyText(200) }),
  object({ kind: literal('faq'), title: anyText(300), items: shortList(UnfinishedQuestion) }),
  object({
    kind: literal('tool'),
    title: anyText(300),
    text: anyText(3000),
    label: anyText(200),
    to: anyText(500),
  }),
  object({
    kind: literal('countdown'),
    title: anyText(300),
    until: anyText(40),
    text: anyText(3000),
    afterwards: anyText(1000),
  }),
  object({
    kind: literal('film'),
    title: anyText(300),
    text: anyText(3000),
    poster: anyText(500),
    video: anyText(500),
    captions: anyText(500),
  }),
  object({ kind: literal('text'), title: anyText(300), markdown: anyText(50_000) }),
);
export type UnfinishedBlock = Infer<typeof UnfinishedBlock>;

/** The struct of the blocks of a kind while they are edited. */
export const unfinishedBlock = ({ kind }: Pick<UnfinishedBlock, 'kind'>): AnyStruct<UnfinishedBlock> =>
  (UnfinishedBlock.schema as unknown as AnyStruct<UnfinishedBlock>[]).find(({ schema }) =>
    schema.kind.is(kind),
  ) ?? UnfinishedBlock;

/** An error message for every empty text and list of a block, by field path. */
export function findEmptyFields(block: object): Record<string, string> {
  const emptyFields: Record<string, string> = {};
  for (const [name, part] of Object.entries(block)) {
    if (isBlank(part)) emptyFields[name] = 'Please fill this in.';
    if (!Array.isArray(part)) continue;
    if (!part.length) emptyFields[name] = 'Please add one.';
    for (const [at, item] of part.entries())
      for (const [field, message] of Object.entries(findEmptyFields(item)))
        emptyFields[`${name}.${at}.${field}`] = message;
  }
  return emptyFields;
}

const isBlank = (part: unknown) => typeof part === 'string' && part.trim() === '';

/** Blocks that some visitors see instead of the page's own. */
const Variant = object({ blocks: size(array(UnfinishedBlock), 0, 60) });

/** The draft of a landing page. */
export const LandingDraft = object({
  slug: text({ max: 200, label: 'The slug' }),
  kind: choice(landingKinds, 'No such kind.'),
  label: text({ max: 200, label: 'The name' }),
  searchTitle: text({ max: 200, label: 'The meta title' }),
  description: text({ max: 400, label: 'The description' }),
  blocks: size(array(UnfinishedBlock), 0, 60),
  /** Expires at this time; then it redirects to `expireTo`, or is gone (410) if that is empty. */
  expireAt: nullableTimestamp(),
  expireTo: text({ max: 500, label: 'The redirect path' }),
  isListed: boolean(),
  /** Who refers visitors to the page. Shown on leads that come from it, and not on the page. */
  partner: optional(text({ max: 120, label: 'The partner' })),
  /** The conversion goal, counted for the page and for each of its variants. */
  goal: optional(choice(['', ...goals], 'No such goal.')),
  variants: optional(size(array(Variant), 0, maxVariants)),
  focusPhrase: focusPhrase(),
});
export type LandingDraft = Infer<typeof LandingDraft>;

/** An empty landing page. */
export const emptyLanding: LandingDraft = {
  slug: '',
  kind: 'campaign',
  label: '',
  searchTitle: '',
  description: '',
  blocks: [],
  expireAt: null,
  expireTo: '',
  isListed: true,
};

/** A landing page that can be published. Its blocks are checked separately, each by its kind. */
export const PublishableLanding = object({
  ...LandingDraft.schema,
  slug: PlainSlug,
  label: text({ min: 1, max: 120, message: 'Please enter a name.', label: 'The name' }),
  searchTitle: text({ min: 1, max: 120, message: 'Please enter a title.', label: 'The meta title' }),
  description: text({
    min: 70,
    max: 155,
    message: 'The meta description needs 70 to 155 characters.',
    label: 'The description',
  }),
  expireTo: documented(
    define<string>(
      'string',
      (value) => value === '' || SitePath.is(value) || 'Please enter a path on this site.',
    ),
    { type: 'string' },
  ),
});

/** A landing page as members list it. */
export const LandingRow = object({
  ...ContentRow.schema,
  kind: choice(landingKinds, 'No such kind.'),
  expireAt: nullableTimestamp(),
  isListed: boolean(),
});
export type LandingRow = Infer<typeof LandingRow>;

/** The endpoints for landing pages as documents. */
export const landingContent = contentEndpoints({
  path: '/admin/landing-pages',
  word: 'landing page',
  draft: LandingDraft,
  row: LandingRow,
  filters: { kind: optional(choice(landingKinds, 'No such kind.')) },
});
