import { type BookingPlan, initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';
import type { MeetingType } from '../contract';
import { findMeetingTypes } from '../meetingTypes/findMeetingTypes';
import type { MeetingTypeRecord } from '../meetingTypes/model';
import type { BookingRecord } from '../model';

/** A meeting type with what only its meetings have: the link of the video call and the emails. */
export interface PlannedType extends MeetingType {
  link: string;
  emails: NonNullable<BookingRecord['emails']>;
}

/** The hours of the office with the meeting types that can be booked. */
export interface MeetingPlan extends BookingPlan {
  types: PlannedType[];
}

/** The booking plan. Older settings without one use the initial one. */
export async function currentPlan(): Promise<MeetingPlan> {
  const [settings, types] = await Promise.all([currentSettings(), findMeetingTypes()]);
  const active = types.filter(({ isActive }) => isActive);
  return { ...initialPlan, ...settings?.booking, types: active.map(toPlannedType) };
}

export function findMeetingType(plan: MeetingPlan, slug: string | undefined): PlannedType | undefined {
  return plan.types.find((type) => type.slug === slug);
}

function toPlannedType(record: MeetingTypeRecord): PlannedType {
  const { _id: slug, label, minutes, text, place, link, questions } = record;
  const { isRemindedDayBefore: isDayBefore, isRemindedHourBefore: isHourBefore, followUp } = record;
  const emails = { isDayBefore, isHourBefore, followUp };
  return { slug, label, minutes, text, place, link, questions, emails };
}
