import { initialLocations } from './initial';
import { Location } from './model';

/** Adds the service areas of a new site; existing ones stay as the team edited them. */
export async function seedLocations(): Promise<void> {
  for (const [order, location] of initialLocations.entries())
    await Location.updateOne(
      { slug: location.slug },
      { $setOnInsert: { ...location, isPublished: true, order, version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
}
