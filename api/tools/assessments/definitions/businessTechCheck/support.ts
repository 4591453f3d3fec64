import type { Question } from '../../Assessment';

export const support: Question[] = [
  {
    id: 'front-door',
    domain: 'support',
    ask: 'When something stops working, what do people do?',
    why: 'Help that depends on who happens to be at their desk is luck. One known way to ask is what everything else is built on.',
    options: [
      [
        'They manage somehow',
        'Restart, ask a colleague, or live with it.',
        'Problems stay where they start, and nobody knows how many there are.',
      ],
      [
        'They ask whoever knows computers',
        'One helpful person is interrupted all day.',
        'Support rests on one person’s goodwill, and it ends when they are away.',
      ],
      [
        'They call or write to someone whose job it is',
        'It works, but requests live in inboxes and heads.',
        'There is a way in, but nothing shows what is still open.',
      ],
      [
        'They use one front door that everybody knows',
        'Every request gets a number and an owner.',
        'Nothing is lost, and you can see what keeps coming in.',
      ],
    ],
    points: 6,
    fix: {
      title: 'One front door for every request',
      text: 'Choose one address and one phone number, put every request into one list with a name beside it, and tell everybody twice.',
      effort: 'Two days to set up, whoever answers today and one office lead.',
      ease: 4,
      days: 10,
      done: 'a week goes by in which no request came in by the coffee machine.',
    },
    find: 'Ask three people in different roles what they did the last time something broke.',
  },
  {
    id: 'priorities',
    domain: 'support',
    ask: 'Does everybody know what is fixed first, and how soon?',
    why: 'Without agreed priorities the loudest wins, and the payroll run waits behind a new keyboard.',
    options: [
      [
        'No, it depends on who asks',
        'There is no order, only pressure.',
        'Urgent work can wait behind convenient work, and nobody decided that.',
      ],
      [
        'Roughly, but it is nowhere written',
        'Most people would guess the same.',
        'The order holds on calm days and breaks on the day it matters.',
      ],
      [
        'It is written down',
        'We have it in a contract or a note, but nobody looks at how it went.',
        'There is a promise, and no way to tell whether it is kept.',
      ],
      [
        'Written, and we see how it went',
        'Someone looks at the waiting times every month.',
        'Promises are measured, so they can be renewed or changed.',
      ],
    ],
    points: 4,
    fix: {
      title: 'Four priorities on one page',
      text: 'Write down what stops the business, what stops one person, what is a nuisance and what is a wish, with a time beside each. Agree it with those who do the work.',
      effort: 'One meeting of an hour, the owner and whoever supports you.',
      ease: 5,
      days: 7,
      done: 'the page hangs where requests arrive, and last month’s times stand beside it.',
    },
    find: 'Look for a sentence about response times in your support contract or in a note to staff.',
  },
  {
    id: 'same-again',
    domain: 'support',
    ask: 'How often does the same problem come back?',
    why: 'A problem that returns every month costs the repair twelve times. Finding its cause costs once.',
    options: [
      [
        'All the time',
        'The printer, the Wi-Fi, the slow program: we know the list by heart.',
        'You pay for the same hour again and again.',
      ],
      ['Often', 'It goes away for a while, then it is back.', 'Repairs treat what is seen; the cause stays.'],
      [
        'Sometimes, and then someone looks deeper',
        'It depends on how much it annoyed us.',
        'Causes are found when somebody has time, not as a habit.',
      ],
      [
        'Rarely: repeats are looked for',
        'What comes twice is traced to its cause and closed.',
        'Every repeat makes the next month quieter.',
      ],
    ],
    points: 6,
    fix: {
      title: 'Find the cause of the three worst repeats',
      text: 'List what broke more than twice this quarter, take the three that cost the most hours, and give each a person who looks for the cause instead of the repair.',
      effort: 'Half a day to list, then some hours a cause.',
      ease: 3,
      days: 21,
      done: 'each of the three has a cause in one sentence, and a month without it.',
    },
    find: 'Count for two weeks what is reported twice; a sheet of paper at the front desk is enough.',
  },
  {
    id: 'first-day',
    domain: 'support',
    ask: 'What does a new colleague find on the first morning?',
    why: 'The first day shows whether devices, accounts and permissions are a process or an improvisation, and it is the day people judge you by.',
    options: [
      [
        'Nothing yet',
        'We start looking for a laptop when they are here.',
        'The first days are lost, and accounts are made in a hurry.',
      ],
      [
        'A machine, and the rest by and by',
        'Access comes when they notice what is missing.',
        'Work starts slowly, and permissions grow by accident.',
      ],
      [
        'Nearly everything',
        'One or two things are always forgotten.',
        'The routine is good and lives in somebody’s memory.',
      ],
      [
        'Everything, from a checklist',
        'Device, accounts and access by role, ready the day before.',
        'Starting is a routine, and so is knowing who may see what.',
      ],
    ],
    points: 4,
    fix: {
      title: 'A checklist for the first day',
      text: 'Write down for each role which device, programs and folders it needs. Whoever hires sends the list five working days ahead; whoever sets up ticks it off.',
      effort: 'An afternoon, the office manager and whoever sets up machines.',
      ease: 5,
      days: 7,
      done: 'the next newcomer works by ten in the morning without asking for anything.',
    },
    find: 'Ask the person who joined last what was missing on their first day.',
  },
];
