import { array, type Infer, integer, object, size, string } from 'superstruct';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  LARGE_BODY_BYTES,
  text,
} from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, PlainSlug } from '../documents/contract';
import { LandingDraft, UnfinishedBlock } from '../landingPages/contract';

/** What the pages of a template are about. A template without any generates one page. */
export const subjectKinds = ['service', 'industry', 'place'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const fieldKinds = ['text', 'number', 'link'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const list = <T>(item: AnyStruct<T>, most: number) => size(array(item), 0, most);

/** A custom variable of a template, with its value. */
const TemplateField = object({
  name: text({ max: 40, label: 'The variable' }),
  label: text({ max: 120, label: 'The label' }),
  kind: choice(fieldKinds, 'No such type.'),
  value: text({ max: 2000, label: 'The value' }),
});
export type TemplateField = Infer<typeof TemplateField>;

/** The draft of a template. Its texts are Liquid. */
export const TemplateDraft = object({
  slug: text({ max: 200, label: 'The slug' }),
  label: text({ max: 200, label: 'The name' }),
  about: text({ max: 500, label: 'The description' }),
  uses: list(choice(subjectKinds, 'No such subject.'), subjectKinds.length),
  address: text({ max: 500, label: 'The slug of its pages' }),
  searchTitle: text({ max: 1000, label: 'The meta title' }),
  description: text({ max: 2000, label: 'The meta description' }),
  blocks: list(UnfinishedBlock, 60),
  fields: list(TemplateField, 20),
});
export type TemplateDraft = Infer<typeof TemplateDraft>;

export const emptyTemplate: TemplateDraft = {
  slug: '',
  label: '',
  about: '',
  uses: ['service', 'industry', 'place'],
  address: '{{ service.code }}-{{ industry.code }}-{{ place.slug }}-texas',
  searchTitle: '',
  description: '',
  blocks: [],
  fields: [],
};

const FieldName = documented(
  text({ min: 1, max: 40, message: 'Please enter a name.', label: 'The variable' }),
  { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
);

/** A template whose texts can be checked. */
export const PublishableTemplate = object({
  ...TemplateDraft.schema,
  slug: PlainSlug,
  label: text({ min: 1, max: 120, message: 'Please enter a name.', label: 'The name' }),
  address: text({ min: 1, max: 500, message: 'Please enter the slug.', label: 'The slug of its pages' }),
  searchTitle: text({ min: 1, max: 1000, message: 'Please enter a title.', label: 'The meta title' }),
  description: text({
    min: 1,
    max: 2000,
    message: 'Please enter a description.',
    label: 'The meta description',
  }),
  fields: list(object({ ...TemplateField.schema, name: FieldName }), 20),
});

/** A template as members list it. */
export const TemplateRow = object({ ...ContentRow.schema, about: string(), uses: array(string()) });
export type TemplateRow = Infer<typeof TemplateRow>;

/** The endpoints of templates as documents. */
export const templateContent = contentEndpoints({
  path: '/admin/page-templates',
  word: 'page template',
  draft: TemplateDraft,
  row: TemplateRow,
});

/**
 * The slug of the template of composed landing pages: those at the site root whose slug names a service, industry or city
 * and has no record. Its pages are not generated, and have variables of their own.
 */
export const COMPOSED_PAGES = 'composed-pages';

/** What keeps blocks from being those of composed pages; undefined if nothing does. */
export function findComposedProblem(blocks: readonly Pick<UnfinishedBlock, 'kind'>[]): string | undefined {
  const [first, ...others] = blocks;
  return first?.kind === 'hero' && others.every(({ kind }) => kind === 'benefits')
    ? undefined
    : 'Default landing pages have a hero first, and only benefits below it.';
}

/** The slugs of the built-in templates, whose original texts can be restored. The editor never changes them. */
export const builtInTemplates = [
  'composed-pages',
  'service-industry-place',
  'starting-point-consultation',
  'starting-point-event',
  'starting-point-assessment',
] as const;
export const isBuiltIn = (slug: string) => builtInTemplates.some((name) => name === slug);
export type BuiltInTemplate = (typeof builtInTemplates)[number];

export const restoreOriginal = endpoint({
  method: 'POST',
  path: '/admin/page-templates/:id/original',
  returns: templateContent.get.returns,
  ifMatch: true,
  summary:
    'Restores the original texts of a built-in page template as its draft; its published content stays. A draft that is the original keeps its version. 409 for other templates.',
});

/** A page that a new landing page can start from. */
export const StartingPoint = object({
  /** The id of its template. */
  id: string(),
  label: string(),
  about: string(),
  draft: LandingDraft,
});
export type StartingPoint = Infer<typeof StartingPoint>;

export const listStartingPoints = endpoint({
  method: 'GET',
  path: '/admin/page-templates/starting-points',
  returns: array(StartingPoint),
  summary: 'The pages that new landing pages can start from: those of published templates without subjects.',
});

/** What responses say of a page. */
const pageFields = {
  /** The names of its service, industry and place, where it has them. */
  service: string(),
  industry: string(),
  place: string(),
  path: string(),
  title: string(),
  description: string(),
  words: integer(),
};

/** A page that a template generates, and why it cannot be used. */
export const TemplateExample = object({
  ...pageFields,
  /** Why it is shown, such as `Shortest text`. */
  reason: string(),
  blocks: array(UnfinishedBlock),
  /** Variables without a value. */
  missing: array(string()),
  /** Error messages by field path. */
  errors: array(object({ field: string(), message: string() })),
});
export type TemplateExample = Infer<typeof TemplateExample>;

export const MAX_EXAMPLES = 12;

export const renderExamples = endpoint({
  method: 'POST',
  path: '/admin/page-templates/examples',
  body: TemplateDraft,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: array(TemplateExample),
  summary: 'Up to twelve pages that a template makes: the longest and shortest, with most and fewest facts.',
});
