import type { Industry } from '../Industry';

/** Industries whose work happens mostly at desks, in files and in mail. */
export const offices: Omit<Industry, 'title' | 'description'>[] = [
  {
    slug: 'commercial-real-estate',
    heading: 'IT for commercial real estate',
    summary:
      'Payment verification for closings, one network standard for every site, and building systems kept apart from the office. Plain IT for real estate firms.',
    pressures: [
      {
        title: 'Closings',
        text: 'move large sums on the strength of an email, and thieves read calendars too.',
      },
      {
        title: 'Sites',
        text: 'come and go with the portfolio, each with its own carrier and wiring closet.',
      },
      { title: 'Tenants', text: 'expect the lobby Wi-Fi, the gate and the invoice to work as one.' },
      {
        title: 'Building systems',
        text: 'such as access, cameras and climate arrive with vendors who want remote access.',
      },
    ],
    systems: [
      {
        system: 'Property management and accounting',
        trouble: 'Leavers keep access because the system is not tied to sign-in',
        remedy: 'A joiner and leaver list that names it, and a review with owners',
      },
      {
        system: 'Mail used for wire instructions',
        trouble: 'Changed bank details in a convincing thread',
        remedy: 'Call-back rule, second approver, stronger sign-in for those who pay',
      },
      {
        system: 'Site networks',
        trouble: 'Every building is different, nobody has the drawing',
        remedy: 'One standard per site type, labeled and documented',
      },
      {
        system: 'Access control and cameras',
        trouble: 'On the same network as the leasing office',
        remedy: 'A separate network and time-limited vendor access',
      },
      {
        system: 'Data rooms',
        trouble: 'Links stay open after the deal',
        remedy: 'Named guests and an end date on every share',
      },
    ],
    risks: [
      {
        risk: 'Closing funds sent to the wrong account',
        control: 'Call-back to a known number, and a second approver',
      },
      {
        risk: 'A vendor’s remote tool opens the office',
        control: 'Segregated networks and expiring vendor access',
      },
      {
        risk: 'A site goes dark on move-in day',
        control: 'A second line on a different path where the site needs it',
      },
      {
        risk: 'A departed broker keeps the deal files',
        control: 'Same-day leaver steps and managed devices',
      },
    ],
    help: [
      {
        title: 'Payment verification',
        text: 'We write the rule with your controller, fit the mail system to it, and practice it with the people who pay.',
      },
      {
        title: 'A standard per site',
        text: 'Office, retail, industrial: a parts list, a drawing and a test for each, so that a new acquisition is a checklist.',
      },
      {
        title: 'Walls between networks',
        text: 'Tenants, office, building systems and guests each get their own, and doors between them are written down.',
      },
    ],
    checklist: {
      title: 'Before the next closing',
      items: [
        'Wire instructions were agreed by phone, on a number from your own records',
        'Everyone at the table knows that changes by email are treated as false',
        'A second person approves, and did not prepare, the payment',
        'The people who pay use multi-factor sign-in',
        'Mail rules that forward outside the firm have been looked for',
        'The bank’s fraud number is on paper',
      ],
    },
    faqs: [
      {
        question: 'Can you help with wire fraud at closings?',
        answer:
          'With prevention, yes: verification rules, sign-in, mail settings and practice. If money has already gone, call your bank’s fraud line first and us second.',
      },
      {
        question: 'We are acquiring a building. What do you need?',
        answer:
          'The address, the closing date, the list of systems that come with it and a name at the seller. We survey, plan the line and the network, and tell you what must be ordered early.',
      },
      {
        question: 'Will you work with our access control and climate vendors?',
        answer:
          'Yes. We give them what they need to do the job, on their own network, for the time they need it. Their equipment stays their responsibility.',
      },
    ],
    related: [
      '/services/project-management',
      '/services/cybersecurity',
      '/industry-services/identity-security',
    ],
    reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
  },
  {
    slug: 'legal',
    heading: 'IT for legal firms',
    summary:
      'Matter files kept in confidence and found in seconds, by the people on the matter and by nobody else. Access, retention and resilient remote work.',
    pressures: [
      {
        title: 'Confidentiality',
        text: 'is a duty, not a setting. One misplaced share can end a representation.',
      },
      { title: 'Ethical walls', text: 'have to hold in the file system, not only in a memo.' },
      { title: 'Deadlines', text: 'do not move because a portal, a printer or a laptop did.' },
      { title: 'Volume', text: 'arrives all at once: one production, one weekend, one full drive.' },
    ],
    systems: [
      {
        system: 'Document management',
        trouble: 'Two homes for one matter: the system and the desktop',
        remedy: 'Sync rules, offline limits, one naming habit',
      },
      {
        system: 'Practice management and billing',
        trouble: 'Time is lost when the link to mail breaks',
        remedy: 'Connectors on the watch list and a named vendor contact',
      },
      {
        system: 'Court e-filing portals',
        trouble: 'A browser update on filing day',
        remedy: 'A held-back browser and a second way to file',
      },
      {
        system: 'E-discovery exports',
        trouble: 'Volumes that fill a drive overnight',
        remedy: 'Space planned per matter, with an end date',
      },
      {
        system: 'Trust accounting',
        trouble: 'A change of bank details by email',
        remedy: 'Call-back rule and second approver',
      },
    ],
    risks: [
      { risk: 'The wrong person opens a matter', control: 'Access by matter list, kept by records' },
      { risk: 'A deadline meets an outage', control: 'A spare way to sign in, print and file' },
      { risk: 'Client funds go astray', control: 'Call-back on every payment change' },
      {
        risk: 'Files are lost or held to ransom',
        control: 'Separate backup, with restore exercises on a schedule',
      },
      { risk: 'A lawyer leaves with the files', control: 'Same-day leaver steps, holds checked first' },
    ],
    help: [
      {
        title: 'A list per matter',
        text: 'Kept by records, not by IT, so that lawyers decide and systems follow. Search, links and shared mailboxes obey the same list.',
      },
      {
        title: 'Retention that can stop',
        text: 'Your schedule, in the systems, with a way to place a hold that everyone can see. Your counsel decides, we set it.',
      },
      {
        title: 'Work from court to kitchen',
        text: 'Encrypted laptops, strong sign-in and a tested way in when the office line is down.',
      },
    ],
    checklist: {
      title: 'Departing lawyer',
      items: [
        'Hold first: check for preservation before touching anything',
        'Sessions ended, second factors removed, badge and keys back',
        'Mail delegated to the responsible partner for an agreed time',
        'Matters reassigned, one line each',
        'Personal devices: firm data removed, confirmed in writing',
        'Copy of this sheet to the file',
      ],
    },
    faqs: [
      {
        question: 'Can you work with our document system?',
        answer:
          'Yes. We keep the vendor’s support line, version and renewal date with your records, and look after what surrounds it: sign-in, laptops, mail and backup.',
      },
      {
        question: 'A client sent us a security questionnaire. Will you help?',
        answer:
          'Yes. We answer what we run, mark what you must answer, and say “no” where the truthful answer is no. Then we price the no’s with you.',
      },
      {
        question: 'What happens when a lawyer leaves?',
        answer:
          'The checklist above, with any hold checked first. Which client files may go along is a question of professional rules, and yours to answer.',
      },
      {
        question: 'Do you certify that we are compliant?',
        answer:
          'No. We support the controls and keep the evidence. Certification and legal advice are other people’s work.',
      },
    ],
    related: [
      '/industry-services/identity-security',
      '/services/data-migrations',
      '/services/cybersecurity-risk-assessment',
    ],
    reading: { title: 'Offboarding in one hour', path: '/blog/offboarding-in-one-hour' },
  },
  {
    slug: 'accounting-finance',
    heading: 'IT for accounting and finance firms',
    summary:
      'Capacity planned for busy season, safeguards for tax data, strong sign-in and payment checks, and help with your written security plan.',
    pressures: [
      { title: 'Busy season', text: 'concentrates a year of risk and overtime into a few weeks.' },
      { title: 'Tax data', text: 'is exactly what identity thieves want, complete and in order.' },
      { title: 'Rules', text: 'ask for a written information security plan and someone responsible for it.' },
      { title: 'Clients', text: 'send sensitive papers by whatever way is easiest for them.' },
    ],
    systems: [
      {
        system: 'Tax and audit software',
        trouble: 'Vendor updates in the middle of filing weeks',
        remedy: 'A calendar with frozen weeks and a test machine',
      },
      {
        system: 'Client portals',
        trouble: 'Clients who cannot sign in send attachments instead',
        remedy: 'A portal chosen for clients, and a short guide to send along',
      },
      {
        system: 'Practice management',
        trouble: 'Seasonal staff share one login',
        remedy: 'Own accounts with an end date from the first day',
      },
      {
        system: 'Payroll and bank access',
        trouble: 'Changed account numbers in a friendly email',
        remedy: 'Call-back rule and separation of duties',
      },
      {
        system: 'Document archives',
        trouble: 'Kept forever because nobody dares',
        remedy: 'A retention schedule your partners signed',
      },
    ],
    risks: [
      { risk: 'A preparer’s mailbox is taken over', control: 'Strong sign-in and alerts on new mail rules' },
      { risk: 'A redirected payroll or wire', control: 'Call-back to a known number, second approver' },
      { risk: 'An outage in filing week', control: 'Capacity plan, frozen changes, a spare line' },
      { risk: 'Returns leave on a seasonal laptop', control: 'Managed devices and accounts that expire' },
    ],
    help: [
      {
        title: 'A calendar with frozen weeks',
        text: 'Changes, replacements and drills are planned around your deadlines, and the people on the desk know the dates.',
      },
      {
        title: 'Support for the written plan',
        text: 'We supply the technical half of your written information security plan: inventory, access, encryption, monitoring, incident steps. You own the plan.',
      },
      {
        title: 'Sign-in without drama',
        text: 'Multi-factor before season begins, with time to help the partner who has put it off.',
      },
    ],
    checklist: {
      title: 'Eight weeks before the season',
      items: [
        'Every seasonal account has an end date',
        'Multi-factor is on for everyone, partners included',
        'Spare laptops are set up and updated',
        'The week in which nothing changes is on the calendar',
        'A restore of a real client folder has been carried out and noted',
        'The payment call-back rule has been read aloud once',
      ],
    },
    faqs: [
      {
        question: 'How do you handle busy season?',
        answer:
          'By preparing before it. Replacements and upgrades finish early, changes freeze, and support hours for those weeks are agreed in your service plan in advance.',
      },
      {
        question: 'Which client portal should we use?',
        answer:
          'The one your clients will really use and your tax software can live with. Two or three, compared against your list in writing, are enough to decide.',
      },
      {
        question: 'A client emailed new wire details. What now?',
        answer:
          'Treat them as false until someone has called the client on a number from your own records. Not the number in the email.',
      },
      {
        question: 'Does working with you make us compliant?',
        answer:
          'No provider can do that for you. We support the technical safeguards and the evidence. Responsibility and sign-off stay with the firm.',
      },
    ],
    related: [
      '/services/cybersecurity',
      '/industry-services/identity-security',
      '/services/security-awareness-training',
    ],
    reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
  },
  {
    slug: 'marketing-design',
    heading: 'IT for marketing and design firms',
    summary:
      'Macs and PCs under one roof, fast storage for big files, freelancer access that ends on time, and client social accounts kept in the right hands.',
    pressures: [
      { title: 'Big files', text: 'move every day, and the deadline does not care about the upload.' },
      { title: 'Freelancers', text: 'need access by this afternoon and should lose it when the job ends.' },
      { title: 'Brand accounts', text: 'belong to clients, and one stolen session can speak in their name.' },
      { title: 'Mixed machines', text: 'mean Macs, PCs and tablets, each with its own way to do it.' },
    ],
    systems: [
      {
        system: 'Creative suites',
        trouble: 'Licenses assigned to people who left',
        remedy: 'Named assignment with a monthly look',
      },
      {
        system: 'Shared storage',
        trouble: 'Slow for the people who need it fast, open to those who do not',
        remedy: 'Working storage, archive and sharing as three separate places',
      },
      {
        system: 'Social and ad accounts',
        trouble: 'One shared password, one phone for the code',
        remedy: 'Business roles per person and a password manager',
      },
      {
        system: 'Review and proofing tools',
        trouble: 'Public links that never end',
        remedy: 'Expiry by default, a list of what is open',
      },
      {
        system: 'Fonts and stock',
        trouble: 'Nobody knows what is licensed for what',
        remedy: 'A register beside the project files',
      },
    ],
    risks: [
      {
        risk: 'A client’s page is taken over',
        control: 'Own accounts, strong second factor, two administrators',
      },
      { risk: 'A freelancer keeps the archive', control: 'Access with an end date from the start' },
      { risk: 'A project is lost with a drive', control: 'Central storage with backup kept apart' },
      { risk: 'Unreleased work leaks', control: 'Named guests and expiring links' },
    ],
    help: [
      {
        title: 'Fast where it matters',
        text: 'We measure where the waiting happens, machine, network or storage, before anyone buys anything.',
      },
      {
        title: 'Freelancers by checklist',
        text: 'In by the afternoon, with only that project. Out on the date in the booking, without anyone having to remember.',
      },
      {
        title: 'Brand accounts in order',
        text: 'A register of client accounts: who owns, who may post, how to get back in. Reviewed with you and shown to the client.',
      },
    ],
    checklist: {
      title: 'For every client social account',
      items: [
        'The client is the owner, you have a role',
        'Two administrators, each with their own sign-in',
        'A second factor that is not one shared phone',
        'Recovery address and phone are current',
        'Connected apps were reviewed this quarter',
        'It is written down who takes over when someone leaves',
      ],
    },
    faqs: [
      {
        question: 'Do you really support Macs?',
        answer:
          'Yes: enrollment, updates, protection and help at the desk. We tell you where something works differently from a PC instead of pretending it does not.',
      },
      {
        question: 'How quickly can a freelancer start?',
        answer:
          'The steps are short once the standard exists: an account with an end date, one project space, one set of licenses. The time is agreed in your service plan.',
      },
      {
        question: 'What should we do with fifteen years of finished work?',
        answer:
          'Move it out of the working storage into an archive with an index and a backup, after deciding with clients what you must keep and what you may not.',
      },
    ],
    related: [
      '/services/enterprise-productivity-tools',
      '/industry-services/workstation-support',
      '/industry-services/identity-security',
    ],
    reading: { title: 'Offboarding in one hour', path: '/blog/offboarding-in-one-hour' },
  },
  {
    slug: 'non-profit',
    heading: 'IT for non-profits',
    summary:
      'Small budgets spent well, donor details looked after, volunteers let in and out cleanly, and reports a board can read. IT help for non-profits.',
    pressures: [
      {
        title: 'Budget',
        text: 'is tight, and every dollar on IT has to answer for not being spent on the mission.',
      },
      { title: 'Donors', text: 'trust you with details and expect you to keep them.' },
      { title: 'Volunteers', text: 'come for a season and often use their own computers.' },
      { title: 'Grants', text: 'arrive with questions about security and reporting.' },
    ],
    systems: [
      {
        system: 'Donor database',
        trouble: 'Exported to spreadsheets that travel',
        remedy: 'Roles, a rule for exports, a place for the ones you need',
      },
      {
        system: 'Mail and files',
        trouble: 'Personal accounts used for the organization’s work',
        remedy: 'Non-profit licensing where you qualify, one home for documents',
      },
      {
        system: 'Donated PCs',
        trouble: 'Too old to receive updates',
        remedy: 'A minimum standard and a polite way to decline',
      },
      {
        system: 'Payment forms',
        trouble: 'Set up by someone who moved away',
        remedy: 'Ownership moved to the organization, two administrators',
      },
      {
        system: 'Program sites',
        trouble: 'Wi-Fi shared by staff, clients and visitors',
        remedy: 'Separate networks on ordinary equipment',
      },
    ],
    risks: [
      { risk: 'The donor list is copied or lost', control: 'Roles, export rule, separate backup' },
      {
        risk: 'A fake message from the director asks for gift cards',
        control: 'A known rule: never by mail, always by voice',
      },
      { risk: 'Everything hangs on one volunteer', control: 'Documents and a second administrator' },
      { risk: 'A grant asks for controls you cannot show', control: 'A short written plan with evidence' },
    ],
    help: [
      {
        title: 'Licensing guidance',
        text: 'Several software makers offer discounts or grants to eligible organizations. We help you check, apply and avoid paying for what you were given.',
      },
      {
        title: 'Simple controls first',
        text: 'Strong sign-in, updates, a backup kept apart and a leaver list. Most of the protection, little of the cost.',
      },
      {
        title: 'Reporting for boards',
        text: 'One page a quarter: what changed, what is at risk, what it would cost. Written for people who meet in the evening.',
      },
    ],
    checklist: {
      title: 'When a volunteer leaves',
      items: [
        'Account closed, or its end date confirmed',
        'Shared logins they knew are changed',
        'Keys, badges and loaned devices are back',
        'Documents they owned belong to the organization',
        'Donor exports on their computer are deleted, confirmed in writing',
        'They are thanked',
      ],
    },
    faqs: [
      {
        question: 'Do you offer a discount?',
        answer:
          'Ask us. We quote in writing, and we start with what makers offer to eligible non-profits, because that is often the larger sum.',
      },
      {
        question: 'Volunteers use their own computers. Is that all right?',
        answer:
          'It can be, if the data stays in the browser or a managed app and each volunteer has their own sign-in. We help you write that down in half a page.',
      },
      {
        question: 'Somebody wants to donate old PCs. Should we accept?',
        answer:
          'Only if they still receive security updates and meet your minimum standard. Otherwise the gift costs you support time and adds risk.',
      },
    ],
    related: [
      '/industry-services/device-lifecycle',
      '/services/it-advisory',
      '/services/security-awareness-training',
    ],
    reading: { title: 'Multi-factor without the groans', path: '/blog/multi-factor-without-the-groans' },
  },
];
