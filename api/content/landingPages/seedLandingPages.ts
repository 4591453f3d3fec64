import { initialLandingPages } from './initial';
import { LandingPage } from './model';

/** Adds the landing pages of a new site; existing ones stay as the team edited them. */
export async function seedLandingPages(): Promise<void> {
  const publishAt = new Date();
  for (const page of initialLandingPages)
    await LandingPage.updateOne(
      { slug: page.slug },
      { $setOnInsert: { ...page, isDraft: false, publishAt, isListed: true, version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
}
