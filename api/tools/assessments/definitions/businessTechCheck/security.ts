import type { Question } from '../../Assessment';

export const security: Question[] = [
  {
    id: 'second-step',
    domain: 'security',
    ask: 'Can someone get into your company’s email with only a password?',
    why: 'Email resets every other password. Multi-factor authentication (MFA) stops most break-ins that start with a stolen password.',
    options: [
      [
        'Yes, any account',
        'A username and a password are enough.',
        'One stolen password opens your email and everything connected to it.',
      ],
      ['Most accounts', 'A few people use MFA by choice.', 'Attackers pick one of the accounts without MFA.'],
      [
        'Only a few exceptions',
        'Shared mailboxes, a scanner or someone who found MFA annoying.',
        'The gap is small, but attackers look for exceptions.',
      ],
      [
        'No, everyone needs MFA',
        'Email, remote access and admin accounts, without exceptions.',
        'A stolen password alone is worth little.',
      ],
    ],
    points: 7,
    fix: {
      title: 'Turn on MFA for every account',
      text: 'Start with the owner, bookkeeping and admins in Microsoft 365 or Google Workspace, then go department by department. Replace shared mailbox passwords with access from people’s own accounts.',
      effort: 'Two hours to turn on, ten minutes per person, a week of questions.',
      ease: 4,
      days: 14,
      done: 'the list of accounts without MFA is empty, and somebody checks it every month.',
    },
    find: 'Ask whoever manages Microsoft 365 or Google Workspace for the list of accounts without MFA.',
  },
  {
    id: 'leavers',
    domain: 'security',
    ask: 'Someone leaves today. When do you close their accounts?',
    why: 'Nobody watches an old account, so attackers like to use them.',
    options: [
      [
        'We’d have to think about it',
        'Accounts of people who left years ago may still work.',
        'Former employees may still read your email and files.',
      ],
      [
        'When somebody remembers',
        'Email first, and the rest maybe later.',
        'The main account is closed, and others stay open.',
      ],
      [
        'The same week',
        'We know what to do, without a list.',
        'You close most accounts, and nobody notices the forgotten ones.',
      ],
      [
        'Within an hour, from a checklist',
        'Email, files, apps, phone and keys, checked off and filed.',
        'Access ends when the job ends, and you can prove it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'An offboarding checklist',
      text: 'List email, files, apps, phone, laptop and keys. The same person checks them off on each last day. Then review all accounts once, and close those of people who left.',
      effort: 'An afternoon, with the office manager.',
      ease: 5,
      days: 7,
      done: 'the account list has only current employees, and the date of the check is on it.',
    },
    find: 'Print the list of email accounts and cross out everyone who no longer works for you.',
  },
  {
    id: 'stolen-laptop',
    domain: 'security',
    ask: 'If a laptop were stolen tonight, what could the thief read?',
    why: 'Laptops get lost in cars and cafés. Encryption decides whether that’s an annoyance or a data breach.',
    options: [
      [
        'Everything',
        'There’s no real sign-in, and files are on the desktop.',
        'A lost laptop gives away your files.',
      ],
      [
        'Most of it',
        'There’s a password, but the drive isn’t encrypted.',
        'Anyone who takes the drive out can read it.',
      ],
      [
        'Very little',
        'The drive is encrypted, but we can’t wipe it remotely.',
        'Your data is safe, but you can’t cut off the laptop.',
      ],
      [
        'Nothing',
        'It’s encrypted, and we’d wipe it right away.',
        'A stolen laptop costs you a laptop and nothing more.',
      ],
    ],
    points: 4,
    fix: {
      title: 'Encrypt every laptop and manage it remotely',
      text: 'Turn on BitLocker on Windows and FileVault on Macs. Store the recovery keys in one safe place, and enroll the laptops in Intune or a similar tool so you can wipe them.',
      effort: 'Two days, mostly waiting for laptops to come online.',
      ease: 3,
      days: 21,
      done: 'a report shows every laptop as encrypted, and you’ve wiped an old one as a test.',
    },
    find: 'On one laptop, check whether BitLocker (Windows) or FileVault (Mac) is on.',
  },
  {
    id: 'updates',
    domain: 'security',
    ask: 'How do your computers and apps get updates?',
    why: 'Most attacks use flaws that had a fix weeks before. Somebody has to notice which computers didn’t get it.',
    options: [
      [
        'When people stop clicking “later”',
        'Everyone decides for themselves.',
        'Some computers are months behind, and nobody knows which.',
      ],
      [
        'Windows and macOS update themselves',
        'Other apps, the router and the server don’t.',
        'Half of your systems are protected.',
      ],
      [
        'Automatically, nearly everything',
        'Nobody checks if it worked.',
        'You don’t hear about computers that stopped updating.',
      ],
      [
        'Automatically, and we check what’s missing',
        'Somebody reviews the list and acts.',
        'Known flaws get fixed within days, and you can prove it.',
      ],
    ],
    points: 5,
    fix: {
      title: 'Manage updates and check the results',
      text: 'Put all computers in one update service with a weekly window. One person reviews the list of those that missed it. Include the router, the server and other apps.',
      effort: 'Three days to set up, then 15 minutes a week.',
      ease: 3,
      days: 21,
      done: 'the list of computers more than two weeks behind is empty or explained.',
    },
    find: 'Check the date of the last update on five computers, including the oldest and the owner’s.',
  },
  {
    id: 'payments',
    domain: 'security',
    ask: 'A vendor emails new bank details. What happens?',
    why: 'Invoice fraud needs no virus, only a convincing email on a busy day. A phone call to a number you already have stops it.',
    options: [
      [
        'We change them',
        'The email looks right.',
        'One good fake redirects a payment, and banks rarely get it back.',
      ],
      [
        'We look closely at the email',
        'Whoever pays decides whether it seems real.',
        'An email from a hacked mailbox passes every look.',
      ],
      [
        'We usually call',
        'It’s a habit and not a rule.',
        'The habit fails on the day somebody is in a hurry.',
      ],
      [
        'We always call a number we already had',
        'Two people, a written rule, no exception for the owner.',
        'A fake email can’t move your money.',
      ],
    ],
    points: 5,
    fix: {
      title: 'A call-back rule for payment changes',
      text: 'Nobody changes bank details or makes an urgent payment without calling a number you had before the email. The rule includes the owner, and a second person approves.',
      effort: 'One hour to write it, sign it and tell everyone who pays.',
      ease: 5,
      days: 3,
      done: 'everyone who can pay has signed the rule, and you’ve tested it once.',
    },
    find: 'Ask whoever pays the bills what they did the last time bank details changed.',
  },
  {
    id: 'suspicious-mail',
    domain: 'security',
    ask: 'Someone clicked on a phishing link. Would they tell you?',
    why: 'If you hear about a click within minutes, you change a password. If you hear a week later, you have an incident.',
    options: [
      [
        'Probably not',
        'They’d be embarrassed or wouldn’t know whom to tell.',
        'You’d find out from the damage.',
      ],
      ['Some would', 'It depends on the person.', 'You hear about it by chance.'],
      [
        'Yes, we told people once',
        'It was part of a training some time ago.',
        'People want to report it but forgot how.',
      ],
      [
        'Yes, with a button, a thank-you and practice',
        'Short trainings, test emails without blame, one way to report.',
        'Your people warn you early.',
      ],
    ],
    points: 4,
    fix: {
      title: 'Make it easy to report phishing',
      text: 'Give people one button or address for suspicious emails, answer everyone who uses it, and show a real example each quarter. Nobody is blamed for a click.',
      effort: 'Half a day to start, then an hour per quarter.',
      ease: 4,
      days: 14,
      done: 'in the last test, more people reported the email than clicked on it.',
    },
    find: 'Ask at your next team meeting, “Whom would you tell, and how?” and count the different answers.',
  },
];
