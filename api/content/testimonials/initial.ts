import type { Testimonial } from './contract';

/** The samples of a new site, named by initials only, for the team to replace with quotes of its own clients. */
export const initialTestimonials: Testimonial[] = [
  {
    quote:
      'Our crews stopped calling me about logins. They call the help desk, and the help desk calls back.',
    name: 'R. D.',
    position: 'Contractor, owner',
    image: '',
    isSample: true,
  },
  {
    quote: 'Class starts at eight. The laptops, the projector and the portal simply work when it does.',
    name: 'M. K.',
    position: 'Nurse educator, owner',
    image: '',
    isSample: true,
  },
  {
    quote: 'I asked what we needed and what we did not. I got a short list and a straight answer.',
    name: 'L. S.',
    position: 'Nurse practice, owner',
    image: '',
    isSample: true,
  },
];
