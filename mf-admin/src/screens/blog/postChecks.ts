import { type PostDraft, PublishablePost } from '@site/api/content/posts/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { gradeOf, lengthCheck, SEARCH, wordsIn } from '../../workbench/editor/checks/textMeasures';
import { weightCheck } from '../../workbench/editor/checks/weightCheck';
import { type Check, UNKNOWN_SITE } from '../../workbench/editor/definition/EditorDefinition';
import { findClaims } from './findClaims';

/** What search engines are told of a post, as its page says it. */
export const searchWords = ({ title, summary, seo }: Pick<PostDraft, 'title' | 'summary' | 'seo'>) => ({
  title: seo.title || `${title} | The Foundry`,
  description: seo.description || summary,
});

/** What is looked at before a post goes out. What the API would refuse is refused here already. */
export const postChecks: Check<PostDraft>[] = [
  {
    name: 'Required fields',
    judge: (draft) => completenessCheck(draft, PublishablePost as AnyStruct<PostDraft>),
  },
  {
    name: 'Meta title',
    judge: (draft) => lengthCheck(searchWords(draft).title, SEARCH.title),
  },
  {
    name: 'Meta description',
    judge: (draft) => lengthCheck(searchWords(draft).description, SEARCH.description),
  },
  {
    name: 'Headings',
    judge: ({ markdown }) => {
      const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
      if (/^#\s/m.test(text)) return { state: 'refuse', says: 'Level 1 is reserved for the title' };
      const levels = [...text.matchAll(/^(#{2,6})\s/gm)].map(([, signs = '']) => signs.length);
      const jumps = levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1);
      return jumps
        ? { state: 'warn', says: 'A level is skipped' }
        : { state: 'good', says: 'No level is skipped' };
    },
  },
  {
    name: 'Images',
    judge: ({ markdown, image, imageAlt }) => {
      if (/!\[\s*\]\(/.test(markdown)) return { state: 'refuse', says: 'Add alt text to every image' };
      if (image && !imageAlt) return { state: 'warn', says: 'Add alt text to the cover image' };
      return { state: 'good', says: 'All images have alt text' };
    },
  },
  { name: 'Image size', judge: (draft, _, site = UNKNOWN_SITE) => weightCheck(draft, site) },
  {
    name: 'Reading level',
    judge: ({ markdown }) => {
      const grade = gradeOf(markdown);
      if (!grade) return { state: 'good', says: 'Too short to measure' };
      return { state: grade > 10 ? 'warn' : 'good', says: `Grade ${grade}` };
    },
  },
  {
    name: 'Length',
    judge: ({ markdown }) => {
      const words = wordsIn(markdown);
      return {
        state: words < 300 ? 'warn' : 'good',
        says: words < 300 ? `${words} words, fewer than 300` : `${words} words`,
      };
    },
  },
  {
    name: 'Claims',
    judge: ({ markdown }) => {
      const claims = findClaims(markdown);
      if (!claims.length) return { state: 'good', says: 'No claims without a source' };
      const named = new Set(claims.map(({ sentence, why }) => `${why}: “${sentence}”`));
      return { state: 'warn', says: `${claims.length} without a source`, details: [...named] };
    },
  },
  {
    name: 'Links',
    judge: ({ markdown }, { path }, { pages } = UNKNOWN_SITE) => {
      const inside = linksInside(markdown);
      if (!inside.length) return { state: 'warn', says: 'No links to other pages of this site' };
      const dead = inside.filter((link) => link !== path && pages.get(link) === false);
      if (dead.length) return { state: 'warn', says: `Broken or unlisted: ${dead.length}`, details: dead };
      return { state: 'good', says: `Internal links: ${inside.length}` };
    },
  },
];

/** The pages of this site that a text links to, each once; files and pictures are none. */
export const linksInside = (markdown: string): string[] => {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const paths = [...text.matchAll(/(?<!!)\[[^\]]*\]\((\/(?!\/|api\/)[^)\s#?]*)/g)].map(
    ([, path = '']) => path,
  );
  return [...new Set(paths)]
    .filter((path) => !/\.\w+$/.test(path))
    .map((path) => path.replace(/(.)\/$/, '$1'));
};
