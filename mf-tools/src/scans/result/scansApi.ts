import { emailScan, saveScan } from '@site/api/tools/scans/contract';
import { api, write } from '@site/shell/kit/query';

/** Endpoints for saving and emailing a report. */
const scansApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveScan: build.mutation(write(saveScan)),
    emailScan: build.mutation(write(emailScan)),
  }),
  overrideExisting: true,
});

export const { useSaveScanMutation, useEmailScanMutation } = scansApi;
