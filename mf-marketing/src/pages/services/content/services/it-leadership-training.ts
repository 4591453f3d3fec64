import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Coaching for people who lead IT in small and mid-sized firms: explaining value, budgets, vendors, delegation and thinking in services.';

export const content: Outline<ServiceSlug> = {
  slug: 'it-leadership-training',
  summary,
  problem:
    'The person who runs IT was usually promoted for being good with systems, then judged on everything else: saying no kindly, defending a budget, reading a contract, letting go of the work they love. Few firms offer them a place to practice any of it.',
  asks: 'consultation',
  signs: [
    { text: 'Our IT lead is good with systems, and new to budgets and vendors.', goal: 'expertise' },
    { text: 'IT asks for money, and leadership cannot tell what for.', goal: 'costs' },
    { text: 'Our IT lead is needed everywhere and has no time to plan.', goal: 'growth' },
  ],
  outcomes: [
    'They can explain what IT did this quarter in terms an owner cares about.',
    'The budget is presented with options, and the choice is the firm’s.',
    'Routine work is delegated or removed, and there is time to plan.',
  ],
  included: [
    'A starting conversation with the participant and, separately, with their leader',
    'Coaching on decisions that are on the desk right now',
    'Practice sessions: the budget meeting, the vendor call, the hard no',
    'Templates for a service list, a quarterly report and a vendor scorecard',
    'Peer sessions where a group is booked',
    'A follow-up after the course, to see what stuck',
  ],
  steps: [
    {
      title: 'Set out',
      text: 'Two or three goals, agreed by the participant and their leader.',
    },
    {
      title: 'Practice',
      text: 'Each session works on a live problem and ends with something to try before the next.',
    },
    {
      title: 'Apply',
      text: 'A real piece of work: a budget, a report, a service list, a renewal.',
    },
    {
      title: 'Present',
      text: 'The participant presents it to their own leadership. We are in the room only if they want us there.',
    },
  ],
  notIncluded: [
    'Exam preparation and vendor certificates',
    'Product training, which is Software Training',
    'Reports on the participant beyond what was agreed with them',
  ],
  faqs: [
    {
      question: 'What is the format?',
      answer:
        'Short sessions with work in between, remote or in person. Dates and length are agreed before you book, with an eye on your busy season.',
    },
    {
      question: 'One person or a group?',
      answer:
        'Both work. One-to-one goes deeper on current problems. A small group learns from each other, within one firm or across several.',
    },
    {
      question: 'Are there prerequisites?',
      answer:
        'Responsibility for some part of IT, and permission to change something. A title is not required.',
    },
    {
      question: 'What happens afterward?',
      answer:
        'A follow-up session, and the templates stay with you. IT Advisory can follow as a sparring partner, where there is a need.',
    },
    {
      question: 'What will our leadership hear about the sessions?',
      answer:
        'The goals, which they agreed to, and the piece of work presented at the end. What is said in a session stays there unless the participant brings it up. People practice the hard conversation better when nobody is keeping notes for their boss.',
    },
  ],
  related: [
    '/services/it-advisory',
    '/services/itil-strategy-development',
    '/services/it-talent-acquisition',
  ],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
