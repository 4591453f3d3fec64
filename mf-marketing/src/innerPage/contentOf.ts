import { notFound } from '@site/shell/kit';
import type { PageAddress } from '@site/shell/remote';

/** A page's words by its slug, each in a file of its own that is fetched when the page is asked for. */
export type ContentFiles<Slug extends string, Content> = Record<Slug, () => Promise<{ content: Content }>>;

/** Brings the words of the page with the address's slug. A slug without any is nobody's page. */
export const contentOf =
  <Content>(files: ContentFiles<string, Content>) =>
  async ({ params: { slug = '' } }: PageAddress): Promise<Content> => {
    const file = Object.hasOwn(files, slug) ? files[slug] : undefined;
    if (!file) throw notFound();
    return (await file()).content;
  };
