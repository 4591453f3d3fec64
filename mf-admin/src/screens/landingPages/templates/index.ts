import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';
import { conversation } from './conversation';
import { assessmentTemplate } from './tool';
import { workshop } from './workshop';

/** Pages to start from, each whole. An hour that is invited to lies two weeks ahead until it is set. */
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

/** At four in the afternoon UTC, which is in the morning in Texas at any time of the year. */
function inTwoWeeks(now: Date): string {
  const day = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  return `${day}T16:00:00.000Z`;
}
