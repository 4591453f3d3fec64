import { type BookingPlan, initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';
import type { MeetingType } from '../contract';

/** The booking plan of the settings. Older settings without a plan use the initial one. */
export async function currentPlan(): Promise<BookingPlan> {
  const { booking } = (await currentSettings()) ?? {};
  return { ...initialPlan, ...booking };
}

export function findMeetingType(plan: BookingPlan, slug: string | undefined): MeetingType | undefined {
  return plan.types.find((type) => type.slug === slug);
}
