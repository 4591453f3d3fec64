import { getPost, getRegister } from '@site/api/contract/posts';
import { api, read } from '@site/shell/kit/query';

/** The notes of The Foundry: a page of them for the register, one of them to be read. */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegister: build.query(read(getRegister)),
    getPost: build.query(read(getPost)),
  }),
  overrideExisting: true,
});

export const { useGetRegisterQuery, useGetPostQuery } = postsApi;
