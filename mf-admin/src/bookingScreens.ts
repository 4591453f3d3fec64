import { mayReadCalendarApps } from '@site/api/bookings/calendarApps/policy';
import { mayEditHosts, mayListHosts } from '@site/api/bookings/hosts/policy';
import { listBookings } from '@site/api/bookings/management/contract';
import {
  mayCreateBooking,
  mayEditBooking,
  mayGetBooking,
  mayListBookings,
} from '@site/api/bookings/management/policy';
import { mayEditMeetingTypes, mayListMeetingTypes } from '@site/api/bookings/meetingTypes/policy';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { createRecordSource } from './workbench/commandPalette/createRecordSource';
import type { Screen } from './workbench/screen/Screen';

/** The screens of bookings, for `screens.ts`. */
export const bookingScreens: Screen[] = [
  {
    path: '/admin/bookings',
    expose: './BookingsScreen',
    label: 'Bookings',
    group: 'Overview',
    icon: CalendarDays,
    shortcut: 'c',
    needs: mayListBookings,
    records: createRecordSource('Bookings', listBookings, ({ id, name, label }) => ({
      label: name,
      note: `${label} · ${id}`,
      path: `/admin/bookings/${encodeURIComponent(id)}`,
    })),
    record: { label: 'Booking', needs: mayGetBooking },
    createAction: { label: 'New booking', path: '/admin/bookings/new', needs: mayCreateBooking },
  },
  {
    path: '/admin/bookings/calendar',
    expose: './BookingCalendarScreen',
    label: 'Booking calendar',
    needs: mayListBookings,
  },
  {
    path: '/admin/bookings/hosts',
    expose: './BookingHostsScreen',
    label: 'Booking hosts',
    needs: mayListHosts,
    record: { label: 'Booking host', needs: mayListHosts },
    createAction: { label: 'New booking host', path: '/admin/bookings/hosts/new', needs: mayEditHosts },
  },
  {
    path: '/admin/bookings/types',
    expose: './MeetingTypesScreen',
    label: 'Meeting types',
    needs: mayListMeetingTypes,
    record: { label: 'Meeting type', needs: mayListMeetingTypes },
    createAction: {
      label: 'New meeting type',
      path: '/admin/bookings/types/new',
      needs: mayEditMeetingTypes,
    },
  },
  {
    path: '/admin/bookings/calendar-providers',
    expose: './CalendarProvidersScreen',
    label: 'Calendar providers',
    needs: mayReadCalendarApps,
    record: { label: 'Calendar provider', needs: mayReadCalendarApps },
  },
  {
    // Google and Microsoft return to it, so the path is registered with them.
    path: '/admin/bookings/calendar-connection',
    expose: './CalendarConnectionScreen',
    label: 'Connecting your calendar',
    isStep: true,
    needs: mayEditBooking,
  },
];
