import { getLocation } from '@site/api/content/locations/contract';
import { api, read } from '@site/shell/kit/query';

/** The service areas that the team writes. */
export const locationsApi = api.injectEndpoints({
  endpoints: (build) => ({ getLocation: build.query(read(getLocation)) }),
  overrideExisting: true,
});
