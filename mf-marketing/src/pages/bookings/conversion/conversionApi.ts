import { trackBooking } from '@site/api/contract/conversions';
import { api, write } from '@site/shell/kit/query';

const conversionApi = api.injectEndpoints({
  endpoints: (build) => ({ trackBooking: build.mutation(write(trackBooking)) }),
  overrideExisting: true,
});

export const { useTrackBookingMutation } = conversionApi;
