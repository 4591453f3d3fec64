import type { Calendar } from '@site/api/bookings/contract';
import { useHydrated } from '@site/shell/kit';
import { useState } from 'react';
import { ownZone } from './clock';

/**
 * The selected day, time and time zone. A time that is no longer free is deselected. Without a selection, the
 * first day with a free time is shown.
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
    /** Selects a time, on any day. */
    take: (next: string) => {
      setDay(days.find(({ slots }) => slots.some((slot) => slot.at === next))?.day);
      setAt(next);
    },
    /** The first free time after an instant, else the first of all. */
    nextFree: (after: string | undefined) => {
      const free = open.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map((slot) => slot.at));
      return free.find((one) => one > (after ?? '')) ?? free[0];
    },
  };
}
