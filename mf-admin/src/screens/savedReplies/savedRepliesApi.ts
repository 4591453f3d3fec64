import {
  createSavedReply,
  deleteSavedReply,
  editSavedReply,
  getSavedReply,
  listSavedReplies,
} from '@site/api/leads/replies/contract';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of saved replies. */
export const savedReplies = createResource({
  list: listSavedReplies,
  get: getSavedReply,
  create: createSavedReply,
  edit: editSavedReply,
  remove: deleteSavedReply,
});
