import { createReport, createSubmission } from '@site/api/tools/assessments/contract';
import { api, write } from '@site/shell/kit/query';

/** Answers go out without a name; the report goes where the visitor says. */
const assessmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSubmission: build.mutation(write(createSubmission)),
    createReport: build.mutation(write(createReport)),
  }),
  overrideExisting: true,
});

export const { useCreateSubmissionMutation, useCreateReportMutation } = assessmentsApi;
