import type { Question } from '../../Assessment';

export const continuity: Question[] = [
  {
    id: 'restore',
    domain: 'continuity',
    ask: 'When did you last restore something from a backup?',
    why: 'Backups nobody has restored are hopes. The only proof is a file that came back, and a note of how long it took.',
    options: [
      [
        'We have no backup that we know of',
        'Or only a disk in a drawer.',
        'A broken disk or a locked server would mean starting again.',
      ],
      [
        'Never, but it says it is running',
        'A green tick or a mail every night.',
        'You have a message that says so, and no proof.',
      ],
      [
        'A file, once, when we needed it',
        'It worked. Nobody has tried a whole server.',
        'Small losses are covered; a large one is untested.',
      ],
      [
        'On purpose, this year, with a stopwatch',
        'A folder and a whole system, and we know how long it took.',
        'You know what a bad day costs in hours, because you tried it.',
      ],
    ],
    points: 7,
    fix: {
      title: 'Test one restore',
      text: 'Pick one folder and one whole system, restore both to a spare place, time it, write it down. Repeat it every quarter with something else.',
      effort: 'Half a day, whoever runs your backups.',
      ease: 4,
      days: 14,
      done: 'there is a sheet with what was restored, the date and the hours it took.',
    },
    find: 'Ask whoever runs your backups for the date of the last restore, not of the last backup.',
  },
  {
    id: 'backup-scope',
    domain: 'continuity',
    ask: 'Which of your data would a backup bring back?',
    why: 'Mail and files in the cloud are kept running by their maker; getting back what somebody deleted or encrypted is largely left to you.',
    options: [
      ['I could not say', 'Nobody has a list.', 'What is missing will be noticed when it is needed.'],
      [
        'The server or one main computer',
        'Cloud mail, cloud files and laptops are not in it.',
        'The data that moves the business today may be in none of it.',
      ],
      [
        'Nearly all',
        'One or two programs or folders are left out, we think.',
        'The gap is small, and which it is stays a guess.',
      ],
      [
        'All of it, and one copy is out of reach',
        'Servers, cloud, programs; one copy cannot be deleted from our network.',
        'Neither a mistake nor an attacker can take the last copy.',
      ],
    ],
    points: 5,
    fix: {
      title: 'List the data, then back up what is missing',
      text: 'Write down where each kind of work lives: mail, files, accounting, the trade program. Put a backup beside each, and keep one copy where nobody with a stolen password can delete it.',
      effort: 'Half a day for the list, some days and a subscription for the gaps.',
      ease: 3,
      days: 28,
      done: 'every line of the list names a backup, and one of them cannot be deleted from your network.',
    },
    find: 'Name your five most important programs and ask for each where its data is saved a second time.',
  },
  {
    id: 'outage',
    domain: 'continuity',
    ask: 'It is nine in the morning and nothing works. Who does what?',
    why: 'The first hour is lost to looking for phone numbers. A single page written on a calm day gives it back.',
    options: [
      [
        'We would see',
        'Everybody would call somebody.',
        'The first hour is spent finding out who is in charge.',
      ],
      ['One person knows', 'If they are away, we wait.', 'Your plan goes on vacation twice a year.'],
      [
        'There is a plan, somewhere',
        'Not read for a year, possibly on the server that is down.',
        'The thinking was done; it cannot be reached when needed.',
      ],
      [
        'One page, on paper, tried once',
        'Who decides, who calls whom, how we go on working meanwhile.',
        'People begin with the first step instead of the first argument.',
      ],
    ],
    points: 4,
    fix: {
      title: 'One page for the bad morning',
      text: 'Who decides, who calls whom, the numbers of internet, phone, programs and insurer, and how each team goes on with paper and telephone. Print it, and talk it through once.',
      effort: 'Two hours to write, one hour to talk through.',
      ease: 5,
      days: 14,
      done: 'the page is on paper in two places, and a team has talked it through against the clock.',
    },
    find: 'Ask two team leads, separately, whom they would call first, and compare.',
  },
  {
    id: 'single-points',
    domain: 'continuity',
    ask: 'The internet is down for a day. How much of your work stops?',
    why: 'Lines are cut by excavators, not by hackers. A second way out is cheap against a day of paid waiting.',
    options: [
      [
        'All of it',
        'Phones, orders, files: everything goes through that line.',
        'One cable decides whether the firm works today.',
      ],
      [
        'Most of it',
        'People would use their own phones somehow.',
        'You would improvise, and every team differently.',
      ],
      [
        'Some',
        'There is a second way, for a few, set up by hand.',
        'The important things go on, once somebody has found the cable.',
      ],
      [
        'Little',
        'A second line or mobile takes over by itself, and was tried.',
        'An outage is a slower day, not a lost one.',
      ],
    ],
    points: 4,
    fix: {
      title: 'A second way to the internet',
      text: 'A mobile router or a second line from another provider, set up so that it takes over by itself, with the telephone on it first. Pull the plug once to see.',
      effort: 'One day to install, a monthly fee.',
      ease: 3,
      days: 30,
      done: 'somebody has pulled the first cable during working hours, and the phones still rang.',
    },
    find: 'Ask your internet provider whether there is a second line, and look where the cables enter.',
  },
];
