import type mongoose from 'mongoose';
import type { MeetingType } from '../contract';
import { initialMeetingTypes } from './initialMeetingTypes';
import { MeetingTypeModel } from './model';

interface OldSettings {
  _id: string;
  booking?: { types?: Omit<MeetingType, 'questions'>[] };
}

/** Makes records of the meeting types that the settings held as text, in their order. */
export async function moveMeetingTypes(db: mongoose.mongo.Db): Promise<void> {
  const site = await db.collection<OldSettings>('settings').findOne({ _id: 'site' });
  for (const [order, { slug, label, minutes, text, place }] of (
    site?.booking?.types ?? initialMeetingTypes
  ).entries())
    await MeetingTypeModel.updateOne(
      { _id: slug },
      { $setOnInsert: { label, minutes, text, place, order, questions: [] } },
      { upsert: true, setDefaultsOnInsert: true },
    );
}
