import { getVariantFigures } from '@site/api/insights/variants/contract';
import { api, read } from '@site/shell/kit/query';

/** What is counted of landing pages that have a goal. */
export const { useGetVariantFiguresQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getVariantFigures: build.query(read(getVariantFigures)) }),
  overrideExisting: true,
});
