import {
  createTestimonial,
  deleteTestimonial,
  editTestimonial,
  editTestimonialOrder,
  getTestimonial,
  listTestimonials,
} from '@site/api/content/testimonials/contract';
import { api, write } from '@site/shell/kit/query';
import { createResource } from '../../workbench/resource/createResource';

/** Endpoints of the testimonials. */
export const testimonials = createResource({
  list: listTestimonials,
  get: getTestimonial,
  create: createTestimonial,
  edit: editTestimonial,
  remove: deleteTestimonial,
});

const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editTestimonialOrder: build.mutation(write(editTestimonialOrder, { changes: listTestimonials })),
  }),
  overrideExisting: true,
});

export const { useEditTestimonialOrderMutation } = testimonialsApi;
