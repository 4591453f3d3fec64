import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'One front door for IT help: named priorities, plain updates, one owner per ticket, and a look at the cause once the fire is out.';

export const content: Outline<ServiceSlug> = {
  slug: 'service-desk',
  summary,
  problem:
    'A firm of twenty has a dozen ways to ask for help: the person who is good with computers, a vendor’s number on a sticker, somebody’s cousin. Each one works once. None of them remembers, so the same printer breaks in the same way every month and nobody can say how much of the week it takes.',
  asks: 'managed_it',
  signs: [
    { text: 'People ask whoever sits nearest, and nobody knows what is still open.', goal: 'reliability' },
    { text: 'The same faults come back month after month.', goal: 'reliability' },
    { text: 'One person knows everything, and cannot take a week off.', goal: 'expertise' },
  ],
  outcomes: [
    'People know where to go: one number and one address.',
    'Nothing waits unseen: every open ticket has a name on it and a next word due.',
    'Repeat causes are listed, ranked and removed, largest first.',
  ],
  included: [
    'Phone and email, both into one queue',
    'One owner for every ticket, from open to closed',
    'Named priorities, agreed with you in writing',
    'Remote support for people and their PCs',
    'New starters and leavers, worked from a checklist',
    'Vendor calls made on your behalf',
    'A satisfaction question after each fix, and a monthly page of figures',
  ],
  steps: [
    {
      title: 'Open',
      text: 'Somebody calls or writes. The ticket opens with their words in it, not ours.',
    },
    {
      title: 'Own',
      text: 'One named person takes it and sets a priority by what is stopped, not by who is loudest.',
    },
    {
      title: 'Update',
      text: 'You hear when something changes and when to expect the next word, even if that word is “still looking.”',
    },
    {
      title: 'Learn',
      text: 'Fixed is not closed. The cause is written down, and if it will come back, removing it becomes its own task.',
    },
  ],
  notIncluded: [
    'Projects and office moves, which have their own plan and price',
    'Security investigation, which belongs to 24/7 Endpoint & Identity Security',
    'Teaching whole teams a tool, which is Software Training',
  ],
  faqs: [
    {
      question: 'What hours is the desk open?',
      answer:
        'Hours are agreed in your service plan, together with what to do outside them. We would rather write down fewer hours and keep them than print more and miss them.',
    },
    {
      question: 'What if the first person cannot fix it?',
      answer:
        'The owner stays the owner and brings in whoever is needed, the vendor included. You never have to chase the second person yourself.',
    },
    {
      question: 'Do you come to our office?',
      answer:
        'Yes, when hands are needed: cabling, a dead machine, a new desk. Most tickets are quicker to close remotely, and we tell you which kind yours is. Travel is agreed in your plan.',
    },
    {
      question: 'Do partners get to jump the queue?',
      answer:
        'Priority follows what is stopped. You may name people whose stopped work counts double, in advance and in writing, so that it is a rule and not a favor.',
    },
    {
      question: 'How can people reach the desk?',
      answer:
        'By phone or email. Both land in one queue with the same priorities, so there is no wrong door. For something that stops work, call: a voice settles in a minute what mail settles in an afternoon. Notes in a technician’s chat are not a channel, because nobody else can see them.',
    },
  ],
  related: [
    '/industry-services/workstation-support',
    '/services/solution-packages',
    '/industries/construction-property-services',
  ],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
