import {
  deletePasskey,
  editAccount,
  editPasskey,
  endAllSessions,
  endSession,
  getFactors,
  listSessions,
  removeApp,
  renewRecoveryCodes,
} from '@site/api/identity/account/contract';
import { editPassword } from '@site/api/identity/password/contract';
import { api, read, write } from '@site/shell/kit/query';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    editAccount: build.mutation(write(editAccount)),
    editPassword: build.mutation(write(editPassword)),
    getFactors: build.query(read(getFactors)),
    removeApp: build.mutation(write(removeApp, { changes: getFactors })),
    renewRecoveryCodes: build.mutation(write(renewRecoveryCodes, { changes: getFactors })),
    editPasskey: build.mutation(write(editPasskey, { changes: getFactors })),
    deletePasskey: build.mutation(write(deletePasskey, { changes: getFactors })),
    listSessions: build.query(read(listSessions)),
    endSession: build.mutation(write(endSession)),
    // Nothing is asked again: the page is left.
    endAllSessions: build.mutation({ ...write(endAllSessions), invalidatesTags: [] }),
  }),
  overrideExisting: true,
});

/** The own account: name, password, factors, and where one is signed in. */
export const {
  useEditAccountMutation,
  useEditPasswordMutation,
  useGetFactorsQuery,
  useRemoveAppMutation,
  useRenewRecoveryCodesMutation,
  useEditPasskeyMutation,
  useDeletePasskeyMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
} = accountApi;
