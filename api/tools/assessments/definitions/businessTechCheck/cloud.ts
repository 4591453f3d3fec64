import type { Question } from '../../Assessment';

export const cloud: Question[] = [
  {
    id: 'one-home',
    domain: 'cloud',
    ask: 'Where is the latest version of a document?',
    why: 'When every kind of work has one home, nobody answers a customer out of last month’s file.',
    options: [
      [
        'In somebody’s mail',
        'Attachments named final, final2 and final-new.',
        'Finding the right version is part of the work, every day.',
      ],
      [
        'In one of several places',
        'A server, two clouds, a desktop.',
        'There is a right place, and everybody has a different one.',
      ],
      [
        'Mostly in one place',
        'Some teams do it their own way.',
        'Most work has a home; what crosses teams still gets lost.',
      ],
      [
        'In its one home',
        'Everybody knows which; older versions come back with two clicks.',
        'People work on the document instead of looking for it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'One home for each kind of work',
      text: 'On one page: contracts here, projects there, drafts there. Move the busiest team first, make the old place read-only, and give it a date on which it goes.',
      effort: 'A day to decide, two to four weeks to move.',
      ease: 2,
      days: 40,
      done: 'the old places can be read and no longer written to.',
    },
    find: 'Ask three people to show you the current price list, and count the places.',
  },
  {
    id: 'sharing',
    domain: 'cloud',
    ask: 'Who outside the firm can open your files right now?',
    why: 'Links are made in a second and live for years. Most of them were right once, for one person, for one week.',
    options: [
      [
        'No idea',
        'Everybody shares as they like, with links that anyone may open.',
        'Files may be open to whoever has an old link.',
      ],
      [
        'Customers and partners, by and large',
        'Nobody has ever looked at the list.',
        'Sharing serves the work, and nothing ever ends it.',
      ],
      ['Named people only', 'Links ask for a name, but have no end.', 'You know who, not for how long.'],
      [
        'Named people, until a date, and we look',
        'Access ends by itself; somebody reads the list each quarter.',
        'Sharing is a decision that is renewed.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Links that end by themselves',
      text: 'Set shared links to named people and 90 days by default, look once through what is open to anyone, and close what nobody can explain.',
      effort: 'Half a day for the settings, a day for the old links.',
      ease: 4,
      days: 10,
      done: 'the report of links open to anyone is empty or signed, and has a date.',
    },
    find: 'Have your file service’s report of externally shared links printed; it is a few clicks for an administrator.',
  },
  {
    id: 'licenses',
    domain: 'cloud',
    ask: 'Do you know which subscriptions you pay for, and who uses them?',
    why: 'Software is bought one card at a time. Unused seats and three tools for one job are the easiest money to find.',
    options: [
      ['No', 'They show up on several cards and invoices.', 'You pay for what nobody would miss.'],
      [
        'The large ones',
        'The rest surprises us at renewal.',
        'The big sums are known; the many small ones add up unseen.',
      ],
      [
        'There is a list',
        'Who uses what is another matter.',
        'You know the bill, not whether it is worth it.',
      ],
      [
        'A list with owner, users and renewal date',
        'Somebody goes through it before each renewal.',
        'Every subscription has somebody who would miss it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'One list of subscriptions',
      text: 'Go through twelve months of card and bank statements, write down name, cost, owner and renewal date, and end what nobody claims within two weeks.',
      effort: 'A day, bookkeeping and one person who knows the teams.',
      ease: 5,
      days: 14,
      done: 'every line has an owner, and the first cancellations are confirmed.',
    },
    find: 'Search last month’s card statement for software; ten minutes give a first list.',
  },
];
