import type { ContentDocument } from '@site/api/content/documents/contract';
import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';
import { extractTexts } from '@site/api/content/landingPages/landingTexts';
import { mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { goalOptions, variantNames } from '@site/api/insights/variants/contract';
import { GeneratedFrom } from '../../generatedPages/GeneratedFrom';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { countWords } from '../../workbench/editor/checks/textMeasures';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { DateTimeControl } from '../../workbench/editor/fields/DateTimeControl';
import { SearchSnippet } from '../../workbench/editor/preview/SearchSnippet';
import { BlocksControl, KindControl, ListedControl, PathControl } from './controls';
import { getLandingPath } from './getLandingPath';
import { GoalFigures } from './goals/GoalFigures';
import { landingChecks, listPathsToCheck } from './landingChecks';
import { landingPages } from './landingPagesApi';
import { readLandingText } from './readLandingText';
import { VariantsControl, variantLetter } from './VariantsControl';

/** The editor of a landing page. */
export const landingDefinition: EditorDefinition<LandingDraft> = {
  noun: 'landing page',
  name: 'landing-pages',
  list: 'Landing pages',
  content: landingPages,
  needs: mayWriteLandingPages,
  initial: emptyLanding,
  nameOf: ({ label }) => label,
  fields: [
    { name: 'label', label: 'Name', kind: 'title', placeholder: 'Page name', maxLength: 200 },
    { name: 'blocks', label: 'Blocks', kind: 'custom', Control: BlocksControl },
    { name: 'variants', label: 'Variants', kind: 'custom', Control: VariantsControl },
  ],
  sections: [
    {
      title: 'Page settings',
      fields: [
        { name: 'kind', label: 'Type', kind: 'custom', Control: KindControl },
        {
          name: 'slug',
          label: 'Slug',
          maxLength: 200,
          help: 'Follows the name until the page is published. After that, the old URL redirects to the new one.',
          isLocked: ({ draft }) => draft.kind === 'system',
        },
        {
          name: 'partner',
          label: 'Partner',
          maxLength: 120,
          help: 'Who sends visitors to this page. Its leads are attributed to the partner; visitors don’t see the name.',
        },
        { name: 'isListed', label: 'Show in search engines', kind: 'custom', Control: ListedControl },
      ],
      Footer: Address,
    },
    {
      title: 'Search engines',
      fields: [
        { name: 'searchTitle', label: 'Meta title', kind: 'lines', maxLength: 200 },
        {
          name: 'description',
          label: 'Meta description',
          kind: 'lines',
          maxLength: 400,
          help: '70 to 155 characters.',
        },
      ],
      Footer: Found,
    },
    {
      title: 'Conversion goal',
      fields: [
        {
          name: 'goal',
          label: 'Goal',
          kind: 'select',
          options: [{ value: '', label: 'No goal' }, ...goalOptions],
        },
      ],
      Footer: GoalFigures,
    },
    {
      title: 'Expiration',
      fields: [
        {
          name: 'expireAt',
          label: 'Expires',
          kind: 'custom',
          Control: DateTimeControl,
          help: 'Central Time. Leave empty if the page doesn’t expire.',
        },
        {
          name: 'expireTo',
          label: 'Redirect to',
          kind: 'custom',
          Control: PathControl,
          help: 'Where visitors are redirected after the page expires. If empty, they get “410 Gone”.',
        },
      ],
    },
  ],
  deriveFields: (draft, before, { publishedAt }) =>
    publishedAt ? draft : { ...draft, slug: nextSlug(draft.slug, before.label, draft.label) },
  checks: landingChecks,
  linkedPaths: listPathsToCheck,
  readText: readLandingText,
  pathOf: getLandingPath,
  previewVariants: ({ variants = [] }) =>
    variants.length
      ? variantNames
          .slice(0, variants.length + 1)
          .map((name, at) => ({ label: variantLetter(at), query: `&variant=${name}` }))
      : [],
  statusText: (draft) =>
    `${draft.blocks.length} blocks, ${countWords(extractTexts(draft).join('\n\n'))} words`,
};

function Address({ draft, document }: { draft: LandingDraft; document: ContentDocument<LandingDraft> }) {
  return (
    <>
      <p className="m mu">{getLandingPath(draft) ?? 'No URL yet.'}</p>
      <GeneratedFrom document={document} />
    </>
  );
}

function Found({ draft }: { draft: LandingDraft }) {
  const { searchTitle: title, description } = draft;
  return <SearchSnippet title={title} description={description} path={getLandingPath(draft)} />;
}
