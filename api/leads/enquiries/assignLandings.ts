import mongoose from 'mongoose';
import { landingPath } from '../../content/landingPages/landingState';
import { landingPaths, publishedLandings } from '../../content/landingPages/publishedLandings';
import { Enquiry } from './model';
import { referralTerms } from './normalizeEnquiry';

/** Sets landing page and partner, with their search terms, on leads that were stored before these fields existed. */
export async function assignLandings(): Promise<void> {
  const partners = await Enquiry.distinct('partner', { partner: mongoose.trusted({ $gt: '' }) });
  for (const partner of partners) await assign({ partner }, { partner });
  for (const record of (await publishedLandings()).values()) {
    const landing = landingPath(record);
    await assign(
      {
        'context.page': mongoose.trusted({ $in: landingPaths(record) }),
        landing: mongoose.trusted({ $exists: false }),
      },
      { landing },
    );
  }
}

async function assign(filter: object, referral: Parameters<typeof referralTerms>[0]): Promise<void> {
  const words = { $each: referralTerms(referral) };
  await Enquiry.updateMany(
    filter,
    { $set: referral, $addToSet: { words, plainWords: words } },
    { timestamps: false },
  );
}
