import type { Testimonial } from './contract';

export function exampleTestimonials(): Testimonial[] {
  return [
    {
      quote: 'They fixed the cause, not the ticket.',
      name: 'R. D.',
      position: 'Owner, contracting firm',
      image: '',
    },
    { quote: 'I ask once and it is done.', name: 'M. K.', position: 'Owner, nurse education', image: '' },
    { quote: 'Plain answers, every time.', name: 'L. S.', position: 'Owner, nursing practice', image: '' },
  ];
}
