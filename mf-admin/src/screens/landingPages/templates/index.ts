import { emptyLanding, type LandingDraft } from '@site/api/content/landingPages/contract';
import { conversation } from './conversation';
import { toolFirst } from './tool';
import { workshop } from './workshop';

/** Pages to start from, each whole. An hour that is invited to lies two weeks ahead until it is set. */
export const templatesAt = (now: Date): Template[] => [
  {
    name: 'conversation',
    label: 'A conversation',
    about: 'What one gets, how it goes, questions, and the contact form at the end.',
    draft: conversation,
  },
  {
    name: 'workshop',
    label: 'An hour on a day',
    about: 'A workshop with a countdown. Three days after it the page is over.',
    draft: workshop(inTwoWeeks(now)),
  },
  {
    name: 'tool',
    label: 'A tool first',
    about: 'Visitors try the assessment, and book a talk about what it says.',
    draft: toolFirst,
  },
  { name: 'empty', label: 'An empty page', about: 'No blocks yet.', draft: emptyLanding },
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
