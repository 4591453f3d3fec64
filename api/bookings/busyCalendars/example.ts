import type { BusyCalendar } from './contract';

export function exampleBusyCalendar(part: Partial<BusyCalendar> = {}): BusyCalendar {
  return {
    id: 'calendar-1',
    name: 'Sam Reyes',
    address: 'calendar.example/….ics',
    createdAt: '2026-11-20T15:00:00.000Z',
    readAt: '2026-11-26T15:00:00.000Z',
    error: '',
    times: 12,
    ...part,
  };
}
