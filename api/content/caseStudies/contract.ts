import { array, define, type Infer, nullable, object, size, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  optional,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, focusPhrase, PlainSlug, previewHeader } from '../documents/contract';

/** The three figures at the top of the home page, which may each lead to the case they come from. */
export const heroFigures = ['resolution', 'satisfaction', 'incidents'] as const;
export type HeroFigure = (typeof heroFigures)[number];

/** What a change was measured by: before and after, how and over which period. */
export const CaseFigure = object({
  label: string(),
  before: string(),
  after: string(),
  method: string(),
  period: string(),
});
export type CaseFigure = Infer<typeof CaseFigure>;

/** A case study as lists show it. */
export const CaseStudySummary = object({
  slug: documented(string(), { type: 'string', example: 'a-law-firm-without-lost-mornings' }),
  title: string(),
  summary: string(),
  /** The client's name, or what kind of company it is where it stays anonymous. */
  client: string(),
  /** The slug of an industry page; empty for another industry. */
  industry: string(),
  size: string(),
  figures: array(CaseFigure),
  publishedAt: timestamp(),
});
export type CaseStudySummary = Infer<typeof CaseStudySummary>;

const CaseQuote = object({ text: string(), name: string(), position: string() });

/** A case study as its page shows it. */
export const CaseStudy = object({
  ...CaseStudySummary.schema,
  situation: string(),
  work: string(),
  /** The client's words; null if they gave none. */
  quote: documented(nullable(CaseQuote), { type: ['object', 'null'] }),
  updatedAt: timestamp(),
});
export type CaseStudy = Infer<typeof CaseStudy>;

/** The case that a figure of the home page comes from. */
export const HeroCase = object({ figure: choice(heroFigures, 'No such figure.'), slug: string() });
export type HeroCase = Infer<typeof HeroCase>;

export const listCaseStudies = endpoint({
  method: 'GET',
  path: '/case-studies',
  returns: array(CaseStudySummary),
  summary: 'The newest 100 published case studies, newest first.',
});

export const getCaseStudy = endpoint({
  method: 'GET',
  path: '/case-studies/:slug',
  returns: CaseStudy,
  headers: previewHeader,
  summary: 'One published case study.',
});

const line = (max: number) => text({ max });

/** The draft of a case study; any of its texts may be empty. */
export const CaseStudyDraft = object({
  slug: line(200),
  title: line(200),
  summary: line(500),
  client: line(120),
  industry: line(100),
  size: line(80),
  situation: line(6000),
  work: line(6000),
  figures: size(
    array(
      object({ label: line(120), before: line(40), after: line(40), method: line(300), period: line(120) }),
    ),
    0,
    6,
  ),
  quote: object({ text: line(600), name: line(80), position: line(120) }),
  /** When the client agreed to be shown. */
  consentOn: line(10),
  /** Where the consent is documented. */
  consentProof: personal(line(500)),
  heroFigure: choice(['', ...heroFigures], 'There is no such figure.'),
  focusPhrase: focusPhrase(),
});
export type CaseStudyDraft = Infer<typeof CaseStudyDraft>;

/** An empty case study. */
export const emptyCaseStudy: CaseStudyDraft = {
  slug: '',
  title: '',
  summary: '',
  client: '',
  industry: '',
  size: '',
  situation: '',
  work: '',
  figures: [],
  quote: { text: '', name: '', position: '' },
  consentOn: '',
  consentProof: '',
  heroFigure: '',
};

const needed = (max: number, message: string) => text({ min: 1, max, message });

const CONSENT_DAY = 'Enter the date of the client’s consent.';
const day = calendarDay(CONSENT_DAY);
const ConsentDay = define<string>('string', (value) => {
  if (!day.is(value)) return CONSENT_DAY;
  return Date.parse(value) <= Date.now() || 'The consent date can’t be in the future.';
});

const Quote = define<CaseStudyDraft['quote']>('object', (value) => {
  const { text: words, name } = value as CaseStudyDraft['quote'];
  return !words.trim() || name.trim() !== '' || 'Enter who said it, or remove the quote.';
});

/** A case study that can be published. */
export const PublishableCaseStudy = object({
  ...CaseStudyDraft.schema,
  slug: PlainSlug,
  title: needed(160, 'Please enter a title.'),
  summary: needed(300, 'Please enter a summary.'),
  client: needed(120, 'Please enter the client, or what kind of company it is.'),
  situation: needed(6000, 'Please describe the situation.'),
  work: needed(6000, 'Please describe what was done.'),
  figures: array(
    object({
      label: needed(120, 'Please enter what was measured.'),
      before: line(40),
      after: needed(40, 'Please enter the figure after the change.'),
      method: needed(300, 'Please enter how it was measured.'),
      period: needed(120, 'Please enter the period.'),
    }),
  ),
  quote: Quote,
  consentOn: ConsentDay,
  consentProof: needed(500, 'Enter where the client’s consent is documented.'),
});

/** A case study as members list it. */
export const CaseStudyRow = object({
  ...ContentRow.schema,
  client: string(),
  industry: string(),
  consentOn: string(),
  heroFigure: string(),
});
export type CaseStudyRow = Infer<typeof CaseStudyRow>;

/** The endpoints for case studies as documents. */
export const caseStudyContent = contentEndpoints({
  path: '/admin/case-studies',
  word: 'case study',
  draft: CaseStudyDraft,
  row: CaseStudyRow,
  filters: { industry: optional(text({ max: 100, label: 'The industry' })) },
});
