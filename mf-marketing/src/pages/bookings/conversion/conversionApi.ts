import { trackBooking } from '@site/api/bookings/conversions/contract';
import { api, write } from '@site/shell/kit/query';

const conversionApi = api.injectEndpoints({
  endpoints: (build) => ({ trackBooking: build.mutation(write(trackBooking)) }),
  overrideExisting: true,
});

export const { useTrackBookingMutation } = conversionApi;
