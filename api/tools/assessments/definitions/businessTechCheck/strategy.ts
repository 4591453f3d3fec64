import type { Question } from '../../Assessment';

export const strategy: Question[] = [
  {
    id: 'plan',
    domain: 'strategy',
    ask: 'Do you have a written IT plan for the next twelve months?',
    why: 'Without a plan, you buy technology on the day something breaks, at that day’s price.',
    options: [
      ['No', 'We buy when something breaks.', 'Breakdowns set your budget.'],
      [
        'In somebody’s head',
        'We talk about it now and then.',
        'There’s a direction, but nobody else can follow it.',
      ],
      [
        'A list of projects',
        'It has no costs or dates, or only IT knows it.',
        'You know what you want, but not what comes first.',
      ],
      [
        'One page with projects, costs and dates',
        'The owner agreed, and we review it every quarter.',
        'Your spending follows your business goals.',
      ],
    ],
    points: 5,
    fix: {
      title: 'A twelve-month IT budget on one page',
      text: 'List replacements, renewals, projects and a reserve by month. Tie each line to a business goal or risk, and review it together every quarter.',
      effort: 'Two half days, with the owner, bookkeeping and your IT people.',
      ease: 3,
      days: 26,
      done: 'the budget is approved, and the next review is on the calendar.',
    },
    find: 'Ask your IT people which three things they’d spend money on next, and why.',
  },
  {
    id: 'inventory',
    domain: 'strategy',
    ask: 'How many computers do you have, and how old are they?',
    why: 'Old computers cost you waiting time and surprise bills. If you have a list, you can replace them on schedule.',
    options: [
      [
        'I’d have to walk around and count',
        'Some are in drawers, some at home.',
        'You can’t protect or replace what you don’t know about.',
      ],
      ['Roughly', 'We notice age when they get slow.', 'You replace computers when people complain.'],
      ['We have a list', 'It was right when somebody made it.', 'The list helps, but you can’t rely on it.'],
      [
        'A current list with age and warranty',
        'We replace some each year, on schedule.',
        'No computer surprises you, and no year is expensive.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Count your computers and replace a quarter each year',
      text: 'Keep one current list of computers with user, year and warranty. Replace the oldest quarter each year, and keep a record that each old drive was wiped.',
      effort: 'A day to count. Replacements follow your budget.',
      ease: 3,
      days: 20,
      done: 'the list matches what’s in the office, and next year’s replacements are marked.',
    },
    find: 'Walk through one room and write down the year on each computer’s label.',
  },
  {
    id: 'keys',
    domain: 'strategy',
    ask: 'If your IT person or provider stopped tomorrow, could you continue?',
    why: 'Your domain, admin passwords and documentation belong to your company. Often they’re in someone else’s name.',
    options: [
      [
        'No',
        'They have all the passwords, and the domain is in their name.',
        'You depend on one person or company.',
      ],
      [
        'With difficulty',
        'We’d find most of it over several weeks.',
        'You’d manage, and pay for the search.',
      ],
      [
        'Mostly',
        'Passwords are in a safe place, but documentation has gaps.',
        'You have access, but not the full picture.',
      ],
      [
        'Yes',
        'The domain is ours, we have the passwords, and documentation is current.',
        'You stay because the service is good, not because you have to.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Get control of your domain, passwords and documentation',
      text: 'Put the domain, admin accounts, backups and contracts in your company’s name. Keep passwords in a vault that two of your people can open, and document what’s where.',
      effort: 'Half a day to ask, one to two weeks until you have everything.',
      ease: 4,
      days: 18,
      done: 'two of your own people can open the vault, and the domain shows your company as the owner.',
    },
    find: 'Look up who owns your domain and who gets the renewal email.',
  },
];
