import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Plan, buy, deploy, support and retire devices in one line: ready on the first day, wiped on the last, with the evidence on file.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'device-lifecycle',
  summary,
  problem:
    'A device costs most at its two ends. At the beginning someone waits for it. At the end it lies in a drawer with client data on it, because nobody is sure whether it may be thrown away. In between it is bought, moved and lent without a record.',
  asks: 'patch_management',
  signs: [
    { text: 'New people wait for a machine.', goal: 'growth' },
    { text: 'We replace machines when they fail, and not before.', goal: 'costs' },
    { text: 'Nobody can prove what happened to the data on our old devices.', goal: 'compliance' },
  ],
  outcomes: [
    'New people find a working machine on their desk on the first morning.',
    'Replacement happens by plan, before failure decides the date.',
    'No drawer: every retired device is wiped, recorded and gone.',
  ],
  included: [
    'A yearly plan of what is due and what it will cost',
    'Ordering against a short list of standards',
    'Setup, encryption, enrollment and delivery',
    'Moves between people, with a clean machine each time',
    'Collection from leavers and remote staff',
    'Wipe by serial number, then resale, donation or recycling, with records',
  ],
  steps: [
    { title: 'Plan', text: 'Age, warranty and role decide what is due. You see the year in advance.' },
    { title: 'Deploy', text: 'The box arrives set up. The person signs in and works.' },
    { title: 'Support', text: 'Faults and moves are recorded against the device, so that lemons show.' },
    { title: 'Retire', text: 'Collected, wiped, recorded. The evidence goes to you.' },
  ],
  notIncluded: [
    'The purchase price of devices, unless you use PC as a Service',
    'Shipping insurance beyond what the carrier offers, unless requested',
    'Disposal of devices we have not been allowed to wipe or destroy',
  ],
  faqs: [
    {
      question: 'How often should we replace laptops?',
      answer:
        'Four years is a common default and a place to start. Heavy roles need less, light ones can go longer, as long as the maker still provides security updates.',
    },
    {
      question: 'Can old machines be donated?',
      answer:
        'Yes, after wiping, if they still receive updates. Otherwise donation passes on a risk, and recycling is kinder.',
    },
    {
      question: 'Should we lease or buy?',
      answer:
        'Leasing smooths cash and forces a refresh. Buying costs less if you really do replace on time. We set both out in figures and leave the tax side to your accountant.',
    },
    {
      question: 'How do we get machines back from people who work remotely?',
      answer:
        'The date is on the leaver checklist and a prepaid box goes out before it. Access ends on the agreed hour whether or not the box has come back, and the disk was encrypted from the first day, so a slow parcel is an annoyance and not an incident.',
    },
    {
      question: 'What evidence do we get that a device was wiped?',
      answer:
        'A record per serial number: the method, the date, who did it, and where the device went. Keep it with the inventory. It is the page an insurer, an auditor or a worried client asks for.',
    },
  ],
  related: ['/services/pcaas', '/industry-services/asset-management', '/industries/non-profit'],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
