import type { ServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Laptops and desktops for your whole team: chosen, set up, secured, supported and replaced on schedule for a predictable monthly cost.';

export const content: Outline<ServiceSlug> = {
  slug: 'pcaas',
  summary,
  problem:
    'Most companies buy a laptop on the day the last one dies. You end up with eleven models, four kinds of chargers and warranties nobody can find. The oldest PCs go to the newest people.',
  service: 'patch_management',
  signs: [
    { text: 'We buy a laptop on the day the last one dies.', goal: 'costs' },
    { text: 'Nobody knows which PCs are still under warranty.', goal: 'reliability' },
    { text: 'Old laptops sit in a drawer with our data on them.', goal: 'security' },
  ],
  outcomes: [
    'Everyone has a PC that fits the job, and a date when it will be replaced.',
    'Your PC spending is one line you can forecast.',
    'Every retired PC has a record that its data was wiped.',
  ],
  included: [
    'Two or three standard models per role, chosen with you',
    'Ordering, setup and delivery, ready to sign in',
    'Warranty calls and loaner PCs',
    'An inventory with user, age and warranty end',
    'Replacements planned by quarter',
    'Return, data wipe and recycling or resale, with records',
  ],
  steps: [
    { title: 'Standardize', text: 'We list what you have and agree on a few models by role.' },
    {
      title: 'Deploy',
      text: 'New PCs arrive set up, encrypted and enrolled in Intune or a similar tool. You keep the old one until everything works.',
    },
    {
      title: 'Support',
      text: 'Problems, warranty and loss go through the help desk. If a repair isn’t worth it, we replace the PC.',
    },
    {
      title: 'Retire',
      text: 'At the end we collect, wipe and record the PC. Its replacement is already in use.',
    },
  ],
  notIncluded: [
    'Accidental damage beyond the coverage in your agreement',
    'Special machines such as rendering workstations, unless listed',
    'Printers, phones and meeting rooms, which we quote separately',
  ],
  faqs: [
    {
      question: 'Who owns the PCs?',
      answer:
        'You choose: buy them and let us manage them, or pay monthly and return them. We show both side by side. Ask your accountant about taxes.',
    },
    {
      question: 'Can we end early?',
      answer:
        'Yes. The agreement lists the cost of ending early for each device, so you see it before you sign.',
    },
    {
      question: 'What happens when a laptop is lost?',
      answer:
        'Call us. We end its sessions, wipe it remotely and arrange a replacement. The drive is encrypted, so your data stays safe.',
    },
    {
      question: 'How is data wiped at the end?',
      answer:
        'With a method that fits the drive, recorded by serial number. A drive that can’t be wiped is destroyed, and you get the record.',
    },
    {
      question: 'What about the PCs we have now?',
      answer:
        'They go on the list with age and warranty. Good ones stay until their date. PCs without security updates are replaced first.',
    },
  ],
  related: [
    '/industry-services/device-lifecycle',
    '/industry-services/asset-management',
    '/industries/architecture-engineering',
  ],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
