import {
  createNamedEvent,
  deleteNamedEvent,
  editNamedEvent,
  getNamedEvent,
  listNamedEvents,
} from '@site/api/insights/namedEvents/contract';
import { createResource } from '../../../workbench/resource/createResource';

/** Endpoints of named events. */
export const namedEvents = createResource({
  list: listNamedEvents,
  get: getNamedEvent,
  create: createNamedEvent,
  edit: editNamedEvent,
  remove: deleteNamedEvent,
});
