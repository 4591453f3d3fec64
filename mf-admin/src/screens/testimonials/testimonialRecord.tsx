import { TestimonialDraft, type TestimonialEntry } from '@site/api/content/testimonials/contract';
import { mayEditTestimonials } from '@site/api/content/testimonials/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { TestimonialFacts } from './TestimonialFacts';
import { testimonials } from './testimonialsApi';

/** A quote as a record. That somebody agreed to be quoted is asked for by the API, which says so at the field. */
export const testimonialRecord: RecordDefinition<TestimonialEntry, TestimonialDraft> = {
  word: 'testimonial',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: testimonials,
  needs: mayEditTestimonials,
  struct: TestimonialDraft,
  fields: [
    {
      name: 'quote',
      label: 'Quote',
      kind: 'lines',
      help: 'In the person’s own words, without quotation marks.',
    },
    { name: 'name', label: 'Name or initials', help: 'The full name only where the person agreed to that.' },
    { name: 'position', label: 'Position', isOptional: true, placeholder: 'Office manager, architects' },
    {
      name: 'consentOn',
      label: 'Agreed on',
      isOptional: true,
      placeholder: '2026-11-22',
      help: 'The day on which the person agreed to be quoted. Needed before it is shown.',
    },
    {
      name: 'consentProof',
      label: 'Where that is written',
      isOptional: true,
      help: 'A mail, a form, a note of a call. Never shown to visitors.',
    },
    {
      name: 'isShown',
      label: 'On the home page',
      help: 'The first three of those that are on are shown.',
    },
  ],
  initial: { quote: '', name: '', position: '', consentOn: '', consentProof: '', isShown: false },
  saved: 'On the home page within 30 seconds, where it is among the first three.',
  Facts: TestimonialFacts,
};
