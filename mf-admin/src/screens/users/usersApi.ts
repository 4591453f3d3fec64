import {
  activateUser,
  approveFactorReset,
  createFactorReset,
  createInvitation,
  createUser,
  deactivateUser,
  deleteFactorReset,
  deleteUser,
  editUser,
  forcePasswordReset,
  getUser,
  listUsers,
  revokeSessions,
  transferContent,
} from '@site/api/identity/users/contract';
import { api, read, write } from '@site/shell/kit/query';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query(read(listUsers)),
    getUser: build.query(read(getUser)),
    createUser: build.mutation(write(createUser)),
    editUser: build.mutation(write(editUser)),
    createInvitation: build.mutation(write(createInvitation)),
    deleteUser: build.mutation(write(deleteUser)),
    deactivateUser: build.mutation(write(deactivateUser)),
    activateUser: build.mutation(write(activateUser)),
    transferContent: build.mutation(write(transferContent)),
    forcePasswordReset: build.mutation(write(forcePasswordReset)),
    revokeSessions: build.mutation(write(revokeSessions)),
    createFactorReset: build.mutation(write(createFactorReset)),
    approveFactorReset: build.mutation(write(approveFactorReset)),
    deleteFactorReset: build.mutation(write(deleteFactorReset)),
  }),
  overrideExisting: true,
});

/** Endpoints of users. */
export const {
  useListUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useEditUserMutation,
  useCreateInvitationMutation,
  useDeleteUserMutation,
  useDeactivateUserMutation,
  useActivateUserMutation,
  useTransferContentMutation,
  useForcePasswordResetMutation,
  useRevokeSessionsMutation,
  useCreateFactorResetMutation,
  useApproveFactorResetMutation,
  useDeleteFactorResetMutation,
} = usersApi;
