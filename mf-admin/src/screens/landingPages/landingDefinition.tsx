import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';
import { mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { goalOptions, variantNames } from '@site/api/insights/variants/contract';
import { nextSlug } from '../../workbench/editor/address/slugOf';
import { wordsIn } from '../../workbench/editor/checks/textMeasures';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { DateTimeControl } from '../../workbench/editor/fields/DateTimeControl';
import { SearchSnippet } from '../../workbench/editor/preview/SearchSnippet';
import { BlocksControl, KindControl, ListedControl, PathControl } from './controls';
import { GoalFigures } from './goals/GoalFigures';
import { landingChecks, pathsAsked } from './landingChecks';
import { landingPages } from './landingPagesApi';
import { landingPathOf } from './landingPathOf';
import { textsIn } from './landingTexts';
import { VariantsControl, variantLetter } from './VariantsControl';

/** A landing page, as its editor is made. */
export const landingDefinition: EditorDefinition<LandingDraft> = {
  word: 'landing page',
  name: 'landing-pages',
  list: 'Landing pages',
  content: landingPages,
  needs: mayWriteLandingPages,
  initial: emptyLanding,
  nameOf: ({ label }) => label,
  fields: [
    { name: 'label', label: 'Name', kind: 'title', placeholder: 'Name of the page', maxLength: 200 },
    { name: 'blocks', label: 'Blocks', kind: 'custom', Control: BlocksControl },
    { name: 'variants', label: 'Variants', kind: 'custom', Control: VariantsControl },
  ],
  sections: [
    {
      title: 'About it',
      fields: [
        { name: 'kind', label: 'Kind', kind: 'custom', Control: KindControl },
        {
          name: 'slug',
          label: 'Address',
          maxLength: 200,
          help: 'It follows the name until it is published. After that, the old address leads to a new one.',
          isFixed: ({ draft }) => draft.kind === 'system',
        },
        {
          name: 'partner',
          label: 'Partner',
          maxLength: 120,
          help: 'Who sends visitors here. Leads that are sent from this page name them; the page does not.',
        },
        { name: 'isListed', label: 'Found by search', kind: 'custom', Control: ListedControl },
      ],
      Shows: Address,
    },
    {
      title: 'Search result',
      fields: [
        { name: 'searchTitle', label: 'Title', kind: 'lines', maxLength: 200 },
        {
          name: 'description',
          label: 'Description',
          kind: 'lines',
          maxLength: 400,
          help: '70 to 155 letters.',
        },
      ],
      Shows: Found,
    },
    {
      title: 'Its goal',
      fields: [
        {
          name: 'goal',
          label: 'What visitors are to come to',
          kind: 'select',
          options: [{ value: '', label: 'Nothing is counted' }, ...goalOptions],
        },
      ],
      Shows: GoalFigures,
    },
    {
      title: 'Its end',
      fields: [
        {
          name: 'expireAt',
          label: 'Over from',
          kind: 'custom',
          Control: DateTimeControl,
          help: 'By the clocks in Texas. Empty for a page that stays.',
        },
        {
          name: 'expireTo',
          label: 'Then it leads to',
          kind: 'custom',
          Control: PathControl,
          help: 'Empty for a page that is gone then.',
        },
      ],
    },
  ],
  complete: (draft, before, { publishedAt }) =>
    publishedAt ? draft : { ...draft, slug: nextSlug(draft.slug, before.label, draft.label) },
  checks: landingChecks,
  pathsIn: pathsAsked,
  pathOf: landingPathOf,
  faces: ({ variants = [] }) =>
    variants.length
      ? variantNames
          .slice(0, variants.length + 1)
          .map((name, at) => ({ label: variantLetter(at), query: `&variant=${name}` }))
      : [],
  measure: (draft) => `${draft.blocks.length} blocks, ${wordsIn(textsIn(draft).join('\n\n'))} words`,
};

function Address({ draft }: { draft: LandingDraft }) {
  return <p className="m mu">{landingPathOf(draft) ?? 'No address yet.'}</p>;
}

function Found({ draft }: { draft: LandingDraft }) {
  const { searchTitle: title, description } = draft;
  return <SearchSnippet title={title} description={description} path={landingPathOf(draft)} />;
}
