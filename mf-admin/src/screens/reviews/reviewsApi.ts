import {
  createReview,
  deleteReview,
  editReview,
  getReview,
  listReviews,
} from '@site/api/content/reviews/contract';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of the reviews. */
export const reviews = createResource({
  list: listReviews,
  get: getReview,
  create: createReview,
  edit: editReview,
  remove: deleteReview,
});
