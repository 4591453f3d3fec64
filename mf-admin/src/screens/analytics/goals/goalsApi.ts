import {
  createGoal,
  deleteGoal,
  editGoal,
  getGoal,
  listGoalResults,
  listGoals,
} from '@site/api/insights/goals/contract';
import { api, read, write } from '@site/shell/kit/query';
import { createResource } from '../../../workbench/resource/createResource';

/** Endpoints of goals and funnels. */
export const goals = createResource({
  list: listGoals,
  get: getGoal,
  create: createGoal,
  edit: editGoal,
  remove: deleteGoal,
});

export const { useListGoalResultsQuery, useCreateEventGoalMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listGoalResults: build.query(read(listGoalResults)),
    createEventGoal: build.mutation(write(createGoal, { changes: [listGoals, listGoalResults] })),
  }),
  overrideExisting: true,
});
