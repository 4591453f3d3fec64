import { acceptInvitation, verifyInvitation } from '@site/api/identity/invitations/contract';
import { api, write } from '@site/shell/kit/query';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyInvitation: build.mutation(write(verifyInvitation)),
    acceptInvitation: build.mutation(write(acceptInvitation)),
  }),
  overrideExisting: true,
});

/** Verifies and accepts invitations. */
export const { useVerifyInvitationMutation, useAcceptInvitationMutation } = invitationApi;
