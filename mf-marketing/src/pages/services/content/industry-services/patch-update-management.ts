import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Windows, Mac and app updates tested, installed on schedule and checked, so known security holes are closed and nothing breaks on a Monday.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'patch-update-management',
  summary,
  problem:
    'Many attacks use security holes that an update already fixes. Updates wait because nobody wants to break something, or they install themselves in the middle of a meeting. Nobody can say which machines are missing what.',
  service: 'patch_management',
  signs: [
    { text: 'Updates interrupt work, or don’t get installed at all.', goal: 'reliability' },
    { text: 'We can’t tell which machines are missing updates.', goal: 'security' },
    { text: 'An insurer or auditor asks how fast we install security patches.', goal: 'compliance' },
  ],
  outcomes: [
    'Security updates are installed within the time you agreed to.',
    'You get a report of what’s installed, what’s missing and why.',
    'Updates happen outside your working hours.',
  ],
  included: [
    'Updates for Windows, macOS and common apps',
    'A test group before everyone else',
    'A schedule by department, with blackout dates',
    'Emergency patches for holes that are being attacked',
    'Firmware for network equipment on your list',
    'A monthly report with exceptions and reasons',
  ],
  steps: [
    { title: 'List', text: 'Devices, systems and apps, with their support end dates.' },
    { title: 'Test', text: 'A small group gets updates first.' },
    { title: 'Install', text: 'Everyone else follows, after hours where possible.' },
    { title: 'Verify', text: 'We check what failed, fix it and report the rest.' },
  ],
  notIncluded: [
    'Upgrades to new major versions: see Project Management',
    'Custom software whose vendor installs updates',
    'Devices that no longer get updates; we help you replace them',
  ],
  faqs: [
    {
      question: 'How fast are security updates installed?',
      answer:
        'You choose the schedule, for example critical updates first and the rest once a month. Ask your insurer what they require.',
    },
    {
      question: 'What if an update breaks something?',
      answer:
        'The test group finds most problems. We pause the update, undo it where possible and work with the vendor.',
    },
    {
      question: 'Will computers restart during work?',
      answer: 'No. Restarts are scheduled after hours, and people can postpone them for a limited time.',
    },
    {
      question: 'What about software that can’t be updated?',
      answer: 'We isolate it on its own network, limit who can use it and put a replacement on your roadmap.',
    },
  ],
  related: [
    '/industry-services/workstation-support',
    '/industry-services/asset-management',
    '/services/cybersecurity',
  ],
};
