import {
  chooseSubject,
  getMailing,
  newsletterContent,
  pauseMailing,
  resendMailing,
  resumeMailing,
  testMailing,
} from '@site/api/audience/newsletters/contract';
import { checkMailing } from '@site/api/audience/sendingChecks/contract';
import { postContent } from '@site/api/content/posts/contract';
import { api, read, write } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of newsletters as documents. */
export const newsletters = createContentClient(newsletterContent);

const changes = { changes: getMailing };

/** Endpoints of their mailings, and the posts to choose from. */
export const {
  useGetMailingQuery,
  useLazyCheckMailingQuery,
  useTestMailingMutation,
  usePauseMailingMutation,
  useResumeMailingMutation,
  useResendMailingMutation,
  useChooseSubjectMutation,
  useListPostChoicesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getMailing: build.query(read(getMailing)),
    checkMailing: build.query(read(checkMailing)),
    testMailing: build.mutation(write(testMailing)),
    pauseMailing: build.mutation(write(pauseMailing, changes)),
    resumeMailing: build.mutation(write(resumeMailing, changes)),
    resendMailing: build.mutation(write(resendMailing, changes)),
    chooseSubject: build.mutation(write(chooseSubject, changes)),
    listPostChoices: build.query(read(postContent.list)),
  }),
  overrideExisting: true,
});
