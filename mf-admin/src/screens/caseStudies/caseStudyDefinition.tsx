import {
  type CaseStudyDraft,
  emptyCaseStudy,
  PublishableCaseStudy,
} from '@site/api/content/caseStudies/contract';
import { mayWriteCaseStudies } from '@site/api/content/caseStudies/policy';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { industries, paths } from '@site/shell/paths';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { countWords, lengthCheck, SEARCH_LIMITS } from '../../workbench/editor/checks/textMeasures';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { DateControl } from '../../workbench/editor/fields/DateControl';
import { SearchSnippet } from '../../workbench/editor/preview/SearchSnippet';
import { caseStudies } from './caseStudiesApi';
import { FiguresControl } from './FiguresControl';
import { heroFigureOptions } from './heroFigureOptions';
import { QuoteControl } from './QuoteControl';

const readText = ({ title, summary, situation, work }: CaseStudyDraft) => ({
  title,
  description: summary,
  parts: [{ text: situation }, { text: work }],
});

/** The editor of a case study. It cannot be published without the client's consent. */
export const caseStudyDefinition: EditorDefinition<CaseStudyDraft> = {
  noun: 'case study',
  name: 'case-studies',
  list: 'Case studies',
  content: caseStudies,
  needs: mayWriteCaseStudies,
  initial: emptyCaseStudy,
  nameOf: ({ title }) => title,
  fields: [
    { name: 'title', label: 'Title', kind: 'title', placeholder: 'What changed', maxLength: 200 },
    {
      name: 'summary',
      label: 'Summary',
      kind: 'lead',
      placeholder: 'The result in one sentence',
      maxLength: 500,
    },
    { name: 'situation', label: 'Situation', kind: 'lines', maxLength: 6000, help: 'Before we started.' },
    { name: 'work', label: 'What was done', kind: 'lines', maxLength: 6000 },
    { name: 'figures', label: 'Results', kind: 'custom', Control: FiguresControl },
    { name: 'quote', label: 'Quote', kind: 'custom', Control: QuoteControl },
  ],
  sections: [
    {
      title: 'Client',
      fields: [
        {
          name: 'client',
          label: 'Client',
          maxLength: 120,
          placeholder: 'Regional law firm',
          help: 'The name, or the kind of company if it stays anonymous.',
        },
        {
          name: 'industry',
          label: 'Industry',
          kind: 'select',
          options: [
            { value: '', label: 'Another industry' },
            ...industries.map(({ slug, label }) => ({ value: slug, label })),
          ],
        },
        { name: 'size', label: 'Size', maxLength: 80, placeholder: '45 people, two offices' },
      ],
    },
    {
      title: 'Consent',
      fields: [
        {
          name: 'consentOn',
          label: 'Consent date',
          kind: 'custom',
          Control: DateControl,
          help: 'The day the client agreed. Required before it is published.',
        },
        {
          name: 'consentProof',
          label: 'Proof of consent',
          kind: 'lines',
          maxLength: 500,
          help: 'Where it is filed: an email, a form or a call note. Never shown to visitors.',
        },
      ],
    },
    {
      title: 'Page',
      fields: [
        {
          name: 'slug',
          label: 'Slug',
          maxLength: 200,
          help: 'Under /case-studies/. Follows the title until the page is published.',
        },
        {
          name: 'heroFigure',
          label: 'Figure on the home page',
          kind: 'select',
          options: heroFigureOptions,
          help: 'The home page links this figure to the case study.',
        },
      ],
      Footer: Found,
    },
  ],
  deriveFields: (draft, before, { publishedAt }) =>
    publishedAt ? draft : { ...draft, slug: nextSlug(draft.slug, before.title, draft.title) },
  checks: [
    {
      name: 'Required fields',
      run: (draft) => completenessCheck(draft, PublishableCaseStudy as AnyStruct<CaseStudyDraft>),
    },
    { name: 'Meta description', run: ({ summary }) => lengthCheck(summary, SEARCH_LIMITS.description) },
    {
      name: 'Results',
      run: ({ figures }) =>
        figures.length
          ? { state: 'good', message: `${figures.length}, each with method and period` }
          : { state: 'warn', message: 'No results. Readers look for them first.' },
    },
  ],
  readText,
  pathOf: ({ slug }) => (slug ? paths.caseStudy(slug) : undefined),
  statusText: ({ situation, work }) => `${countWords(`${situation}\n\n${work}`)} words`,
};

function Found({ draft: { title, summary, slug } }: { draft: CaseStudyDraft }) {
  return <SearchSnippet title={title} description={summary} path={slug && paths.caseStudy(slug)} />;
}
