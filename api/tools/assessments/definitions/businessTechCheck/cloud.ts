import type { Question } from '../../Assessment';

export const cloud: Question[] = [
  {
    id: 'one-home',
    domain: 'cloud',
    ask: 'Where’s the latest version of a document?',
    why: 'If each kind of file has one home, nobody works from last month’s version.',
    options: [
      [
        'In somebody’s email',
        'Attachments named final, final2 and final-new.',
        'People search for the right version every day.',
      ],
      [
        'In one of several places',
        'A server, two cloud services, a desktop.',
        'Everyone has a different idea of the right place.',
      ],
      [
        'Mostly in one place',
        'Some teams do it their own way.',
        'Files shared between teams still get lost.',
      ],
      [
        'In one known place',
        'Everyone knows it, and we can restore older versions.',
        'People work on the document instead of looking for it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'One home for each kind of file',
      text: 'Decide on one page where contracts, projects and drafts go in SharePoint or Google Drive. Move the busiest team first, make the old place read-only and set an end date.',
      effort: 'A day to decide, two to four weeks to move.',
      ease: 2,
      days: 40,
      done: 'the old places are read-only.',
    },
    find: 'Ask three people to show you the current price list, and count the places.',
  },
  {
    id: 'sharing',
    domain: 'cloud',
    ask: 'Who outside your company can open your files right now?',
    why: 'A sharing link takes a second to create and can stay open for years.',
    options: [
      [
        'No idea',
        'Everyone shares as they like, with links anyone can open.',
        'Anyone with an old link may open your files.',
      ],
      [
        'Mostly clients and partners',
        'Nobody has ever checked the list.',
        'Sharing helps your work, but it never ends.',
      ],
      [
        'Named people only',
        'Links ask for a name but don’t expire.',
        'You know who has access, but not until when.',
      ],
      [
        'Named people, until a date, and we check',
        'Access expires, and somebody reviews the list each quarter.',
        'You decide who has access and for how long.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Sharing links that expire',
      text: 'Set links to named people and 90 days by default. Review everything that anyone can open, and close what nobody can explain.',
      effort: 'Half a day for the settings, a day for the old links.',
      ease: 4,
      days: 10,
      done: 'the report of links open to anyone is empty or approved, with a date.',
    },
    find: 'Ask your Microsoft 365 or Google Workspace admin for the report of files shared outside.',
  },
  {
    id: 'licenses',
    domain: 'cloud',
    ask: 'Do you know which subscriptions you pay for, and who uses them?',
    why: 'People buy software one credit card at a time. Unused licenses are the easiest savings to find.',
    options: [
      ['No', 'They’re on several cards and invoices.', 'You pay for things nobody would miss.'],
      ['The big ones', 'The rest surprises us at renewal.', 'The many small ones add up.'],
      ['We have a list', 'We don’t know who uses what.', 'You know the bill, but not if it’s worth it.'],
      [
        'A list with owner, users and renewal date',
        'Somebody reviews it before each renewal.',
        'You pay only for what somebody needs.',
      ],
    ],
    points: 5,
    fix: {
      title: 'One list of subscriptions',
      text: 'Go through twelve months of card and bank statements. List the name, cost, owner and renewal date, and cancel what nobody claims within two weeks.',
      effort: 'A day, with bookkeeping and someone who knows the teams.',
      ease: 5,
      days: 14,
      done: 'every line has an owner, and the first cancellations are confirmed.',
    },
    find: 'Search last month’s card statement for software. You’ll have a first list in ten minutes.',
  },
];
