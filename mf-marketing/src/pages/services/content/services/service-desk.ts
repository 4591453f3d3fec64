import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'IT help desk by phone and email for your whole team: one technician owns each ticket, keeps you posted and fixes causes, not symptoms.';

export const content: Outline<ServiceSlug> = {
  slug: 'service-desk',
  summary,
  keywords: ['IT support', 'helpdesk', 'tech support', 'MSP', 'outsourced IT', 'SLA'],
  problem:
    'A company of twenty has a dozen ways to get IT help: the colleague who knows computers, the number on a vendor’s sticker, somebody’s cousin. Each works once. Nobody keeps track, so the same printer fails every month, and nobody knows how much time it costs.',
  service: 'managed_it',
  signs: [
    { text: 'People ask whoever sits nearby, and nobody knows what’s still open.', goal: 'reliability' },
    { text: 'The same problems come back every month.', goal: 'reliability' },
    { text: 'One person knows everything and can’t take a vacation.', goal: 'expertise' },
  ],
  outcomes: [
    'Everyone knows where to get help: one number and one email address.',
    'Every open ticket has a technician and a next update.',
    'We list repeat problems and remove their causes, biggest first.',
  ],
  included: [
    'Help by phone and email',
    'One technician owns each ticket until it’s closed',
    'Priorities agreed with you in writing',
    'Remote support for people and their PCs and Macs',
    'New hires and departures, by checklist',
    'Calls to software vendors and carriers on your behalf',
    'A rating after each fix, and a monthly report',
  ],
  steps: [
    { title: 'Open', text: 'You call or email. We open a ticket in your words.' },
    { title: 'Own', text: 'One technician takes it. What stops your work goes first.' },
    { title: 'Update', text: 'You hear from us when something changes, and when to expect the next update.' },
    { title: 'Prevent', text: 'We write down the cause. If it could come back, we fix that too.' },
  ],
  example: {
    title: 'Example: one ticket',
    entries: [
      { step: 0, label: 'In your words', value: 'I can’t print invoices' },
      { step: 1, label: 'Priority', value: 'One person can’t work' },
      { step: 1, label: 'Owner', value: 'Sam' },
      { step: 2, label: 'Next update', value: 'Before lunch, by phone' },
      { step: 3, label: 'Cause', value: 'Printer driver, changed by an update' },
    ],
  },
  notIncluded: [
    'Projects and office moves: see Project Management',
    'Security investigations: see 24/7 Endpoint & Identity Security',
    'Group training on software: see Software Training',
  ],
  faqs: [
    {
      question: 'What if the first technician can’t fix it?',
      answer:
        'Your technician brings in whoever is needed, including the vendor, and stays your contact. You never have to chase anyone.',
    },
    {
      question: 'Do you come to our office for support?',
      answer:
        'Yes. We fix most problems remotely because it’s faster. For cabling, a dead PC or a new desk we come to you.',
    },
    {
      question: 'Do owners and partners get priority?',
      answer:
        'Problems that stop work come first. You can name people who move up the list, such as whoever runs payroll, so it’s a rule and not a favor.',
    },
    {
      question: 'How do employees contact the help desk?',
      answer:
        'By phone or email. Both create a ticket with the same priorities. If something stops work, call: it’s faster.',
    },
  ],
  related: [
    '/industry-services/workstation-support',
    '/services/solution-packages',
    '/industries/construction-property-services',
  ],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
