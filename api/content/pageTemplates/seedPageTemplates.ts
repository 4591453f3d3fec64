import { createMissingDocuments } from '../lists/createMissingDocuments';
import { type BuiltInTemplate, COMPOSED_PAGES } from './contract';
import { originals } from './initial';
import { PageTemplate } from './model';
import { templateKind } from './templateKind';

/** Adds the page templates of a new site; existing ones stay as the team edited them. */
export async function seedPageTemplates(slugs?: readonly BuiltInTemplate[]): Promise<void> {
  const publishedAt = new Date();
  for (const draft of Object.values(originals)) {
    if (slugs && !slugs.includes(draft.slug as BuiltInTemplate)) continue;
    await PageTemplate.updateOne(
      { slug: draft.slug },
      { $setOnInsert: { slug: draft.slug, draft, isPublished: true, publishedAt, version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
  }
}

/** Adds the template of composed pages, on a site that exists already. */
export async function addComposedTemplate(): Promise<void> {
  await seedPageTemplates([COMPOSED_PAGES]);
  await createMissingDocuments([templateKind]);
}

/** Adds the templates that new landing pages start from, on a site that exists already. */
export async function addStartingPoints(): Promise<void> {
  await seedPageTemplates([
    'starting-point-consultation',
    'starting-point-event',
    'starting-point-assessment',
  ]);
  await createMissingDocuments([templateKind]);
}
