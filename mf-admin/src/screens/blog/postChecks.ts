import { findClaims } from '@site/api/content/markdown/findClaims';
import { type PostDraft, PublishablePost } from '@site/api/content/posts/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { imageSizeCheck } from '../../workbench/editor/checks/imageSizeCheck';
import {
  countWords,
  lengthCheck,
  readingGrade,
  SEARCH_LIMITS,
} from '../../workbench/editor/checks/textMeasures';
import { type Check, EMPTY_SITE_INFO } from '../../workbench/editor/definition/EditorDefinition';

/** Title and description of a post as its page gives them to search engines. */
export const getSearchMeta = ({ title, summary, seo }: Pick<PostDraft, 'title' | 'summary' | 'seo'>) => ({
  title: seo.title || `${title} | The Foundry`,
  description: seo.description || summary,
});

/** The checks before a post is published. What the API would reject fails here already. */
export const postChecks: Check<PostDraft>[] = [
  {
    name: 'Required fields',
    run: (draft) => completenessCheck(draft, PublishablePost as AnyStruct<PostDraft>),
  },
  {
    name: 'Meta title',
    run: (draft) => lengthCheck(getSearchMeta(draft).title, SEARCH_LIMITS.title),
  },
  {
    name: 'Meta description',
    run: (draft) => lengthCheck(getSearchMeta(draft).description, SEARCH_LIMITS.description),
  },
  {
    name: 'Headings',
    run: ({ markdown }) => {
      const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
      if (/^#\s/m.test(text)) return { state: 'refuse', message: 'Level 1 is reserved for the title' };
      const levels = [...text.matchAll(/^(#{2,6})\s/gm)].map(([, signs = '']) => signs.length);
      const jumps = levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1);
      return jumps
        ? { state: 'warn', message: 'A level is skipped' }
        : { state: 'good', message: 'No level is skipped' };
    },
  },
  {
    name: 'Images',
    run: ({ markdown, image, imageAlt }) => {
      if (/!\[\s*\]\(/.test(markdown)) return { state: 'refuse', message: 'Add alt text to every image' };
      if (image && !imageAlt) return { state: 'warn', message: 'Add alt text to the cover image' };
      return { state: 'good', message: 'All images have alt text' };
    },
  },
  { name: 'Image size', run: (draft, _, site = EMPTY_SITE_INFO) => imageSizeCheck(draft, site) },
  {
    name: 'Reading level',
    run: ({ markdown }) => {
      const grade = readingGrade(markdown);
      if (!grade) return { state: 'good', message: 'Too short to measure' };
      return { state: grade > 10 ? 'warn' : 'good', message: `Grade ${grade}` };
    },
  },
  {
    name: 'Length',
    run: ({ markdown }) => {
      const words = countWords(markdown);
      return {
        state: words < 300 ? 'warn' : 'good',
        message: words < 300 ? `${words} words, fewer than 300` : `${words} words`,
      };
    },
  },
  {
    name: 'Claims',
    run: ({ markdown }) => {
      const claims = findClaims(markdown);
      if (!claims.length) return { state: 'good', message: 'No claims without a source' };
      const named = new Set(claims.map(({ sentence, why }) => `${why}: “${sentence}”`));
      return { state: 'warn', message: `${claims.length} without a source`, details: [...named] };
    },
  },
  {
    name: 'Links',
    run: ({ markdown }, { path }, { pages } = EMPTY_SITE_INFO) => {
      const inside = findInternalLinks(markdown);
      if (!inside.length) return { state: 'warn', message: 'No links to other pages of this site' };
      const dead = inside.filter((link) => link !== path && pages.get(link) === false);
      if (dead.length) return { state: 'warn', message: `Broken or unlisted: ${dead.length}`, details: dead };
      return { state: 'good', message: `Internal links: ${inside.length}` };
    },
  },
];

/** The paths of this site that a text links to, without duplicates, files and images. */
export const findInternalLinks = (markdown: string): string[] => {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const paths = [...text.matchAll(/(?<!!)\[[^\]]*\]\((\/(?!\/|api\/)[^)\s#?]*)/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set(paths)]
    .filter((path) => !/\.\w+$/.test(path))
    .map((path) => path.replace(/(.)\/$/, '$1'));
};
