import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'IT projects with a charter, one owner, named risks, change control, a weekly status and a proper handover. Moves, rollouts, replacements.';

export const content: Outline<ServiceSlug> = {
  slug: 'project-management',
  summary,
  problem:
    'IT projects rarely fail on the technical part. They drift: the scope grows in hallway conversations, the vendor waits for an answer nobody knew was owed, and the finish line moves until people stop believing in it. Then the last tenth, the documents and the handover, never happens.',
  asks: 'consultation',
  signs: [
    { text: 'A move, an opening or a rollout has a date, and no plan.', goal: 'growth' },
    { text: 'Our last IT project faded out without being finished.', goal: 'reliability' },
    { text: 'Several vendors are involved, and nobody here has time to run them.', goal: 'expertise' },
  ],
  outcomes: [
    'One page says what will be done, by whom, by when and for how much.',
    'Every change has a price and a yes or no from someone entitled to give it.',
    'The project ends with acceptance and a handover, not with silence.',
  ],
  included: [
    'A charter with scope, budget, dates and a named sponsor on your side',
    'A risk list with owners, looked at weekly',
    'Change control that fits on half a page',
    'A weekly status: done, next, at risk, needs a decision',
    'Coordination of vendors, carriers and landlords',
    'Acceptance criteria agreed at the start and tested at the end',
    'Handover: documents, training, and who to call',
  ],
  steps: [
    {
      title: 'Charter',
      text: 'We write down the outcome, the limits and the one person who decides.',
    },
    {
      title: 'Plan',
      text: 'Tasks, owners, dates, dependencies. Risks get a name and a first move.',
    },
    {
      title: 'Run',
      text: 'Short weekly status, decisions recorded, changes priced before they are made.',
    },
    {
      title: 'Hand over',
      text: 'You test against the criteria and sign. The desk receives what it needs to support the result.',
    },
  ],
  notIncluded: [
    'Construction, electrical and low-voltage work that needs a licensed trade',
    'Vendor fees, licenses and hardware, listed separately',
    'Managing projects outside technology',
  ],
  faqs: [
    {
      question: 'Which method do you use?',
      answer:
        'A plain one. Fixed-date moves are planned backward from the date. Rollouts run in short stages with feedback. The weekly status looks the same either way.',
    },
    {
      question: 'What happens when the scope changes?',
      answer:
        'It is written down with its effect on date and cost, and the sponsor decides. Small things can be traded against other small things without ceremony.',
    },
    {
      question: 'Can you manage our other vendors?',
      answer:
        'Yes, with a letter from you that says so. We hold them to the plan, keep their promises in writing and tell you early when one slips.',
    },
    {
      question: 'Do we have to use your tools?',
      answer:
        'No. If your team lives in a planning tool already, we work in it. If not, a shared sheet is often enough.',
    },
    {
      question: 'What do you need from us?',
      answer:
        'One sponsor who can say yes or no within a day or so, and a person who knows how the work really runs. Most delays are decisions that waited. The weekly status names the ones that are open, and since when.',
    },
  ],
  related: ['/services/data-migrations', '/services/it-advisory', '/industries/commercial-real-estate'],
};
