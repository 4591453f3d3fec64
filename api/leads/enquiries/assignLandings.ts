import mongoose from 'mongoose';
import { landingPath } from '../../content/landingPages/landingState';
import { landingPaths, publishedLandings } from '../../content/landingPages/publishedLandings';
import { Enquiry } from './model';
import { referralTerms } from './normalizeEnquiry';

/** Files the leads that were sent from landing pages under these, and under the partners they are known to come from. */
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

async function assign(sent: object, behind: Parameters<typeof referralTerms>[0]): Promise<void> {
  const words = { $each: referralTerms(behind) };
  await Enquiry.updateMany(
    sent,
    { $set: behind, $addToSet: { words, plainWords: words } },
    { timestamps: false },
  );
}
