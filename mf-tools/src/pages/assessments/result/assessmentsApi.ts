import { createReport, createSubmission } from '@site/api/tools/assessments/contract';
import { api, write } from '@site/shell/kit/query';

/** Sends answers anonymously, and a report to the address the visitor enters. */
const assessmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSubmission: build.mutation(write(createSubmission)),
    createReport: build.mutation(write(createReport)),
  }),
  overrideExisting: true,
});

export const { useCreateSubmissionMutation, useCreateReportMutation } = assessmentsApi;
