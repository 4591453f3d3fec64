import type mongoose from 'mongoose';

/** Files the enquiries that came before their list could be narrowed by page and by partner under both. */
export async function fileLeads(db: mongoose.mongo.Db): Promise<void> {
  const marks = {
    $concatArrays: [markOf('page', '$context.page', 200), markOf('partner', '$partner', 120)],
  };
  const found = { $or: [{ 'context.page': { $gt: '' } }, { partner: { $gt: '' } }] };
  await db.collection('enquiries').updateMany(found, [
    {
      $set: { words: { $setUnion: ['$words', marks] }, plainWords: { $setUnion: ['$plainWords', marks] } },
    },
  ]);
}

const markOf = (name: string, field: string, most: number) => ({
  $cond: [{ $gt: [field, ''] }, [{ $concat: [`${name}:`, { $substrCP: [field, 0, most] }] }], []],
});
