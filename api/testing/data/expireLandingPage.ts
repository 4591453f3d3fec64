import { LandingPage } from '../../content/landingPages/model';

/** Lets the moment come, now, at which a public landing page is over; rejects where none was set. */
export async function expireLandingPage(slug: string): Promise<void> {
  const now = new Date();
  const { matchedCount } = await LandingPage.updateOne({ slug, expireAt: { $gt: now } }, { expireAt: now });
  if (!matchedCount) throw new Error(`${slug} is not to be over at any moment to come`);
}
