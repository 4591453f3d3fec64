import {
  advanceTemplateRollout,
  type ComparedPageQuery,
  createTemplateRollout,
  getTemplateRollout,
  listComparedPages,
  listTemplateRollouts,
  pauseTemplateRollout,
  rollBackTemplateRollout,
  type TemplateRollout,
  type TemplateRolloutPage,
} from '@site/api/content/templateRollouts/contract';
import { api, read, write } from '@site/shell/kit/query';
import type { ListQuery, ListResult } from '../../../workbench/resource/ListResult';
import { useRefetchAfter } from '../../../workbench/resource/useRefetchAfter';

const rolloutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplateRollouts: build.query(read(listTemplateRollouts)),
    getTemplateRollout: build.query(read(getTemplateRollout)),
    listComparedPages: build.query(read(listComparedPages)),
    createTemplateRollout: build.mutation(write(createTemplateRollout, { changes: listTemplateRollouts })),
    advanceTemplateRollout: build.mutation(write(advanceTemplateRollout, { changes: listTemplateRollouts })),
    pauseTemplateRollout: build.mutation(write(pauseTemplateRollout, { changes: listTemplateRollouts })),
    rollBackTemplateRollout: build.mutation(
      write(rollBackTemplateRollout, { changes: listTemplateRollouts }),
    ),
  }),
  overrideExisting: true,
});

export const {
  useAdvanceTemplateRolloutMutation,
  useCreateTemplateRolloutMutation,
  usePauseTemplateRolloutMutation,
  useRollBackTemplateRolloutMutation,
} = rolloutsApi;

const POLLING = { pollingInterval: 2_000, skipPollingIfUnfocused: true };
const OPTIONS = { refetchOnMountOrArgChange: true } as const;

/** Whether a job is at work on a rollout. */
export const isActive = ({ state }: Pick<TemplateRollout, 'state'>) =>
  ['comparing', 'rolling', 'rollingBack'].includes(state);

/** One page of rollouts, read again while one of them is active. */
export function useRollouts(query: ListQuery): ListResult<TemplateRolloutPage> {
  const { data } = rolloutsApi.useListTemplateRolloutsQuery({ query }, OPTIONS);
  const polling = data?.items.some(isActive) ? POLLING : {};
  return rolloutsApi.useListTemplateRolloutsQuery(
    { query },
    { ...OPTIONS, ...polling },
  ) as ListResult<TemplateRolloutPage>;
}

/** A rollout, read again while it is active. */
export function useRollout(id: string) {
  const { data } = rolloutsApi.useGetTemplateRolloutQuery({ id }, OPTIONS);
  const polling = data && isActive(data) ? POLLING : {};
  return rolloutsApi.useGetTemplateRolloutQuery({ id }, { ...OPTIONS, ...polling });
}

/** The pages of a rollout, most changed first; read again once its version changes. */
export function useComparedPages({ id, version }: TemplateRollout, query: ComparedPageQuery) {
  const result = rolloutsApi.useListComparedPagesQuery({ id, query }, OPTIONS);
  useRefetchAfter(String(version), result.refetch);
  return result;
}
