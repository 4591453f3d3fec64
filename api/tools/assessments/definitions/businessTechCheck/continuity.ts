import type { Question } from '../../Assessment';

export const continuity: Question[] = [
  {
    id: 'restore',
    domain: 'continuity',
    ask: 'When did you last restore something from a backup?',
    why: 'You only know a backup works when you’ve restored from it and timed it.',
    options: [
      [
        'We have no backup that we know of',
        'Or only a drive in a drawer.',
        'Ransomware or a broken drive would mean starting over.',
      ],
      [
        'Never, but it says it’s running',
        'We get a green check mark or an email every night.',
        'A message says it works, but nobody has tried.',
      ],
      [
        'A file, once, when we needed it',
        'It worked. Nobody has tried a whole server.',
        'You can recover small losses, but a big one is untested.',
      ],
      [
        'On purpose, this year, with a timer',
        'A folder and a whole system, and we know how long it took.',
        'You know how many hours a bad day costs.',
      ],
    ],
    points: 7,
    fix: {
      title: 'Test one restore',
      text: 'Pick one folder and one whole system. Restore both to a separate place, time it and write it down. Test something else every quarter.',
      effort: 'Half a day, with whoever runs your backups.',
      ease: 4,
      days: 14,
      done: 'you have a record of what was restored, when and how long it took.',
    },
    find: 'Ask whoever runs your backups for the date of the last restore, not of the last backup.',
  },
  {
    id: 'backup-scope',
    domain: 'continuity',
    ask: 'Which of your data would your backups bring back?',
    why: 'Microsoft and Google keep email and files running. If somebody deletes or encrypts your data, recovery is mostly up to you.',
    options: [
      ['I couldn’t say', 'Nobody has a list.', 'You’ll notice what’s missing when you need it.'],
      [
        'The server or one main computer',
        'Cloud email, cloud files and laptops aren’t included.',
        'The data you use most may have no backup.',
      ],
      [
        'Nearly all',
        'We think one or two apps or folders are left out.',
        'The gap is small, but you don’t know what it is.',
      ],
      [
        'All of it, and one copy is protected',
        'Servers, cloud and apps. One copy can’t be deleted from our network.',
        'Neither a mistake nor ransomware can take your last copy.',
      ],
    ],
    points: 5,
    fix: {
      title: 'List your data and back up what’s missing',
      text: 'List where your data is: email, files, QuickBooks, line-of-business apps. Assign a backup to each, and keep one copy that a stolen password can’t delete.',
      effort: 'Half a day for the list, a few days and a subscription for the gaps.',
      ease: 3,
      days: 28,
      done: 'every item on the list has a backup, and one copy can’t be deleted from your network.',
    },
    find: 'Name your five most important apps, and ask where a second copy of their data is.',
  },
  {
    id: 'outage',
    domain: 'continuity',
    ask: 'It’s nine in the morning and nothing works. Who does what?',
    why: 'Without a plan, you spend the first hour looking for phone numbers.',
    options: [
      [
        'We’d figure it out',
        'Everyone would call somebody.',
        'You lose the first hour finding out who’s in charge.',
      ],
      ['One person knows', 'If they’re away, we wait.', 'Your plan is on vacation when that person is.'],
      [
        'There’s a plan somewhere',
        'Nobody has read it this year, and it may be on the server that’s down.',
        'You have a plan and can’t reach it when you need it.',
      ],
      [
        'One page, on paper, and we’ve practiced it',
        'Who decides, who calls whom and how we work in the meantime.',
        'People start with step one right away.',
      ],
    ],
    points: 4,
    fix: {
      title: 'A one-page outage plan',
      text: 'Write down who decides, who calls whom and the numbers of your internet, phone and software vendors and your insurer. Add how each team keeps working. Print it and talk it through.',
      effort: 'Two hours to write, one hour to talk through.',
      ease: 5,
      days: 14,
      done: 'the page is on paper in two places, and a team has practiced it once.',
    },
    find: 'Ask two team leads separately whom they’d call first, and compare.',
  },
  {
    id: 'single-points',
    domain: 'continuity',
    ask: 'Your internet is down for a day. How much of your work stops?',
    why: 'A construction crew can cut your line any day. A second line costs less than a day of waiting.',
    options: [
      [
        'All of it',
        'Phones, orders and files all need that line.',
        'One cable decides whether you work today.',
      ],
      ['Most of it', 'People would use their own phones somehow.', 'Every team would improvise.'],
      [
        'Some',
        'There’s a second line for a few, set up by hand.',
        'Important work continues once somebody sets it up.',
      ],
      [
        'Little',
        'A second line or cellular takes over by itself, and we’ve tested it.',
        'An outage makes a slower day, not a lost one.',
      ],
    ],
    points: 4,
    fix: {
      title: 'A second internet line',
      text: 'Add a cellular router or a line from another carrier that takes over by itself. Put your phones on it first. Unplug the main line once to test it.',
      effort: 'One day to install, plus a monthly fee.',
      ease: 3,
      days: 30,
      done: 'somebody has unplugged the main line during work hours, and the phones still rang.',
    },
    find: 'Ask your carrier whether you have a second line, and look where the cables enter the building.',
  },
];
