import type { Question } from '../../Assessment';

export const physical: Question[] = [
  {
    id: 'screens',
    domain: 'physical',
    ask: 'Can someone in the waiting room read a screen?',
    why: 'The oldest leak needs no network: a schedule in plain sight, a chart left open.',
    options: [
      [
        'Yes, easily',
        'From the chairs or the counter.',
        'Names and reasons for visits can be read in passing.',
      ],
      ['If they lean over', 'Depends on where one stands.', 'It depends on politeness.'],
      ['Hardly', 'Screens are turned away; filters are missing.', 'Most is hidden; a corner remains.'],
      ['No', 'Turned away, filters on, screens lock when left.', 'The room itself keeps the secret.'],
    ],
    points: 3,
    fix: {
      title: 'Walk the waiting room, turn the screens',
      text: 'Sit in each chair and stand at the counter, note what can be read, turn or filter those screens, and let them lock after a few minutes.',
      effort: 'An hour to walk, an order of privacy filters.',
      ease: 5,
      days: 7,
      done: 'somebody who does not work here has sat in each chair and read nothing.',
    },
    find: 'Sit in the waiting room for five minutes and look.',
  },
  {
    id: 'server-room',
    domain: 'physical',
    ask: 'Who can get to your server, router or network cabinet?',
    why: 'Whoever can touch the equipment can unplug it, reset it or carry it away.',
    options: [
      [
        'Anybody',
        'It stands in a corridor, under a desk, beside the kitchen.',
        'A visitor could carry it out.',
      ],
      [
        'All staff and the cleaners',
        'A room without a lock, or with the key in it.',
        'Nobody would notice who was there.',
      ],
      [
        'A few with a key',
        'Nobody writes down who has one.',
        'It is locked; how many keys exist is a guess.',
      ],
      [
        'Named people, locked and logged',
        'Keys or codes are counted and changed.',
        'Only those who must can touch it.',
      ],
    ],
    points: 2,
    fix: {
      title: 'Lock the cabinet and count the keys',
      text: 'A lockable cabinet or room, a list of who has a key or code, and a change of code when somebody leaves.',
      effort: 'A day, a locksmith or a cabinet.',
      ease: 4,
      days: 14,
      done: 'the list of keys has as many names as there are keys.',
    },
    find: 'Try the door on a busy morning and see who asks.',
  },
  {
    id: 'devices',
    domain: 'physical',
    ask: 'Would you notice today if a tablet or laptop were missing?',
    why: 'Portable devices walk. Whether a lost one must be reported depends on whether it was encrypted, and on knowing it is gone.',
    options: [
      ['Not for weeks', 'Nobody knows how many there are.', 'A lost device could have been lost for months.'],
      [
        'When somebody looks for it',
        'It might be in the other room.',
        'Missing and misplaced look the same.',
      ],
      [
        'Within days',
        'There is a list; nobody counts by it.',
        'You could find out, once you have a suspicion.',
      ],
      [
        'The same evening',
        'Counted into a cabinet, each with a name.',
        'A loss is known while it can still be limited.',
      ],
    ],
    points: 3,
    fix: {
      title: 'A number on each device, counted in the evening',
      text: 'Label every tablet and laptop, give each a place in a charging cabinet, and have the last person tick the count.',
      effort: 'Half a day to label, two minutes an evening.',
      ease: 5,
      days: 10,
      done: 'a week of evening counts is on the sheet.',
    },
    find: 'Count the portable devices today and ask two colleagues for the number they would guess.',
  },
  {
    id: 'disposal',
    domain: 'physical',
    ask: 'What happens to old computers, copiers and disks?',
    why: 'Copiers and scanners keep what went through them. Throwing one out with its disk gives records away.',
    options: [
      [
        'They go to recycling or the attic',
        'As they are.',
        'Somebody may be holding your records without knowing it.',
      ],
      ['Somebody deletes the files', 'By hand, before it goes.', 'Deleted is not erased.'],
      [
        'They are erased',
        'Computers are; copiers and phones are not thought of.',
        'The obvious disks are clean.',
      ],
      [
        'Erased or shredded, with a receipt',
        'Everything with memory, by serial number.',
        'You can show what became of each disk.',
      ],
    ],
    points: 2,
    fix: {
      title: 'A receipt for everything with memory',
      text: 'Collect old devices in one locked place, have disks erased or shredded by serial number, keep the receipts. Leased copiers go back without their disk’s content.',
      effort: 'Half a day, and a pick-up once a year.',
      ease: 4,
      days: 21,
      done: 'the attic is empty, and the receipts name serial numbers.',
    },
    find: 'Look into the storeroom and count what has a disk.',
  },
];
