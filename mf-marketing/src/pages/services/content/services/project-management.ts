import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'IT projects managed start to finish: office moves, rollouts and replacements with one owner, a budget, a weekly status and a real handover.';

export const content: Outline<ServiceSlug> = {
  slug: 'project-management',
  summary,
  problem:
    'IT projects rarely fail on technology. They drift. The scope grows in hallway talks, a vendor waits for an answer nobody knew about, and the end date moves until nobody believes it.',
  service: 'consultation',
  signs: [
    { text: 'A move or a rollout has a date, but no plan.', goal: 'growth' },
    { text: 'Our last IT project was never really finished.', goal: 'reliability' },
    { text: 'Several vendors are involved, and nobody here has time to manage them.', goal: 'expertise' },
  ],
  outcomes: [
    'One page says what will be done, by whom, by when and for how much.',
    'Every change has a price and a yes or no from the right person.',
    'The project ends with your sign-off and a handover.',
  ],
  included: [
    'A charter with scope, budget, dates and your sponsor',
    'A risk list with owners, reviewed every week',
    'Change requests on half a page',
    'A weekly status: done, next, at risk, decisions needed',
    'Coordination of vendors, carriers and landlords',
    'Acceptance criteria, agreed at the start and tested at the end',
    'Handover: documentation, training and who to call',
  ],
  steps: [
    { title: 'Charter', text: 'We write down the goal, the limits and who decides.' },
    { title: 'Plan', text: 'Tasks, owners, dates and risks, each with a first step.' },
    { title: 'Run', text: 'Short weekly status, decisions recorded, changes priced before they’re made.' },
    {
      title: 'Hand over',
      text: 'You test and sign off. The help desk gets what it needs to support the result.',
    },
  ],
  notIncluded: [
    'Construction, electrical and cabling work that needs a licensed trade',
    'Vendor fees, licenses and hardware, listed separately',
    'Projects outside technology',
  ],
  faqs: [
    {
      question: 'Which method do you use?',
      answer:
        'A simple one. Office moves are planned backward from the date. Rollouts run in short stages with feedback. The weekly status always looks the same.',
    },
    {
      question: 'What happens when the scope changes?',
      answer: 'We write down the effect on date and cost, and your sponsor decides.',
    },
    {
      question: 'Can you manage our other vendors?',
      answer:
        'Yes, with a letter of authorization from you. We hold them to the plan and tell you early when one slips.',
    },
    {
      question: 'Do we have to use your tools?',
      answer:
        'No. If your team already uses a planning tool such as Microsoft Planner or Asana, we work in it.',
    },
    {
      question: 'What do you need from us?',
      answer:
        'One sponsor who can decide within a day or two, and someone who knows how the work runs. Most delays are decisions that waited.',
    },
  ],
  related: ['/services/data-migrations', '/services/it-advisory', '/industries/commercial-real-estate'],
};
