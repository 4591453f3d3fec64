import {
  createHistoryImport,
  deleteHistoryImport,
  listHistoryImports,
} from '@site/api/insights/history/contract';
import { getBreakdown, getSummary } from '@site/api/insights/reports/contract';
import { api, read, write } from '@site/shell/kit/query';

/** What shows imported figures. */
const changed = [listHistoryImports, getSummary, getBreakdown].map(({ path }) => path);

export const { useListHistoryImportsQuery, useCreateHistoryImportMutation, useDeleteHistoryImportMutation } =
  api.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
    endpoints: (build) => ({
      listHistoryImports: build.query(read(listHistoryImports)),
      createHistoryImport: build.mutation({
        ...write(createHistoryImport),
        invalidatesTags: (result) => (result?.isDone ? changed : []),
      }),
      deleteHistoryImport: build.mutation({
        ...write(deleteHistoryImport),
        invalidatesTags: (_result, error) => (error ? [] : changed),
      }),
    }),
    overrideExisting: true,
  });
