import { type BookingPlan, initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';
import type { MeetingType } from '../contract';

/** The plan as the settings have it. Who kept settings before there was one gets the initial plan. */
export async function currentPlan(): Promise<BookingPlan> {
  const { booking } = (await currentSettings()) ?? {};
  return { ...initialPlan, ...booking };
}

export function typeIn(plan: BookingPlan, slug: string | undefined): MeetingType | undefined {
  return plan.types.find((type) => type.slug === slug);
}
