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
    // No refetch, because the browser leaves the page.
    endAllSessions: build.mutation({ ...write(endAllSessions), invalidatesTags: [] }),
  }),
  overrideExisting: true,
});

/** Queries and mutations of the member's own account. */
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
