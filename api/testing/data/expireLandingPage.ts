import { LandingPage } from '../../content/landingPages/model';

/** Makes a public landing page expire now; rejects if it has no time of expiry. */
export async function expireLandingPage(slug: string): Promise<void> {
  const now = new Date();
  const { matchedCount } = await LandingPage.updateOne({ slug, expireAt: { $gt: now } }, { expireAt: now });
  if (!matchedCount) throw new Error(`${slug} is not to be over at any moment to come`);
}
