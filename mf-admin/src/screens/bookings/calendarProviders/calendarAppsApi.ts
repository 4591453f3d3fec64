import {
  type CalendarApp,
  type CalendarAppDraft,
  editCalendarApp,
  listCalendarApps,
} from '@site/api/bookings/calendarApps/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { Resource } from '../../../workbench/resource/createResource';
import type { ListPage, ListResult } from '../../../workbench/resource/ListResult';

const calendarAppsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarApps: build.query(read(listCalendarApps)),
    editCalendarApp: build.mutation(write(editCalendarApp)),
  }),
  overrideExisting: true,
});

export type CalendarAppPage = ListPage<CalendarApp>;

/** The providers as a list. */
export function useCalendarAppRows(): ListResult<CalendarAppPage> {
  const result = calendarAppsApi.useListCalendarAppsQuery(undefined, { refetchOnMountOrArgChange: true });
  const toPage = (data: { items: CalendarApp[] } | undefined) =>
    data && { items: data.items, nextCursor: null, total: data.items.length, isMore: false };
  return {
    ...result,
    data: toPage(result.data),
    currentData: toPage(result.currentData),
  } as unknown as ListResult<CalendarAppPage>;
}

/** The providers as records that always exist. */
export const calendarApps: Pick<
  Resource<CalendarApp, CalendarAppDraft, unknown>,
  'useRecord' | 'useWrites'
> = {
  useRecord: (key, isPaused) => {
    const { currentData, error, isFetching, refetch } = calendarAppsApi.useListCalendarAppsQuery(undefined, {
      refetchOnMountOrArgChange: true,
      skip: isPaused,
    });
    const find = (items: CalendarApp[] = []) => items.find(({ provider }) => provider === key) as CalendarApp;
    return {
      currentData: currentData && find(currentData.items),
      error,
      isFetching,
      refetch: () => ({
        unwrap: () =>
          refetch()
            .unwrap()
            .then(({ items }) => find(items)),
      }),
    };
  },
  useWrites: () => {
    const [save] = calendarAppsApi.useEditCalendarAppMutation();
    return {
      edit: (provider, version, body) => save({ provider, version, body }).unwrap(),
      create: () => Promise.reject(new Error('the providers are always there')),
      remove: () => Promise.reject(new Error('the providers stay')),
    };
  },
};
