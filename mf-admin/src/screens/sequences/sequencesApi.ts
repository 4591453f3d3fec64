import {
  createSequence,
  deleteSequence,
  editSequence,
  getSequence,
  listSequences,
} from '@site/api/audience/sequences/contract';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of sequences. */
export const sequences = createResource({
  list: listSequences,
  get: getSequence,
  create: createSequence,
  edit: editSequence,
  remove: deleteSequence,
});
