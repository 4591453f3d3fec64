import { mostMeetingTypes } from './contract';
import { MeetingTypeModel, type MeetingTypeRecord } from './model';

/** All meeting types in the order of the booking page. */
export function findMeetingTypes(): Promise<MeetingTypeRecord[]> {
  return MeetingTypeModel.find()
    .sort({ order: 1, _id: 1 })
    .limit(mostMeetingTypes)
    .lean<MeetingTypeRecord[]>();
}
