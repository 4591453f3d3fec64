import {
  createCredential,
  deleteCredential,
  editCredential,
  editCredentialOrder,
  getCredential,
  listCredentials,
} from '@site/api/content/credentials/contract';
import { api, write } from '@site/shell/kit/query';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of the credentials. */
export const credentials = createResource({
  list: listCredentials,
  get: getCredential,
  create: createCredential,
  edit: editCredential,
  remove: deleteCredential,
});

const credentialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editCredentialOrder: build.mutation(write(editCredentialOrder, { changes: listCredentials })),
  }),
  overrideExisting: true,
});

export const { useEditCredentialOrderMutation } = credentialsApi;
