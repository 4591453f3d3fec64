import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';
import { conversation } from './conversation';
import { assessmentTemplate } from './tool';
import { workshop } from './workshop';

/** Complete pages to start from. An event is preset to two weeks from now. */
export const createTemplates = (now: Date): Template[] => [
  {
    name: 'conversation',
    label: 'Consultation',
    about: 'Benefits, steps, FAQ and a contact form.',
    draft: conversation,
  },
  {
    name: 'workshop',
    label: 'Event',
    about: 'A workshop with a countdown. The page expires three days after it.',
    draft: workshop(inTwoWeeks(now)),
  },
  {
    name: 'tool',
    label: 'Assessment',
    about: 'Visitors take the assessment and book a call about the result.',
    draft: assessmentTemplate,
  },
  { name: 'empty', label: 'Blank page', about: 'No blocks.', draft: emptyLanding },
];

export interface Template {
  name: string;
  label: string;
  about: string;
  draft: LandingDraft;
}

/** 16:00 UTC is in the morning in Texas all year. */
function inTwoWeeks(now: Date): string {
  const day = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  return `${day}T16:00:00.000Z`;
}
