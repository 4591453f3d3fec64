import { createForm, deleteForm, editForm, getForm, listForms } from '@site/api/leads/forms/contract';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of forms. */
export const forms = createResource({
  list: listForms,
  get: getForm,
  create: createForm,
  edit: editForm,
  remove: deleteForm,
});
