import type { Calendar } from '@site/api/bookings/contract';
import { useHydrated } from '@site/shell/kit';
import { useState } from 'react';
import { ownZone } from './clock';

/**
 * Day, time and clock as they are chosen. What is not free any more is not chosen any more; without a choice the first
 * day that has a free time is shown.
 */
export function useTimeChoice({ days, timeZone }: Calendar) {
  const [chosenDay, setDay] = useState<string>();
  const [chosenAt, setAt] = useState<string>();
  const [chosenZone, setZone] = useState<string>();
  const isHydrated = useHydrated();
  const open = days.filter(({ slots }) => slots.some(({ isFree }) => isFree));
  const day = open.find((one) => one.day === chosenDay) ?? open[0];
  const at = day?.slots.find((slot) => slot.isFree && slot.at === chosenAt)?.at;
  return {
    day: day?.day,
    at,
    zone: chosenZone ?? (isHydrated ? ownZone() : timeZone),
    setDay,
    setZone,
    /** Takes a time, also of another day. */
    take: (next: string) => {
      setDay(days.find(({ slots }) => slots.some((slot) => slot.at === next))?.day);
      setAt(next);
    },
    /** The free time nearest after a moment, else the first there is. */
    nextFree: (after: string | undefined) => {
      const free = open.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map((slot) => slot.at));
      return free.find((one) => one > (after ?? '')) ?? free[0];
    },
  };
}
