import {
  createSequence,
  deleteSequence,
  editSequence,
  getSequence,
  listSequences,
  testStep,
} from '@site/api/audience/sequences/contract';
import { api, write } from '@site/shell/kit/query';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of sequences. */
export const sequences = createResource({
  list: listSequences,
  get: getSequence,
  create: createSequence,
  edit: editSequence,
  remove: deleteSequence,
});

export const { useTestStepMutation } = api.injectEndpoints({
  endpoints: (build) => ({ testStep: build.mutation(write(testStep)) }),
  overrideExisting: true,
});
