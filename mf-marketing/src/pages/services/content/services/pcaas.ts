import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'PC as a Service: selection, setup, warranty handling, planned refresh and secure retirement of workstations for a predictable monthly amount.';

export const content: Outline<ServiceSlug> = {
  slug: 'pcaas',
  summary,
  problem:
    'Laptops get bought one at a time, on the day the last one dies. The result is eleven models, four chargers, no warranty anyone can find and a lump of spending nobody planned. The oldest machines go to the newest people, who conclude that this is how it is here.',
  asks: 'patch_management',
  signs: [
    { text: 'We buy a laptop on the day the last one dies.', goal: 'costs' },
    { text: 'Nobody knows which machines are still under warranty.', goal: 'reliability' },
    { text: 'Old machines lie in a drawer with our data on them.', goal: 'security' },
  ],
  outcomes: [
    'Every person has a machine that suits the role, and a date when it will be replaced.',
    'Spending on workstations is a line you can forecast.',
    'Every retired device has a record of what happened to its data.',
  ],
  included: [
    'Two or three standard machines per role, chosen with you',
    'Ordering, setup and delivery, ready to sign in',
    'Warranty calls and loan machines handled through the desk, as your plan allows',
    'An inventory with owner, age and warranty end',
    'Refresh planned by quarter instead of by emergency',
    'Return, wipe and recycling or resale, with the evidence filed',
  ],
  steps: [
    {
      title: 'Standardize',
      text: 'We list what you have and agree a short menu of machines by role.',
    },
    {
      title: 'Deploy',
      text: 'New machines arrive set up, encrypted and enrolled. The old one stays until its owner says it may go.',
    },
    {
      title: 'Look after',
      text: 'Faults, warranty and loss go through one desk. Repairs that make no sense become early replacements.',
    },
    {
      title: 'Retire',
      text: 'At the end of its term a machine is collected, wiped and recorded, and its successor is already in use.',
    },
  ],
  notIncluded: [
    'Accidental damage beyond the cover stated in your agreement',
    'Specialist machines such as rendering workstations, unless listed',
    'Printers, phones and meeting rooms, which are quoted separately',
  ],
  faqs: [
    {
      question: 'Who owns the machines?',
      answer:
        'It depends on the agreement: some firms prefer to own and have us manage, others prefer a monthly arrangement with return. We lay both out side by side, with tax questions left to your accountant.',
    },
    {
      question: 'What is the term, and can we end early?',
      answer:
        'The term and the cost of ending early are written into the agreement per device, so you can see both before you sign.',
    },
    {
      question: 'What happens when a laptop is lost?',
      answer:
        'Call the desk. We end its sessions, send a wipe command, record the loss and arrange a replacement. Encryption is on from the first day, so the data does not leave with the case.',
    },
    {
      question: 'How is data wiped at the end?',
      answer:
        'With a method suited to the drive, recorded per serial number. A device that cannot be wiped is destroyed instead, and you get the record of that.',
    },
    {
      question: 'What about the machines we have now?',
      answer:
        'They go on the list with their age and warranty. Good ones stay until their date and are replaced in turn, so that the change comes in portions. The ones without security updates go first, whatever they look like.',
    },
  ],
  related: [
    '/industry-services/device-lifecycle',
    '/industry-services/asset-management',
    '/industries/architecture-engineering',
  ],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
