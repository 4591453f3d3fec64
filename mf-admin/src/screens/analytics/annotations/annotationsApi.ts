import {
  createAnnotation,
  deleteAnnotation,
  editAnnotation,
  getAnnotation,
  listAnnotations,
} from '@site/api/insights/annotations/contract';
import { createResource } from '../../../workbench/resource/createResource';

/** Endpoints of annotations. */
export const annotations = createResource({
  list: listAnnotations,
  get: getAnnotation,
  create: createAnnotation,
  edit: editAnnotation,
  remove: deleteAnnotation,
});
