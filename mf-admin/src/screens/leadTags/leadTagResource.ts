import {
  createLeadTag,
  deleteLeadTag,
  editLeadTag,
  getLeadTag,
  listLeadTags,
} from '@site/api/leads/tags/contract';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of the tags of leads. */
export const leadTags = createResource({
  list: listLeadTags,
  get: getLeadTag,
  create: createLeadTag,
  edit: editLeadTag,
  remove: deleteLeadTag,
});
