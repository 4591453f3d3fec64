import type { Question } from '../../Assessment';

export const support: Question[] = [
  {
    id: 'front-door',
    domain: 'support',
    ask: 'When something stops working, what do your people do?',
    why: 'If help depends on who has time, problems get lost. Everyone should know one place to ask.',
    options: [
      [
        'They manage somehow',
        'They restart, ask a colleague or live with it.',
        'You don’t know how many problems you have or what they cost.',
      ],
      [
        'They ask whoever knows computers',
        'One helpful person gets interrupted all day.',
        'Your support depends on one person and stops when they’re away.',
      ],
      [
        'They call or email IT',
        'It works, but requests sit in inboxes.',
        'People get help, but nobody can see what’s still open.',
      ],
      [
        'They use one number or address that everyone knows',
        'Every request is a ticket with an owner.',
        'Nothing gets lost, and you can see what keeps coming back.',
      ],
    ],
    points: 6,
    fix: {
      title: 'One place for every IT request',
      text: 'Choose one email address and one phone number. Put every request on one list with a name beside it, and tell everyone.',
      effort: 'Two days to set up, with whoever answers requests today.',
      ease: 4,
      days: 10,
      done: 'every request of one week is on the list.',
    },
    find: 'Ask three people in different roles what they did the last time something broke.',
  },
  {
    id: 'priorities',
    domain: 'support',
    ask: 'Does everyone know what gets fixed first, and how soon?',
    why: 'Without agreed priorities, the loudest person wins and payroll waits behind a new keyboard.',
    options: [
      [
        'No, it depends on who asks',
        'There’s no order, only pressure.',
        'Urgent work can wait behind convenient work.',
      ],
      [
        'Roughly, but it isn’t written down',
        'Most people would guess the same order.',
        'The order works on quiet days and fails when it matters.',
      ],
      [
        'Yes, in a contract or a note',
        'Nobody checks how it went.',
        'You have response times, but don’t know if they’re met.',
      ],
      [
        'Yes, and we check the results',
        'Someone reviews response times every month.',
        'You know what you get and can change it.',
      ],
    ],
    points: 4,
    fix: {
      title: 'Four priorities on one page',
      text: 'Write down what stops the business, what stops one person, what’s an annoyance and what’s a request. Put a response time beside each, and agree on it with your IT people.',
      effort: 'One meeting of an hour, with the owner and your IT people.',
      ease: 5,
      days: 7,
      done: 'the page is published to your team, and last month’s response times are on it.',
    },
    find: 'Look for response times in your support contract or in a note to staff.',
  },
  {
    id: 'same-again',
    domain: 'support',
    ask: 'How often does the same problem come back?',
    why: 'If a problem returns every month, you pay for it twelve times a year. Fixing the cause costs you once.',
    options: [
      [
        'All the time',
        'The printer, the Wi-Fi, the slow program: we know the list by heart.',
        'You pay for the same hour again and again.',
      ],
      ['Often', 'It goes away for a while and comes back.', 'The symptom gets fixed, and the cause stays.'],
      [
        'Sometimes, and then someone looks deeper',
        'It depends on how much it bothers us.',
        'Causes get fixed when somebody has time.',
      ],
      ['Rarely', 'We look for repeats and fix the cause.', 'Every fix makes the next month easier.'],
    ],
    points: 6,
    fix: {
      title: 'Fix the cause of your three worst repeat problems',
      text: 'List what broke more than twice this quarter. Pick the three that cost the most hours, and give each to a person who finds the cause.',
      effort: 'Half a day for the list, then some hours for each cause.',
      ease: 3,
      days: 21,
      done: 'each of the three has a known cause and didn’t come back for a month.',
    },
    find: 'Count for two weeks which problems are reported twice.',
  },
  {
    id: 'first-day',
    domain: 'support',
    ask: 'What does a new hire find on the first morning?',
    why: 'A smooth first day shows that laptops, accounts and access follow a process.',
    options: [
      [
        'Nothing yet',
        'We look for a laptop when they arrive.',
        'You lose the first days, and accounts get created in a hurry.',
      ],
      [
        'A computer, and the rest later',
        'They get access when they notice what’s missing.',
        'Work starts slowly, and people end up with too much access.',
      ],
      [
        'Nearly everything',
        'We always forget one or two things.',
        'Your routine is good, but it’s only in someone’s head.',
      ],
      [
        'Everything, from a checklist',
        'Laptop, accounts and access are ready the day before.',
        'Onboarding is a routine, and you know who can open what.',
      ],
    ],
    points: 4,
    fix: {
      title: 'An onboarding checklist',
      text: 'List the laptop, apps and folders each role needs. The hiring manager sends the list five days ahead, and IT checks off each item.',
      effort: 'An afternoon, with the office manager and whoever sets up computers.',
      ease: 5,
      days: 7,
      done: 'the next new hire works by ten in the morning without asking for anything.',
    },
    find: 'Ask your newest employee what was missing on the first day.',
  },
];
