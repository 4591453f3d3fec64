import {
  beginApp,
  beginPasskey,
  confirmApp,
  createPasskey,
  getFactors,
} from '@site/api/identity/account/contract';
import { stepUp } from '@site/api/identity/session/contract';
import { api, write } from '@site/shell/kit/query';

const factorApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginApp: build.mutation(write(beginApp)),
    confirmApp: build.mutation(write(confirmApp, { changes: getFactors })),
    beginPasskey: build.mutation(write(beginPasskey)),
    createPasskey: build.mutation(write(createPasskey, { changes: getFactors })),
    stepUp: build.mutation(write(stepUp)),
  }),
  overrideExisting: true,
});

/** Setting up a second factor. */
export const {
  useBeginAppMutation,
  useConfirmAppMutation,
  useBeginPasskeyMutation,
  useCreatePasskeyMutation,
  useStepUpMutation,
} = factorApi;
