import { initialTemplates } from './initial';
import { PageTemplate } from './model';

/** Adds the page templates of a new site; existing ones stay as the team edited them. */
export async function seedPageTemplates(): Promise<void> {
  const publishedAt = new Date();
  for (const draft of initialTemplates)
    await PageTemplate.updateOne(
      { slug: draft.slug },
      { $setOnInsert: { slug: draft.slug, draft, isPublished: true, publishedAt, version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
}
