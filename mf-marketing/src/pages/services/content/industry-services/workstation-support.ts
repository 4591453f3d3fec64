import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Healthy, standard PCs and Macs for every desk: remote help first, hands on site when needed, and fewer surprises from one machine to the next.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'workstation-support',
  summary,
  problem:
    'Every machine in the office is a little different, so every fix is a little different, too. One has an old driver, the next a toolbar, the third belongs to someone who left. The desk spends its day rediscovering each computer, and people learn to work around theirs.',
  asks: 'managed_it',
  signs: [
    { text: 'Every machine in the office is a little different.', goal: 'reliability' },
    { text: 'People have learned to work around their computers.', goal: 'reliability' },
    { text: 'Some of us work at home, on whatever machine is there.', goal: 'security' },
  ],
  outcomes: [
    'Machines built alike, so that a fix for one is a fix for all.',
    'Most problems solved over the wire, with the person watching if they like.',
    'A machine that is past saving gets replaced instead of repaired a third time.',
  ],
  included: [
    'A standard setup for each role, documented',
    'Remote support with consent asked on screen',
    'On-site work where hands are needed, as your plan allows',
    'Care of printers, docks and meeting-room equipment that is on the list',
    'Disk, memory and battery health checks',
    'Safe setup for people who work from home',
  ],
  steps: [
    {
      title: 'Enroll',
      text: 'Each machine is listed, named and brought to the standard, a few at a time.',
    },
    { title: 'Ask', text: 'People contact the desk in the way they like. We see which machine it is.' },
    { title: 'Fix', text: 'Remotely first, after a yes on the screen. On site if that will not do it.' },
    { title: 'Prevent', text: 'Health checks and repeat faults feed the replacement list.' },
  ],
  notIncluded: [
    'Personal computers, beyond help with reaching work systems safely',
    'Parts and repairs outside warranty, which are quoted first',
    'Line-of-business software, where its vendor has the keys; we make the call for you',
  ],
  faqs: [
    {
      question: 'Can you look at my screen without asking?',
      answer:
        'Interactive sessions ask for consent on the screen, and the person can end them at any time. Maintenance without a session, such as updates, is described in your plan.',
    },
    {
      question: 'What about people who use a home PC?',
      answer:
        'We prefer a company machine. Where that is not possible, we set up access so that firm data stays in the browser or a managed app, and do not take over the computer itself.',
    },
    {
      question: 'Do you look after printers?',
      answer:
        'Those on the list, yes: drivers, queues, scanning to mail. Mechanical repair and toner belong to the lease company, and we make that call.',
    },
    {
      question: 'When is a machine repaired, and when replaced?',
      answer:
        'A fault under warranty is repaired. Outside it, we compare the repair with the months the machine has left before its planned replacement and tell you both figures. The third repair of the same machine is a replacement that has not been admitted yet.',
    },
    {
      question: 'Do you support both Windows and Mac?',
      answer:
        'Yes, each to a written standard. Some line-of-business programs exist for only one of them, so we check that before a new person gets the machine they asked for.',
    },
  ],
  related: [
    '/services/service-desk',
    '/industry-services/patch-update-management',
    '/industry-services/device-lifecycle',
  ],
};
