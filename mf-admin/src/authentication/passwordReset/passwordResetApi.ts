import {
  completePasswordReset,
  confirmPasswordReset,
  createPasswordReset,
  verifyPasswordReset,
} from '@site/api/identity/passwordReset/contract';
import { api, write } from '@site/shell/kit/query';

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPasswordReset: build.mutation(write(createPasswordReset)),
    verifyPasswordReset: build.mutation(write(verifyPasswordReset)),
    completePasswordReset: build.mutation(write(completePasswordReset)),
    confirmPasswordReset: build.mutation(write(confirmPasswordReset)),
  }),
  overrideExisting: true,
});

/** The calls of the password reset. */
export const {
  useCreatePasswordResetMutation,
  useVerifyPasswordResetMutation,
  useCompletePasswordResetMutation,
  useConfirmPasswordResetMutation,
} = passwordResetApi;
