import { getVariantFigures } from '@site/api/insights/variants/contract';
import { api, read } from '@site/shell/kit/query';

/** Endpoints of the conversion counts of landing pages with a goal. */
export const { useGetVariantFiguresQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getVariantFigures: build.query(read(getVariantFigures)) }),
  overrideExisting: true,
});
