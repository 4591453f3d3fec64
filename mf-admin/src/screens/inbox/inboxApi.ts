import { editInbox, getInbox, type Inbox, type InboxDraft, testInbox } from '@site/api/leads/inbox/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { Resource } from '../../workbench/resource/createResource';
import type { ListPage, ListResult } from '../../workbench/resource/ListResult';

const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInbox: build.query(read(getInbox)),
    editInbox: build.mutation(write(editInbox)),
    testInbox: build.mutation(write(testInbox)),
  }),
  overrideExisting: true,
});

export const { useTestInboxMutation } = inboxApi;

export type InboxPage = ListPage<Inbox>;

/** The only mailbox as a list. */
export function useInboxRows(): ListResult<InboxPage> {
  const result = inboxApi.useGetInboxQuery(undefined, { refetchOnMountOrArgChange: true });
  const toPage = (inbox: Inbox | undefined) =>
    inbox && { items: [inbox], nextCursor: null, total: 1, isMore: false };
  return {
    ...result,
    data: toPage(result.data),
    currentData: toPage(result.currentData),
  } as unknown as ListResult<InboxPage>;
}

/** The mailbox as a record that always exists. */
export const inboxResource: Pick<Resource<Inbox, InboxDraft, unknown>, 'useRecord' | 'useWrites'> = {
  useRecord: (_key, isPaused) => {
    const { currentData, error, isFetching, refetch } = inboxApi.useGetInboxQuery(undefined, {
      refetchOnMountOrArgChange: true,
      skip: isPaused,
    });
    return { currentData, error, isFetching, refetch: () => ({ unwrap: () => refetch().unwrap() }) };
  },
  useWrites: () => {
    const [save] = inboxApi.useEditInboxMutation();
    return {
      edit: (_key, version, body) => save({ version, body }).unwrap(),
      create: () => Promise.reject(new Error('the mailbox is always there')),
      remove: () => Promise.reject(new Error('the mailbox stays')),
    };
  },
};
