import type { IndustryServiceSlug } from '@site/shell/paths';
import type { Outline } from '../Outline';

export const summary =
  'Updates tested on a small ring, rolled out in agreed windows, with exceptions written down and a report that shows what was completed.';

export const content: Outline<IndustryServiceSlug> = {
  slug: 'patch-update-management',
  summary,
  problem:
    'Updates get postponed because they interrupt, and they interrupt because they were postponed. Somewhere a machine has been waiting for a restart since spring. When a serious flaw makes the news, nobody can say which computers have it.',
  asks: 'patch_management',
  signs: [
    { text: 'Updates are put off until they cannot be put off any longer.', goal: 'reliability' },
    { text: 'When a flaw makes the news, we cannot say which machines have it.', goal: 'security' },
    { text: 'We were asked to prove that we install updates, and could not.', goal: 'compliance' },
  ],
  outcomes: [
    'You can see which machines are current and which are not, by name.',
    'Restarts happen when people were told they would.',
    'Every exception has a reason, an owner and an end date.',
  ],
  included: [
    'Operating system and common third-party application updates',
    'A test ring of real users who agreed to go first',
    'Maintenance windows set with each team',
    'Faster handling for flaws known to be exploited',
    'An exception list, reviewed regularly',
    'A report of what was installed, what failed and what is being done',
  ],
  steps: [
    { title: 'Test', text: 'New updates go to the ring first. Trouble stops there.' },
    { title: 'Announce', text: 'People hear what will restart and when, in one line.' },
    { title: 'Roll out', text: 'In windows, in stages. Laptops that were away catch up when they return.' },
    { title: 'Prove', text: 'The report lists what succeeded and chases what did not.' },
  ],
  notIncluded: [
    'Major version upgrades, which are small projects',
    'Updates to line-of-business systems that the vendor controls',
    'Equipment no longer supported by its maker, which goes on the risk list',
  ],
  faqs: [
    {
      question: 'Will my computer restart in the middle of work?',
      answer:
        'Not without notice. There is a window, a reminder and a limited number of postponements. After that it has to restart, and it says when.',
    },
    {
      question: 'Which applications are covered?',
      answer:
        'Common ones such as browsers, document readers and meeting software. The list is in your plan. For the others we tell you when an update is due and who must do it.',
    },
    {
      question: 'What if an update breaks something?',
      answer:
        'The test ring catches much of it. If something gets through, we pause the rollout, take the update back where that is possible, and tell you what it means to wait.',
    },
    {
      question: 'How fast are urgent flaws dealt with?',
      answer:
        'Flaws known to be exploited leave the ordinary rhythm: a short test, then out, with a restart announced for the same day where it must be. The target times are written into your plan by severity, and the report shows whether they were met.',
    },
    {
      question: 'What about machines that are rarely switched on?',
      answer:
        'They catch up when they next connect, before they fall back into ordinary use. A machine that has not been seen for weeks appears in the report by name, because the one in the cupboard is the one that gets lent out.',
    },
  ],
  related: [
    '/industry-services/workstation-support',
    '/industry-services/asset-management',
    '/services/cybersecurity',
  ],
};
