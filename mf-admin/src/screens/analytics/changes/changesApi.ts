import { getChangeReport, listAnomalies } from '@site/api/insights/changes/contract';
import { api, read } from '@site/shell/kit/query';

export const { useGetChangeReportQuery, useListAnomaliesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getChangeReport: build.query(read(getChangeReport)),
    listAnomalies: build.query(read(listAnomalies)),
  }),
  overrideExisting: true,
});
