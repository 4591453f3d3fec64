import {
  cancelMeeting,
  createBookingLead,
  createCallerBooking,
  exportBookings as exportOfBookings,
  getBookingOptions,
  getBookingTimes,
  getManagedBooking,
  listBookings,
  markNoShow,
  moveMeeting,
  reassignMeeting,
} from '@site/api/bookings/management/contract';
import { listBookingDays } from '@site/api/bookings/management/days/contract';
import { getLeadTotals, listLeads } from '@site/api/leads/pipeline/contract';
import { api, read, write } from '@site/shell/kit/query';
import { exportOf } from '../../requests/exportOf';

const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookings: build.query(read(listBookings)),
    listBookingDays: build.query(read(listBookingDays)),
    getBookingOptions: build.query(read(getBookingOptions)),
    getBookingTimes: build.query(read(getBookingTimes)),
    getManagedBooking: build.query(read(getManagedBooking)),
    createCallerBooking: build.mutation(
      write(createCallerBooking, { changes: [createCallerBooking, listLeads, getLeadTotals] }),
    ),
    createBookingLead: build.mutation(write(createBookingLead, { changes: [createBookingLead, listLeads] })),
    moveMeeting: build.mutation(write(moveMeeting)),
    cancelMeeting: build.mutation(write(cancelMeeting)),
    markNoShow: build.mutation(write(markNoShow)),
    reassignMeeting: build.mutation(write(reassignMeeting)),
  }),
  overrideExisting: true,
});

/** Queries and mutations of bookings. */
export const {
  useListBookingsQuery,
  useListBookingDaysQuery,
  useGetBookingOptionsQuery,
  useGetBookingTimesQuery,
  useGetManagedBookingQuery,
  useCreateCallerBookingMutation,
  useCreateBookingLeadMutation,
  useMoveMeetingMutation,
  useCancelMeetingMutation,
  useMarkNoShowMutation,
  useReassignMeetingMutation,
} = bookingsApi;

/** Exports the matching bookings as the text of a file. */
export const exportBookings = exportOf(exportOfBookings);
