import { emptyPost, type PostDraft } from '@site/api/content/posts/contract';
import { mayWritePosts } from '@site/api/content/posts/policy';
import { assessments, paths, tools } from '@site/shell/paths';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { hasPublicUrl } from '../../workbench/editor/address/publicUrl';
import { countWords } from '../../workbench/editor/checks/textMeasures';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { DateTimeControl } from '../../workbench/editor/fields/DateTimeControl';
import { CoverControl } from './CoverControl';
import { NewsletterPanel } from './NewsletterPanel';
import { findInternalLinks, postChecks } from './postChecks';
import { posts, usePostTags } from './postsApi';
import { readPostText } from './readPostText';
import { SearchFields } from './SearchFields';
import { SearchPreview } from './SearchPreview';
import { SlugControl } from './SlugControl';
import { SocialPreview } from './SocialPreview';
import { TextControl } from './TextControl';

/** The editor of a blog post. */
export const postDefinition: EditorDefinition<PostDraft> = {
  noun: 'post',
  name: 'blog',
  list: 'Blog',
  content: posts,
  needs: mayWritePosts,
  initial: emptyPost,
  initialFor: ({ name }) => ({ author: name }),
  nameOf: ({ title }) => title,
  fields: [
    { name: 'title', label: 'Title', kind: 'title', placeholder: 'Title', maxLength: 300 },
    {
      name: 'summary',
      label: 'Summary',
      kind: 'lead',
      placeholder: 'Summary in one or two sentences',
      maxLength: 1000,
    },
    {
      name: 'markdown',
      label: 'Text',
      kind: 'custom',
      isMarkdown: true,
      Control: TextControl,
      placeholder: 'Start writing, or type / to insert a block',
    },
  ],
  sections: [
    {
      title: 'Post settings',
      fields: [
        { name: 'slug', label: 'Slug', kind: 'custom', Control: SlugControl },
        { name: 'tags', label: 'Tags', kind: 'tags', useSuggestions: usePostTags },
        { name: 'author', label: 'Author', maxLength: 120 },
        {
          name: 'publicDate',
          label: 'Publish date',
          kind: 'custom',
          Control: DateTimeControl,
          help: 'Central Time. If empty, the time of the first publication.',
        },
        {
          name: 'closing',
          label: 'Call to action',
          kind: 'select',
          options: [
            { value: '', label: 'Automatic, based on the topic' },
            ...[...tools, ...assessments].map(({ slug, label }) => ({ value: slug, label })),
          ],
        },
      ],
    },
    {
      title: 'Cover image',
      fields: [
        {
          name: 'image',
          label: 'Cover image',
          kind: 'custom',
          Control: CoverControl,
          help: 'Without one, the post shows an illustration.',
        },
        { name: 'imageAlt', label: 'Alt text', maxLength: 300 },
      ],
    },
    {
      title: 'Search engines',
      fields: [{ name: 'seo', label: 'Meta title and description', kind: 'custom', Control: SearchFields }],
      Footer: SearchPreview,
    },
    { title: 'Social preview', Footer: SocialPreview },
    { title: 'Email to subscribers', Footer: NewsletterPanel },
  ],
  deriveFields: (draft, before, document) =>
    hasPublicUrl(document) ? draft : { ...draft, slug: nextSlug(draft.slug, before.title, draft.title) },
  checks: postChecks,
  linkedPaths: ({ markdown }) => findInternalLinks(markdown),
  readText: readPostText,
  pathOf: ({ slug }) => (slug ? paths.post(slug) : undefined),
  statusText: ({ markdown }) => {
    const words = countWords(markdown);
    return `${words} words, ${Math.max(1, Math.round(words / 220))} min read`;
  },
};
