import type { Question } from '../../Assessment';

export const strategy: Question[] = [
  {
    id: 'plan',
    domain: 'strategy',
    ask: 'Is there a plan on paper for your IT over the next twelve months?',
    why: 'Without one, technology is bought on the day something breaks, at that day’s price.',
    options: [
      ['No', 'We buy when something breaks.', 'The budget is made by accidents.'],
      [
        'In somebody’s head',
        'We talk about it now and then.',
        'There is a direction, and nobody else can follow it.',
      ],
      [
        'A list of projects',
        'Without money or dates, or only within IT.',
        'The wishes are known; which come first is not decided.',
      ],
      [
        'One sheet with projects, cost and dates',
        'The owner has agreed, and it is looked at every quarter.',
        'Spending follows the business instead of the breakdowns.',
      ],
    ],
    points: 5,
    fix: {
      title: 'A twelve-month budget on one sheet',
      text: 'Replacements, renewals, projects and a reserve, by month. Tie each line to something the business wants or fears, and look at it together every quarter.',
      effort: 'Two half days, the owner, bookkeeping and whoever supports you.',
      ease: 3,
      days: 26,
      done: 'the sheet is agreed, and the next quarter’s date is in the calendar.',
    },
    find: 'Ask whoever looks after your IT which three things they would spend money on next, and why.',
  },
  {
    id: 'inventory',
    domain: 'strategy',
    ask: 'How many computers do you have, and how old are they?',
    why: 'Old machines cost twice: in waiting and in surprise. What is counted can be replaced on a schedule.',
    options: [
      [
        'I would have to walk around and count',
        'Some are in drawers, some at home.',
        'Nobody can protect or replace what nobody knows of.',
      ],
      ['Roughly', 'We notice age when they get slow.', 'Machines are replaced by complaint.'],
      [
        'There is a list',
        'It was right when it was made.',
        'The list helps, as long as one does not rely on it.',
      ],
      [
        'A current list with age and warranty',
        'A part is replaced each year, on schedule.',
        'No machine surprises you, and no year is expensive.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Count the machines, then replace a quarter a year',
      text: 'Device, owner, year, warranty, in one list that keeps itself current. Replace the oldest quarter each year and erase the old ones with a receipt.',
      effort: 'A day to count; replacing follows the budget.',
      ease: 3,
      days: 20,
      done: 'the list matches a walk through the office, and next year’s quarter is marked.',
    },
    find: 'Walk through one room and write down the year on each machine’s label.',
  },
  {
    id: 'keys',
    domain: 'strategy',
    ask: 'If your IT person or provider stopped tomorrow, could you go on?',
    why: 'Your domain name, the administrator passwords and the documentation belong to the firm. Often they are in somebody else’s name.',
    options: [
      [
        'No',
        'They have all the passwords, and the domain is in their name.',
        'You depend on one party’s goodwill.',
      ],
      [
        'With difficulty',
        'We would find most of it, over weeks.',
        'You would get through, and pay for the searching.',
      ],
      [
        'Mostly',
        'Passwords are in a safe place; the documentation has gaps.',
        'You hold the keys, and not yet the map.',
      ],
      [
        'Yes',
        'Domain in our name, passwords sealed with us, current documentation.',
        'You stay because it is good, not because you must.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Take the keys into your own hands',
      text: 'Domain registration, administrator accounts, backups and contracts in the firm’s name; passwords in a vault that two people of yours can open; a short description of what is where.',
      effort: 'Half a day to ask, one to two weeks until everything has arrived.',
      ease: 4,
      days: 18,
      done: 'two of your own people can open the vault, and the domain shows the firm as owner.',
    },
    find: 'Look up in whose name your domain is registered, and who gets the renewal mail.',
  },
];
