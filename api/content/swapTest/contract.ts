import { array, boolean, type Infer, integer, object, string } from 'superstruct';
import { endpoint, LARGE_BODY_BYTES, text } from '../../platform/contracts/endpoint';
import { TemplateDraft } from '../pageTemplates/contract';

const subject = (label: string) => text({ max: 100, label });

/** What a page is about: codes of service and industry, and the slug of a place; empty for the first one. */
const SwapSubjects = object({
  service: subject('The service'),
  industry: subject('The industry'),
  place: subject('The service area'),
});
export type SwapSubjects = Infer<typeof SwapSubjects>;

export const SwapTestDraft = object({ template: TemplateDraft, page: SwapSubjects, other: SwapSubjects });
export type SwapTestDraft = Infer<typeof SwapTestDraft>;

/** One of two compared pages, with what it is about as it was chosen. */
const SwapPage = object({
  ...SwapSubjects.schema,
  label: string(),
  path: string(),
  /** Variables without a value. */
  missing: array(string()),
});

/** The sentences of each heading, paragraph and list item, with those that another page has as well, apart from the names. */
export const MarkedTexts = array(array(object({ text: string(), isShared: boolean() })));
export type MarkedTexts = Infer<typeof MarkedTexts>;

const choices = () => array(object({ value: string(), label: string() }));

export const SwapTest = object({
  page: SwapPage,
  other: SwapPage,
  texts: MarkedTexts,
  /** Words in sentences that both pages have, and all words. */
  sharedWords: integer(),
  words: integer(),
  choices: object({ service: choices(), industry: choices(), place: choices() }),
});
export type SwapTest = Infer<typeof SwapTest>;

export const testSwap = endpoint({
  method: 'POST',
  path: '/admin/page-templates/swap-test/dry-run',
  body: SwapTestDraft,
  maxBodyBytes: LARGE_BODY_BYTES,
  returns: SwapTest,
  summary:
    'Two pages that a template makes, and which sentences of the first hold for the second when names are swapped.',
});
