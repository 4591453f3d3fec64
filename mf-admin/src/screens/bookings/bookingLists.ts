import { mayReadCalendarApps } from '@site/api/bookings/calendarApps/policy';

/** The screens of bookings. */
export const bookingLists = [
  { label: 'List', name: 'bookings' },
  { label: 'Calendar', name: 'bookings/calendar' },
  { label: 'Hosts', name: 'bookings/hosts' },
  { label: 'Types', name: 'bookings/types' },
  { label: 'Calendar providers', name: 'bookings/calendar-providers', needs: mayReadCalendarApps },
];
