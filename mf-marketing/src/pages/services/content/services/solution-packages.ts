import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Managed IT support in three plain packages, matched to how far along your firm is, with clear inclusions, exclusions and a way out.';

export const content: Outline<ServiceSlug> = {
  slug: 'solution-packages',
  summary,
  problem:
    'Support contracts are hard to compare. One lists forty acronyms, another says “unlimited” and means something else, and the gaps only show on a bad day. Most firms end up paying for pieces they do not use while the piece they needed was never in the agreement.',
  asks: 'managed_it',
  signs: [
    { text: 'We cannot say in one sentence what our IT contract covers.', goal: 'costs' },
    { text: 'Our provider and our software vendors point at each other.', goal: 'reliability' },
    { text: 'We have grown past the way IT was set up for us.', goal: 'growth' },
  ],
  outcomes: [
    'You can say in one sentence what is covered and what is not.',
    'The package fits the firm you are now, with a named next step for the firm you become.',
    'The monthly bill follows people and devices you can count yourself.',
  ],
  included: [
    'Essentials: service desk, workstation care, updates and an inventory',
    'Secured: everything in Essentials, plus endpoint and identity protection, email protection and awareness lessons',
    'Strategic: everything in Secured, plus a roadmap, a budget and a regular review with leadership',
    'One onboarding plan with dates, owners and a list of what we found',
    'One page that states inclusions, exclusions and who decides in a gray area',
    'Joiner and leaver work inside every package',
  ],
  steps: [
    {
      title: 'Count',
      text: 'We list people, devices, sites and the systems that matter, so that both sides price the same thing.',
    },
    {
      title: 'Choose',
      text: 'You pick a package. If two would do, we recommend the smaller one and say when to reconsider.',
    },
    {
      title: 'Onboard',
      text: 'Access is handed over, tools go on, documents are written. Your previous provider gets a polite, complete request list.',
    },
    {
      title: 'Review',
      text: 'We look at tickets, risks and spending with you, and change the package when the facts have changed.',
    },
  ],
  notIncluded: [
    'Hardware, licenses and other vendors’ fees, which stay visible as separate lines',
    'Large projects such as migrations and office moves',
    'Work on systems that you or another vendor have chosen to manage',
  ],
  faqs: [
    {
      question: 'Is there a minimum size?',
      answer:
        'We will tell you before we quote if a package makes no sense for you. A firm of three is sometimes better served by advice and an hourly agreement, and we would rather say so.',
    },
    {
      question: 'Can we change packages later?',
      answer:
        'Yes, up or down. The notice is written into your agreement, and so is what happens to tools that were part of the old package.',
    },
    {
      question: 'What about help after hours?',
      answer:
        'Hours are agreed in your service plan, package by package. The plan names who to call outside them and what that costs, before the night you need it.',
    },
    {
      question: 'What happens if we leave?',
      answer:
        'You own your data, your domain and your administrator accounts throughout. On exit you receive the documentation, the inventory and a handover to whoever comes next.',
    },
    {
      question: 'What does onboarding look like?',
      answer:
        'It follows a written plan. We take inventory, collect access from your previous provider, put the tools on in small groups, and write down how your firm works: who approves, who is away on Fridays, which system must never stop. People get one message saying whom to call and from which day. What we find on the way goes on a list with priorities, and we do not mend it unasked.',
    },
  ],
  related: ['/services/service-desk', '/services/cybersecurity', '/services/it-advisory'],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
