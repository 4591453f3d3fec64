import { getLocalDay } from '../../platform/time/localTime';
import { initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';

/** The day at the office: `2026-11-30`. */
export async function getOfficeDay(now = Date.now()): Promise<string> {
  return getLocalDay(await getOfficeZone(), now);
}

export async function getOfficeZone(): Promise<string> {
  return (await currentSettings())?.booking?.timeZone ?? initialPlan.timeZone;
}
