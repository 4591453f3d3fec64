import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Reliable PCs and Macs for your whole team: remote support first, on-site help when needed, and one standard setup for each role.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'workstation-support',
  summary,
  problem:
    'Every PC in the office is a little different, so every fix is, too. One has an old driver, the next belongs to someone who left. People learn to work around their computers.',
  service: 'managed_it',
  signs: [
    { text: 'Every PC in the office is a little different.', goal: 'reliability' },
    { text: 'People have learned to work around their computers.', goal: 'reliability' },
    { text: 'Some of us work from home on whatever PC is there.', goal: 'security' },
  ],
  outcomes: [
    'PCs are set up alike, so a fix for one is a fix for all.',
    'Most problems are solved remotely while you watch.',
    'A PC that keeps failing gets replaced, not repaired a third time.',
  ],
  included: [
    'A documented standard setup for each role',
    'Remote support, with your consent on screen',
    'On-site support when needed',
    'Printers, docks and meeting rooms on your list',
    'Disk, memory and battery health checks',
    'Secure setup for working from home',
  ],
  steps: [
    { title: 'Enroll', text: 'We list each PC and bring it to the standard, a few at a time.' },
    { title: 'Contact', text: 'People call or email. We see which PC it is.' },
    { title: 'Fix', text: 'Remotely first, on site if needed.' },
    { title: 'Prevent', text: 'Health checks and repeat problems feed the replacement list.' },
  ],
  notIncluded: [
    'Personal computers, beyond secure access to work',
    'Parts and repairs outside warranty, which we quote first',
    'Business software that only its vendor can fix; we call the vendor for you',
  ],
  faqs: [
    {
      question: 'Can you see my screen without asking?',
      answer:
        'No. Remote sessions ask for your consent on screen, and you can end them at any time. Updates run in the background.',
    },
    {
      question: 'What about people who use a home PC?',
      answer:
        'We recommend a company laptop. If that’s not possible, we set up access so company data stays in the browser or a managed app.',
    },
    {
      question: 'Do you support printers?',
      answer:
        'Yes, those on the list: drivers, queues, scan to email. For repairs and toner, we call your lease company.',
    },
    {
      question: 'When do you repair a PC, and when do you replace it?',
      answer:
        'Under warranty, we repair it. Otherwise we compare the repair cost with the time left until its planned replacement, and tell you both.',
    },
    {
      question: 'Do you support both Windows and Mac?',
      answer: 'Yes. Some business software runs only on one of them, so we check that before you order.',
    },
  ],
  related: [
    '/services/service-desk',
    '/industry-services/patch-update-management',
    '/industry-services/device-lifecycle',
  ],
};
