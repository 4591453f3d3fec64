import { notFound } from '@site/shell/kit';
import type { PageAddress } from '@site/shell/remote';

/** The content of pages by slug, each in a separate file that is loaded with the page. */
export type ContentFiles<Slug extends string, Content> = Record<Slug, () => Promise<{ content: Content }>>;

/** Loads the content of the page with the URL's slug. Throws a 404 for an unknown slug. */
export const contentOf =
  <Content>(files: ContentFiles<string, Content>) =>
  async ({ params: { slug = '' } }: PageAddress): Promise<Content> => {
    const file = Object.hasOwn(files, slug) ? files[slug] : undefined;
    if (!file) throw notFound();
    return (await file()).content;
  };
