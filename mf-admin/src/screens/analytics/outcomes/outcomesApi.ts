import { getOutcomeChange, listOutcomes } from '@site/api/reporting/outcomes/contract';
import { api, read } from '@site/shell/kit/query';

export const { useListOutcomesQuery, useGetOutcomeChangeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listOutcomes: build.query(read(listOutcomes)),
    getOutcomeChange: build.query(read(getOutcomeChange)),
  }),
  overrideExisting: true,
});
