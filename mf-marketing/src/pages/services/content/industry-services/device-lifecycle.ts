import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Laptops and PCs planned, bought, set up, supported and retired: ready on day one, wiped at the end, with proof on file.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'device-lifecycle',
  summary,
  problem:
    'A PC causes the most trouble on its first day and its last. First, someone waits for it. Later, it sits in a drawer with client data on it, because nobody knows if it’s safe to throw away.',
  service: 'patch_management',
  signs: [
    { text: 'New hires wait for a laptop.', goal: 'growth' },
    { text: 'We replace PCs only when they fail.', goal: 'costs' },
    { text: 'Nobody can prove what happened to the data on our old devices.', goal: 'compliance' },
  ],
  outcomes: [
    'New hires find a working laptop on the first morning.',
    'PCs are replaced by plan, before they fail.',
    'Every retired device is wiped, recorded and gone.',
  ],
  included: [
    'A yearly plan of what’s due and what it costs',
    'Ordering from a short list of standard models',
    'Setup, encryption, enrollment and delivery',
    'A clean device for every change of user',
    'Collection from departing and remote employees',
    'Wipe by serial number, then resale, donation or recycling, with records',
  ],
  steps: [
    { title: 'Plan', text: 'Age, warranty and role decide what’s due. You see the year in advance.' },
    { title: 'Deploy', text: 'The PC arrives set up. You sign in and work.' },
    { title: 'Support', text: 'Repairs and moves are recorded, so bad models show up.' },
    { title: 'Retire', text: 'We collect it, wipe it and send you the proof.' },
  ],
  notIncluded: [
    'The price of devices, unless you use PC as a Service',
    'Shipping insurance beyond what the carrier offers',
    'Disposal of devices we’re not allowed to wipe',
  ],
  faqs: [
    {
      question: 'How often should we replace laptops?',
      answer:
        'Every four years is a good start. Heavy users need less, light users can wait longer, as long as the device gets security updates.',
    },
    {
      question: 'Can old laptops be donated?',
      answer: 'Yes, after wiping, if they still get security updates. Otherwise, recycle them.',
    },
    {
      question: 'Should we lease or buy?',
      answer:
        'Leasing spreads the cost and forces a refresh. Buying costs less if you replace on time. We show both; your accountant decides on taxes.',
    },
    {
      question: 'How do we get laptops back from remote employees?',
      answer:
        'We send a prepaid box before the last day. Access ends at the agreed hour, and the drive is encrypted, so a late box isn’t a security problem.',
    },
    {
      question: 'What proof do we get that a device was wiped?',
      answer:
        'A record for each serial number: method, date, who did it and where the device went. Insurers and auditors ask for exactly that.',
    },
  ],
  related: ['/services/pcaas', '/industry-services/asset-management', '/industries/non-profit'],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
