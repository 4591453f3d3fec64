import { atLeast } from '../../identity/access/can';

export const mayListTestimonials = atLeast('viewer', 'list testimonials');
export const mayEditTestimonials = atLeast('editor', 'change testimonials');
