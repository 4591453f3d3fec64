import type { WorkingHours } from '@site/api/bookings/hosts/contract';

/** Weekdays in the order of the grid; 0 is Sunday. */
export const gridDays = [1, 2, 3, 4, 5, 6, 0] as const;
/** Half hours of a day. */
export const slotCount = 48;

export const slotKey = (weekday: number, slot: number) => `${weekday} ${slot}`;

/** The half hours that working hours cover. */
export function toSlots(hours: readonly WorkingHours[]): Set<string> {
  const slots = new Set<string>();
  for (const { weekday, from, to } of hours)
    for (let slot = slotOf(from); slot < slotOf(to); slot += 1) slots.add(slotKey(weekday, slot));
  return slots;
}

/** Working hours of half hours; neighbors are one stretch. */
export function toHours(slots: ReadonlySet<string>): WorkingHours[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const stretches: WorkingHours[] = [];
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (!slots.has(slotKey(weekday, slot))) continue;
      const last = stretches.at(-1);
      if (last?.to === clockOf(slot)) last.to = clockOf(slot + 1);
      else stretches.push({ weekday, from: clockOf(slot), to: clockOf(slot + 1) });
    }
    return stretches;
  });
}

/** `9:30 AM` for a half hour. */
export function describeSlot(slot: number): string {
  const hour = Math.floor(slot / 2) % 24;
  return `${hour % 12 || 12}:${slot % 2 ? '30' : '00'} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The hours of a weekday in words, such as `9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM`. */
export function describeDay(hours: readonly WorkingHours[], weekday: number): string {
  const stretches = hours.filter((one) => one.weekday === weekday);
  return stretches
    .map(({ from, to }) => `${describeSlot(slotOf(from))} to ${describeSlot(slotOf(to))}`)
    .join(', ');
}

function slotOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 2 + (minute >= 30 ? 1 : 0);
}

const clockOf = (slot: number) =>
  `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`;
