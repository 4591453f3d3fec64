import { emptyPost, type PostDraft } from '@site/api/content/posts/contract';
import { mayWritePosts } from '@site/api/content/posts/policy';
import { assessments, paths, tools } from '@site/shell/paths';
import { isAddressKnown } from '../../workbench/editor/address/publicSlug';
import { nextSlug } from '../../workbench/editor/address/slugOf';
import { wordsIn } from '../../workbench/editor/checks/textMeasures';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { DateTimeControl } from '../../workbench/editor/fields/DateTimeControl';
import { AddressControl } from './AddressControl';
import { CoverControl } from './CoverControl';
import { MailingPanel } from './mailing/MailingPanel';
import { linksInside, postChecks } from './postChecks';
import { posts } from './postsApi';
import { SearchFields } from './SearchFields';
import { SearchPreview } from './SearchPreview';
import { SocialPreview } from './SocialPreview';
import { TextControl } from './TextControl';

/** A post of the blog, as its editor is made. */
export const postDefinition: EditorDefinition<PostDraft> = {
  word: 'post',
  name: 'blog',
  list: 'Blog',
  content: posts,
  needs: mayWritePosts,
  initial: emptyPost,
  nameOf: ({ title }) => title,
  fields: [
    { name: 'title', label: 'Title', kind: 'title', placeholder: 'Title', maxLength: 300 },
    {
      name: 'summary',
      label: 'Summary',
      kind: 'lead',
      placeholder: 'What it is about, in two sentences',
      maxLength: 1000,
    },
    {
      name: 'markdown',
      label: 'Text',
      kind: 'custom',
      isMarkdown: true,
      Control: TextControl,
      placeholder: 'Write, or type / for what can stand here',
    },
  ],
  sections: [
    {
      title: 'About it',
      fields: [
        { name: 'slug', label: 'Address', kind: 'custom', Control: AddressControl },
        { name: 'tags', label: 'Tags', kind: 'tags' },
        { name: 'author', label: 'Author', maxLength: 120 },
        {
          name: 'publicDate',
          label: 'Public date',
          kind: 'custom',
          Control: DateTimeControl,
          help: 'By the clocks in Texas. Empty for the moment it is first published.',
        },
        {
          name: 'closing',
          label: 'Ends with',
          kind: 'select',
          options: [
            { value: '', label: 'Chosen by its subject' },
            ...[...tools, ...assessments].map(({ slug, label }) => ({ value: slug, label })),
          ],
        },
      ],
    },
    {
      title: 'Cover',
      fields: [
        {
          name: 'image',
          label: 'Cover',
          kind: 'custom',
          Control: CoverControl,
          help: 'Without one it gets a drawing.',
        },
        { name: 'imageAlt', label: 'What it shows', maxLength: 300 },
      ],
    },
    {
      title: 'Search result',
      fields: [{ name: 'seo', label: 'Search words', kind: 'custom', Control: SearchFields }],
      Shows: SearchPreview,
    },
    { title: 'In a network', Shows: SocialPreview },
    { title: 'Mail to subscribers', Shows: MailingPanel },
  ],
  complete: (draft, before, document) =>
    isAddressKnown(document) ? draft : { ...draft, slug: nextSlug(draft.slug, before.title, draft.title) },
  checks: postChecks,
  pathsIn: ({ markdown }) => linksInside(markdown),
  pathOf: ({ slug }) => (slug ? paths.post(slug) : undefined),
  measure: ({ markdown }) => {
    const words = wordsIn(markdown);
    return `${words} words, ${Math.max(1, Math.round(words / 220))} min`;
  },
};
