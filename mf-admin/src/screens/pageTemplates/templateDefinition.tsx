import {
  COMPOSED_PAGES,
  emptyTemplate,
  findComposedProblem,
  isBuiltIn,
  PublishableTemplate,
  type TemplateDraft,
} from '@site/api/content/pageTemplates/contract';
import { mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { formatQuantity } from '../../formatting/formatQuantity';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { ExamplesPane } from './ExamplesPane';
import { GenerateLink } from './GenerateLink';
import { RestoreOriginal } from './RestoreOriginal';
import { FieldsControl, TemplateBlocksControl, UsesControl } from './templateControls';
import { templates } from './templatesApi';
import { ComposedPagesNote, StartingPointNote, UnpublishNote } from './UseNotes';
import { VariableList } from './VariableList';

const isComposed = ({ slug }: TemplateDraft) => slug === COMPOSED_PAGES;
/** Composed pages have slugs of their own and are not generated. */
const hasPages = (draft: TemplateDraft) => !isComposed(draft);
const isStartingPoint = (draft: TemplateDraft) => hasPages(draft) && !draft.uses.length;

/** The editor of a page template. Its preview shows sample pages. */
export const templateDefinition: EditorDefinition<TemplateDraft> = {
  noun: 'page template',
  name: 'template-generator',
  list: 'Page templates',
  content: templates,
  needs: mayWriteTemplates,
  initial: emptyTemplate,
  nameOf: ({ label }) => label,
  fields: [
    { name: 'label', label: 'Name', kind: 'title', placeholder: 'Template name', maxLength: 200 },
    {
      name: 'about',
      label: 'Description',
      kind: 'lead',
      placeholder: 'What its pages are for',
      maxLength: 500,
    },
    { name: 'blocks', label: 'Blocks', kind: 'custom', Control: TemplateBlocksControl },
  ],
  sections: [
    { title: 'New landing pages', Footer: StartingPointNote, isShown: isStartingPoint },
    { title: 'Default landing pages', Footer: ComposedPagesNote, isShown: isComposed },
    {
      title: 'Pages',
      isShown: hasPages,
      fields: [
        {
          name: 'uses',
          label: 'Varies by',
          kind: 'custom',
          Control: UsesControl,
          help: 'If nothing is selected, new landing pages can start from the published template.',
        },
        {
          name: 'address',
          label: 'Page slug',
          maxLength: 500,
          help: 'Can contain variables. Pages whose slug names a service, industry or city are at the site root, all others under /landing.',
        },
      ],
    },
    {
      title: 'Search engines',
      fields: [
        { name: 'searchTitle', label: 'Meta title', kind: 'lines', maxLength: 1000 },
        {
          name: 'description',
          label: 'Meta description',
          kind: 'lines',
          maxLength: 2000,
          help: '70 to 155 characters on each page.',
        },
      ],
    },
    {
      title: 'Custom variables',
      fields: [{ name: 'fields', label: 'Variables', kind: 'custom', Control: FieldsControl }],
    },
    { title: 'Variables', Footer: VariableList },
    {
      title: 'Generate pages',
      Footer: GenerateLink,
      isShown: (draft) => hasPages(draft) && !isStartingPoint(draft),
    },
    {
      title: 'Original',
      Footer: RestoreOriginal,
      isShown: ({ slug }) => isBuiltIn(slug),
    },
  ],
  deriveFields: (draft, before, { publishedAt }) =>
    publishedAt ? draft : { ...draft, slug: nextSlug(draft.slug, before.label, draft.label) },
  checks: [
    {
      name: 'Required fields',
      run: (draft) => {
        if (!draft.blocks.length) return { state: 'refuse', message: 'Add at least one block' };
        const problem = isComposed(draft) && findComposedProblem(draft.blocks);
        return problem
          ? { state: 'refuse', message: problem }
          : completenessCheck(draft, PublishableTemplate as AnyStruct<TemplateDraft>);
      },
    },
    {
      name: 'Unique slugs',
      run: (draft) => {
        const { uses, address } = draft;
        if (isStartingPoint(draft))
          return { state: 'good', message: 'New landing pages start with this slug, and can change it' };
        if (isComposed(draft))
          return { state: 'good', message: 'The slugs of default landing pages are fixed' };
        const missing = uses.find((kind) => !address.includes(`${kind}.`));
        return missing
          ? { state: 'warn', message: `The slug contains no ${missing} variable` }
          : { state: 'good', message: 'Each page has its own slug' };
      },
    },
  ],
  pathOf: () => undefined,
  isBuiltIn: ({ slug }) => isBuiltIn(slug),
  isUnique: isComposed,
  UnpublishNote,
  Preview: ExamplesPane,
  statusText: ({ blocks }) => formatQuantity({ one: 'block', many: 'blocks' }, blocks.length),
};
