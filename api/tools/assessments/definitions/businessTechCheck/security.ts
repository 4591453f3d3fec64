import type { Question } from '../../Assessment';

export const security: Question[] = [
  {
    id: 'second-step',
    domain: 'security',
    ask: 'Is a password alone enough to get into your company’s mail?',
    why: 'Mail resets every other password. A second step, such as a prompt on the phone, stops most break-ins that begin with a stolen password.',
    options: [
      [
        'Yes, for everybody',
        'A name and a password, and one is in.',
        'One guessed or stolen password opens the mail, and with it everything else.',
      ],
      [
        'For most people',
        'A few have a second step, often by their own choice.',
        'Whoever wants in takes one of the accounts without it.',
      ],
      [
        'Only for a few exceptions',
        'Shared mailboxes, a scanner, someone who found it a nuisance.',
        'The gap is small and known; exceptions are where break-ins happen.',
      ],
      [
        'No: a second step, always, for all',
        'Mail, remote access and administrators, with no exception.',
        'A stolen password alone is worth little to a thief.',
      ],
    ],
    points: 7,
    fix: {
      title: 'A second step at every sign-in',
      text: 'Start with the owner, the bookkeeper and the administrators, then everybody by department. Replace shared mailbox passwords by access from people’s own accounts.',
      effort: 'Two hours to switch on, ten minutes a person, a week of questions.',
      ease: 4,
      days: 14,
      done: 'the list of accounts without a second step is empty, and somebody looks at it monthly.',
    },
    find: 'Have whoever runs your mail show the list of accounts without a second step; every large mail service has one.',
  },
  {
    id: 'leavers',
    domain: 'security',
    ask: 'Someone leaves today. When is their last sign-in switched off?',
    why: 'Old accounts are the quietest way in: nobody misses them, nobody watches them.',
    options: [
      [
        'We would have to think of it',
        'There are probably accounts of people long gone.',
        'People who left may still be able to read mail and files.',
      ],
      [
        'When somebody remembers',
        'Mail goes first, the rest follows or does not.',
        'The main door is closed; side doors stay open.',
      ],
      [
        'The same week',
        'We know what to do, without a list.',
        'Most is closed in time; what is forgotten is never found.',
      ],
      [
        'The same hour, from a checklist',
        'Mail, files, programs, phone, keys: ticked and kept.',
        'An ended job ends every access, and you can show it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'One checklist for leavers',
      text: 'Six lines: mail, files, sign-ins, phone, laptop, keys. The same person ticks them on the last day, every time. Then go once through all accounts and close those of people long gone.',
      effort: 'An afternoon, the office manager.',
      ease: 5,
      days: 7,
      done: 'the list of accounts holds only people who work here, and the date of the check is on it.',
    },
    find: 'Print the list of mail accounts and strike through everybody who no longer works with you.',
  },
  {
    id: 'stolen-laptop',
    domain: 'security',
    ask: 'If a laptop were stolen tonight, what could the thief read?',
    why: 'Laptops are lost in cars and cafés. Whether that is a nuisance or a breach was decided when the disk was encrypted, or not.',
    options: [
      [
        'Everything',
        'No sign-in worth the name, files on the desktop.',
        'A lost laptop is a lost filing cabinet.',
      ],
      [
        'Most of it',
        'A password at sign-in, but the disk itself is readable.',
        'Whoever takes the disk out reads it without the password.',
      ],
      [
        'Very little',
        'The disk is encrypted. We could not erase it from here.',
        'The data is safe; the machine and its sign-ins are out of your hands.',
      ],
      [
        'Nothing',
        'Encrypted, and we would erase it before breakfast.',
        'A stolen laptop costs you a laptop.',
      ],
    ],
    points: 4,
    fix: {
      title: 'Encrypt every laptop, and be able to erase it',
      text: 'Windows and macOS bring disk encryption along: switch it on, keep the recovery keys in one safe place, and enrol the machines so that one can be erased from afar.',
      effort: 'Two days, mostly waiting for laptops to come online.',
      ease: 3,
      days: 21,
      done: 'a list shows every laptop as encrypted, and you have erased an old one to see that it works.',
    },
    find: 'On one laptop, look under BitLocker (Windows) or FileVault (Mac): it says on or off.',
  },
  {
    id: 'updates',
    domain: 'security',
    ask: 'How do computers and programs get their updates?',
    why: 'Most attacks use holes for which a repair existed for weeks. Somebody has to notice which machines did not get it.',
    options: [
      [
        'When people click “later” long enough',
        'Everybody decides for themselves.',
        'Some machines are months behind, and nobody knows which.',
      ],
      [
        'Windows or macOS updates by itself',
        'Other programs, the router and the server do not.',
        'The ground floor is repaired; the windows upstairs stay open.',
      ],
      [
        'Automatically, nearly everything',
        'Nobody checks whether they arrived.',
        'You trust that it works, and a machine that stopped stays silent.',
      ],
      [
        'Automatically, and we see what is missing',
        'Somebody reads the list of stragglers and acts.',
        'Known holes are closed within days, and you can show it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Updates that are seen to arrive',
      text: 'Put all machines under one update service, set a weekly window, and have one person read the list of those that missed it. Include the router, the server and programs other than the system.',
      effort: 'Three days to set up, then a quarter of an hour a week.',
      ease: 3,
      days: 21,
      done: 'the list of machines more than two weeks behind is empty or explained.',
    },
    find: 'Check the date of the last update on five machines, the oldest and the boss’s among them.',
  },
  {
    id: 'payments',
    domain: 'security',
    ask: 'A supplier writes that their bank account has changed. What happens?',
    why: 'Invoice fraud needs no virus, only a believable mail on a busy day. A phone call to a number you already had ends it.',
    options: [
      [
        'We change it',
        'The mail looked right.',
        'One well-written mail can redirect a payment, and banks seldom get it back.',
      ],
      [
        'We look closely at the mail',
        'Whoever pays decides whether it seems genuine.',
        'A real mailbox that was broken into passes every look.',
      ],
      [
        'We usually call',
        'It is a habit, not a rule.',
        'The habit holds until the day somebody is in a hurry.',
      ],
      [
        'We call a number we already had, always',
        'Two people, written rule, no exception for the boss.',
        'Fraud by mail fails at the telephone.',
      ],
    ],
    points: 5,
    fix: {
      title: 'The call-back rule for changed bank details',
      text: 'No change of bank details and no urgent payment without a call to a number you had before the mail came. It holds for the owner as well, and a second person signs.',
      effort: 'One hour: write it, sign it, tell everybody who pays.',
      ease: 5,
      days: 3,
      done: 'everybody who can pay has signed the rule, and one test has been tried.',
    },
    find: 'Ask whoever pays the bills what they did the last time bank details changed.',
  },
  {
    id: 'suspicious-mail',
    domain: 'security',
    ask: 'Someone clicked on a bad link. Would they tell you?',
    why: 'A click that is reported within minutes is an errand. One that is hidden for a week is an incident.',
    options: [
      [
        'Probably not',
        'It would be embarrassing, or nobody would know whom to tell.',
        'You would learn of it from the damage.',
      ],
      ['Some would', 'It depends on the person.', 'Whether you hear of it is chance.'],
      [
        'Yes, we said so once',
        'People were told in a training, a while ago.',
        'The will is there; what to do first has faded.',
      ],
      [
        'Yes: a button, a thank-you, and practice',
        'Short trainings, test mails without shame, one known way to report.',
        'Your people are the first alarm, and it works.',
      ],
    ],
    points: 4,
    fix: {
      title: 'Make reporting easier than hiding',
      text: 'One address or button for anything odd, an answer to everybody who uses it, and five minutes on it each quarter with a real example. Nobody is blamed for a click.',
      effort: 'Half a day to begin, then an hour a quarter.',
      ease: 4,
      days: 14,
      done: 'in the last test, more people reported the mail than clicked on it.',
    },
    find: 'Ask at the next team meeting: “Whom would you tell, and how?” and count the different answers.',
  },
];
