import mongoose from 'mongoose';
import { landingPath } from '../../content/landingPages/landingState';
import { knownLandings, shownAt } from '../../content/landingPages/publishedLandings';
import { Enquiry } from './model';
import { landingWords } from './readEnquiry';

/** Files the leads that were sent from landing pages under these, and under the partners they are known to come from. */
export async function fileLandings(): Promise<void> {
  const partners = await Enquiry.distinct('partner', { partner: mongoose.trusted({ $gt: '' }) });
  for (const partner of partners) await file({ partner }, { partner });
  for (const record of (await knownLandings()).values()) {
    const landing = landingPath(record);
    await file(
      {
        'context.page': mongoose.trusted({ $in: shownAt(record) }),
        landing: mongoose.trusted({ $exists: false }),
      },
      { landing },
    );
  }
}

async function file(sent: object, behind: Parameters<typeof landingWords>[0]): Promise<void> {
  const words = { $each: landingWords(behind) };
  await Enquiry.updateMany(
    sent,
    { $set: behind, $addToSet: { words, plainWords: words } },
    { timestamps: false },
  );
}
