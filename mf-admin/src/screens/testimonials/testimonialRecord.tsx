import { TestimonialDraft, type TestimonialEntry } from '@site/api/content/testimonials/contract';
import { mayEditTestimonials } from '@site/api/content/testimonials/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { TestimonialFacts } from './TestimonialFacts';
import { testimonials } from './testimonialsApi';

/** The record form of a testimonial. The API requires the consent and reports what is missing at the field. */
export const testimonialRecord: RecordDefinition<TestimonialEntry, TestimonialDraft> = {
  noun: 'testimonial',
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
    { name: 'name', label: 'Name or initials', help: 'Use the full name only if the person agreed to it.' },
    { name: 'position', label: 'Position', isOptional: true, placeholder: 'Office manager, architects' },
    {
      name: 'consentOn',
      label: 'Consent date',
      kind: 'date',
      isOptional: true,
      help: 'The day the person agreed to be quoted. Required before the quote is shown.',
    },
    {
      name: 'consentProof',
      label: 'Proof of consent',
      isOptional: true,
      help: 'An email, a form or a call note. Never shown to visitors.',
    },
    {
      name: 'isShown',
      label: 'Show on the home page',
      help: 'The home page shows the first three that are turned on.',
    },
  ],
  initial: { quote: '', name: '', position: '', consentOn: '', consentProof: '', isShown: false },
  savedNote: 'If it’s among the first three, the home page shows it within 30 seconds.',
  Facts: TestimonialFacts,
};
