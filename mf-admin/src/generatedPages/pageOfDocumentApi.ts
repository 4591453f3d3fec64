import { getPageOfDocument } from '@site/api/content/generatedPages/contract';
import { api, read } from '@site/shell/kit/query';

export const { useGetPageOfDocumentQuery } = api.injectEndpoints({
  endpoints: (build) => ({ getPageOfDocument: build.query(read(getPageOfDocument)) }),
  overrideExisting: true,
});
