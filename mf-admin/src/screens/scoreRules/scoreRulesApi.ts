import {
  createScoreRule,
  deleteScoreRule,
  editScoreRule,
  getScoreRule,
  listScoreRules,
  testScoreRule,
} from '@site/api/leads/score/contract';
import { api, write } from '@site/shell/kit/query';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of the score rules. */
export const scoreRules = createResource({
  list: listScoreRules,
  get: getScoreRule,
  create: createScoreRule,
  edit: editScoreRule,
  remove: deleteScoreRule,
});

const scoreTestApi = api.injectEndpoints({
  endpoints: (build) => ({ testScoreRule: build.mutation(write(testScoreRule)) }),
  overrideExisting: true,
});

export const { useTestScoreRuleMutation } = scoreTestApi;
