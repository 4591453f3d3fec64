import { model, Schema } from 'mongoose';
import type { MeetingQuestion, MeetingTypeDraft } from './contract';

export interface MeetingTypeRecord extends Omit<MeetingTypeDraft, 'hostIds'> {
  /** Its slug, which links to the booking page name. */
  _id: string;
  /** Its position among the others. */
  order: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;
const question = new Schema<MeetingQuestion>(
  { label: String, kind: String, options: [String], isRequired: Boolean },
  { _id: false },
);

const schema = new Schema<MeetingTypeRecord>(
  {
    _id: { type: String, required: true },
    label: { type: String, required: true },
    minutes: { type: Number, required: true },
    text,
    place: text,
    link: text,
    questions: [question],
    isRemindedDayBefore: { type: Boolean, default: true },
    isRemindedHourBefore: { type: Boolean, default: false },
    followUp: text,
    isActive: { type: Boolean, default: true },
    order: { type: Number, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ order: 1, _id: 1 });

/** A kind of meeting that can be booked. Which hosts hold it is stored with the hosts. */
export const MeetingTypeModel = model<MeetingTypeRecord>('MeetingType', schema, 'meetingTypes');
