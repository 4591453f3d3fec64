import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Three managed IT packages with clear contents and pricing: Essentials, Secured and Strategic. Know what’s included and how to leave.';

export const content: Outline<ServiceSlug> = {
  slug: 'solution-packages',
  summary,
  keywords: ['MSP', 'managed service provider', 'outsourced IT', 'IT support', 'pricing', 'SLA'],
  problem:
    'IT contracts are hard to compare. One lists forty acronyms, another says “unlimited” and means something else. You find the gaps when something breaks. Many companies pay for things they don’t use, and the one thing they need was never included.',
  service: 'managed_it',
  signs: [
    { text: 'We can’t say in one sentence what our IT contract covers.', goal: 'costs' },
    { text: 'Our IT provider and our software vendors blame each other.', goal: 'reliability' },
    { text: 'We’ve outgrown the way our IT was set up.', goal: 'growth' },
  ],
  outcomes: [
    'You can say in one sentence what’s covered and what isn’t.',
    'The package fits your company today, and you know the next step as you grow.',
    'Your bill follows the number of people and devices, which you can count yourself.',
  ],
  included: [
    'Essentials: help desk, workstation care, updates and an inventory',
    'Secured: Essentials plus endpoint, sign-in and email protection, and security training',
    'Strategic: Secured plus an IT roadmap, a budget and regular reviews with leadership',
    'An onboarding plan with dates, owners and what we found',
    'One page that lists what’s in, what’s out and who decides',
    'Setup of new hires and offboarding in every package',
  ],
  steps: [
    {
      title: 'Count',
      text: 'We list people, devices, locations and key systems, so we both price the same thing.',
    },
    { title: 'Choose', text: 'You pick a package. If the smaller one is enough, we recommend it.' },
    {
      title: 'Onboard',
      text: 'We take over access, install our tools and document your setup. Your current provider gets a complete request list.',
    },
    {
      title: 'Review',
      text: 'We review tickets, risks and spending with you, and change the package when your needs change.',
    },
  ],
  notIncluded: [
    'Hardware, licenses and vendor fees, which stay visible as separate lines',
    'Large projects such as migrations and office moves: see Project Management',
    'Systems that you or another vendor manage',
  ],
  faqs: [
    {
      question: 'Is there a minimum size?',
      answer:
        'Our packages fit companies with about 10 to 200 people. If a package makes no sense for you, we’ll say so before we quote.',
    },
    {
      question: 'Can we change packages later?',
      answer:
        'Yes, up or down. Your agreement lists the notice period and what happens to tools from the old package.',
    },
    {
      question: 'What happens if we leave?',
      answer:
        'You own your data, your domain and your admin accounts. You get the documentation and inventory, and we hand over to your next provider.',
    },
    {
      question: 'What does onboarding look like?',
      answer:
        'It follows a written plan. We list your systems, collect access from your current provider, install our tools in small groups and document how your company works. Your staff get one email that says who to call, and from when.',
    },
  ],
  related: ['/services/service-desk', '/services/cybersecurity', '/services/it-advisory'],
  reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
};
