import { emailScan, saveScan } from '@site/api/tools/scans/contract';
import { api, write } from '@site/shell/kit/query';

/** What is done with a report once it is there: kept for a link, mailed. */
const scansApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepScan: build.mutation(write(saveScan)),
    mailScan: build.mutation(write(emailScan)),
  }),
  overrideExisting: true,
});

export const { useKeepScanMutation, useMailScanMutation } = scansApi;
