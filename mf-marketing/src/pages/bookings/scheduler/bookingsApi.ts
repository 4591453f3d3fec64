import {
  cancelBooking,
  confirmBooking,
  createBooking,
  getCalendar,
  moveBooking,
  verifyBooking,
} from '@site/api/bookings/contract';
import { api, read, write } from '@site/shell/kit/query';

/** API calls of the scheduler and of the link in its emails. */
const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query(read(getCalendar)),
    createBooking: build.mutation(write(createBooking, { changes: getCalendar })),
    verifyBooking: build.mutation(write(verifyBooking)),
    moveBooking: build.mutation(write(moveBooking)),
    cancelBooking: build.mutation(write(cancelBooking)),
    confirmBooking: build.mutation(write(confirmBooking)),
  }),
  overrideExisting: true,
});

export const {
  useGetCalendarQuery,
  useCreateBookingMutation,
  useVerifyBookingMutation,
  useMoveBookingMutation,
  useCancelBookingMutation,
  useConfirmBookingMutation,
} = bookingsApi;
