import type { Outline } from '../Outline';

/** The services that keep a working day going: the desk, the packages, machines, tools, moves and projects. */
export const support: Omit<Outline, 'title'>[] = [
  {
    slug: 'service-desk',
    summary:
      'One front door for IT help: named priorities, plain updates, one owner per ticket, and a look at the cause once the fire is out.',
    problem:
      'A firm of twenty has a dozen ways to ask for help: the person who is good with computers, a vendor’s number on a sticker, somebody’s cousin. Each one works once. None of them remembers, so the same printer breaks in the same way every month and nobody can say how much of the week it takes.',
    outcomes: [
      'People know where to go: one number and one address.',
      'Nothing waits unseen: every open ticket has a name on it and a next word due.',
      'Repeat causes are listed, ranked and removed, largest first.',
    ],
    included: [
      'Phone and email, both into one queue',
      'One owner for every ticket, from open to closed',
      'Named priorities, agreed with you in writing',
      'Remote support for people and their PCs',
      'New starters and leavers, worked from a checklist',
      'Vendor calls made on your behalf',
      'A satisfaction question after each fix, and a monthly page of figures',
    ],
    steps: [
      {
        title: 'Open',
        text: 'Somebody calls or writes. The ticket opens with their words in it, not ours.',
      },
      {
        title: 'Own',
        text: 'One named person takes it and sets a priority by what is stopped, not by who is loudest.',
      },
      {
        title: 'Update',
        text: 'You hear when something changes and when to expect the next word, even if that word is “still looking.”',
      },
      {
        title: 'Learn',
        text: 'Fixed is not closed. The cause is written down, and if it will come back, removing it becomes its own task.',
      },
    ],
    notIncluded: [
      'Projects and office moves, which have their own plan and price',
      'Security investigation, which belongs to 24/7 Endpoint & Identity Security',
      'Teaching whole teams a tool, which is Software Training',
    ],
    faqs: [
      {
        question: 'What hours is the desk open?',
        answer:
          'Hours are agreed in your service plan, together with what to do outside them. We would rather write down fewer hours and keep them than print more and miss them.',
      },
      {
        question: 'What if the first person cannot fix it?',
        answer:
          'The owner stays the owner and brings in whoever is needed, the vendor included. You never have to chase the second person yourself.',
      },
      {
        question: 'Do you come to our office?',
        answer:
          'Yes, when hands are needed: cabling, a dead machine, a new desk. Most tickets are quicker to close remotely, and we tell you which kind yours is. Travel is agreed in your plan.',
      },
      {
        question: 'Do partners get to jump the queue?',
        answer:
          'Priority follows what is stopped. You may name people whose stopped work counts double, in advance and in writing, so that it is a rule and not a favor.',
      },
    ],
    related: [
      '/industry-services/workstation-support',
      '/services/solution-packages',
      '/industries/construction-property-services',
    ],
    reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
  },
  {
    slug: 'solution-packages',
    summary:
      'Managed IT support in three plain packages, matched to how far along your firm is, with clear inclusions, exclusions and a way out.',
    problem:
      'Support contracts are hard to compare. One lists forty acronyms, another says “unlimited” and means something else, and the gaps only show on a bad day. Most firms end up paying for pieces they do not use while the piece they needed was never in the agreement.',
    outcomes: [
      'You can say in one sentence what is covered and what is not.',
      'The package fits the firm you are now, with a named next step for the firm you become.',
      'The monthly bill follows people and devices you can count yourself.',
    ],
    included: [
      'Essentials: service desk, workstation care, updates and an inventory',
      'Secured: everything in Essentials, plus endpoint and identity protection, email protection and awareness lessons',
      'Strategic: everything in Secured, plus a roadmap, a budget and a regular review with leadership',
      'One onboarding plan with dates, owners and a list of what we found',
      'One page that states inclusions, exclusions and who decides in a gray area',
      'Joiner and leaver work inside every package',
    ],
    steps: [
      {
        title: 'Count',
        text: 'We list people, devices, sites and the systems that matter, so that both sides price the same thing.',
      },
      {
        title: 'Choose',
        text: 'You pick a package. If two would do, we recommend the smaller one and say when to reconsider.',
      },
      {
        title: 'Onboard',
        text: 'Access is handed over, tools go on, documents are written. Your previous provider gets a polite, complete request list.',
      },
      {
        title: 'Review',
        text: 'We look at tickets, risks and spending with you, and change the package when the facts have changed.',
      },
    ],
    notIncluded: [
      'Hardware, licenses and other vendors’ fees, which stay visible as separate lines',
      'Large projects such as migrations and office moves',
      'Work on systems that you or another vendor have chosen to manage',
    ],
    faqs: [
      {
        question: 'Is there a minimum size?',
        answer:
          'We will tell you before we quote if a package makes no sense for you. A firm of three is sometimes better served by advice and an hourly agreement, and we would rather say so.',
      },
      {
        question: 'Can we change packages later?',
        answer:
          'Yes, up or down. The notice is written into your agreement, and so is what happens to tools that were part of the old package.',
      },
      {
        question: 'What about help after hours?',
        answer:
          'Hours are agreed in your service plan, package by package. The plan names who to call outside them and what that costs, before the night you need it.',
      },
      {
        question: 'What happens if we leave?',
        answer:
          'You own your data, your domain and your administrator accounts throughout. On exit you receive the documentation, the inventory and a handover to whoever comes next.',
      },
    ],
    related: ['/services/service-desk', '/services/cybersecurity', '/services/it-advisory'],
    reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
  },
  {
    slug: 'enterprise-productivity-tools',
    summary:
      'Email, files, chat and meetings set up once and the same way for everyone, with sharing rules people understand and fewer duplicate licenses.',
    problem:
      'Files live in three places, meetings in two, and nobody is sure which copy is current. Each tool arrived for a good reason. Together they mean duplicate licenses, links open to people who left long ago, and new staff who learn the system by asking around.',
    outcomes: [
      'One agreed home each for mail, files, chat and meetings.',
      'Every license has a person on it, and overlaps are on a list with a date.',
      'Anyone can explain the sharing rules in a minute, guests included.',
    ],
    included: [
      'A review of the licenses and tools you pay for now',
      'A simple map: what goes where, who owns each space',
      'Sign-in, sharing and guest settings that match the map',
      'Retention settings chosen with you, and with your counsel where law applies',
      'Separate backup for mail and files, if you want one, with its limits stated',
      'Short adoption sessions and one-page guides by role',
    ],
    steps: [
      {
        title: 'Look',
        text: 'We read the license list and the sharing report, and ask six people how they really find a file.',
      },
      {
        title: 'Draw',
        text: 'One page: spaces, owners, names, who may invite whom. You change it until it fits.',
      },
      {
        title: 'Set',
        text: 'A pilot group moves first. Settings follow the page, and exceptions are written down with an end date.',
      },
      {
        title: 'Coach',
        text: 'Sessions by role, office hours in the first weeks, then a check of what people use and what they avoid.',
      },
    ],
    notIncluded: [
      'Moving large archives or old servers, which is Data Migrations',
      'Custom software and automations beyond what the suite offers',
      'Legal advice on how long records must be kept',
    ],
    faqs: [
      {
        question: 'Can we drop licenses we already have?',
        answer:
          'Often some. We list overlaps with renewal dates and what each tool is really used for. Nothing is cancelled until its users have somewhere to go.',
      },
      {
        question: 'How do we handle guests and clients?',
        answer:
          'By space, not by link. Guests are invited to a named place, the invitation has an owner, and access is reviewed on a schedule we set with you.',
      },
      {
        question: 'Is our data backed up because it is in the cloud?',
        answer:
          'The provider protects its own service. Deleted or overwritten content is recoverable only within certain limits. Whether you need a separate backup is a decision we put in front of you plainly.',
      },
      {
        question: 'Will people have to learn everything again?',
        answer:
          'No. We change as little as the map allows, teach by role, and leave a page that fits on the wall.',
      },
    ],
    related: [
      '/services/data-migrations',
      '/industry-services/software-training',
      '/industries/marketing-design',
    ],
  },
  {
    slug: 'data-migrations',
    summary:
      'Mail, files and servers moved in stages: inventory, pilot, cutover, validation and a way back, so that Monday looks like any other Monday.',
    problem:
      'Moves go wrong in ordinary ways. Nobody knew about the shared calendar the front desk lives in, permissions arrived wider than they left, or the old server had one scheduled job that paid the vendors. The copying is the easy part. The list of what to copy is the work.',
    outcomes: [
      'A written inventory of what moves, what stays and what is retired.',
      'People sign in on the first morning and find their things where you said they would be.',
      'Counts and samples from both sides show that what left has arrived.',
    ],
    included: [
      'Inventory of mailboxes, shares, permissions, calendars and connected apps',
      'A pilot with people who will tell the truth about it',
      'A staged cutover plan with times, owners and a go or no-go point',
      'Messages to your staff, written for them rather than for IT',
      'Validation by count and by sample, signed off by you',
      'A rollback path, kept open until you agree to close it',
    ],
    steps: [
      {
        title: 'Inventory',
        text: 'We list what exists, who owns it and what depends on it. Old data gets a decision: move, archive or let go.',
      },
      {
        title: 'Pilot',
        text: 'A small, mixed group moves first. What breaks for them goes into the plan for everybody else.',
      },
      {
        title: 'Cut over',
        text: 'In stages, at times your business chooses, with a person on hand when each group signs in.',
      },
      {
        title: 'Validate',
        text: 'Counts, samples and permissions are checked against the inventory before the old system goes quiet.',
      },
    ],
    notIncluded: [
      'Licenses and storage on the new system, priced as separate lines',
      'Cleaning up the contents of records, which only your people can judge',
      'Legal sign-off on destroying old data',
    ],
    faqs: [
      {
        question: 'How much downtime should we expect?',
        answer:
          'It depends on what moves, and the plan states it per stage before you approve it. Mail and files can usually be copied while people work. The switch itself is planned for a quiet hour.',
      },
      {
        question: 'Do permissions come along?',
        answer:
          'They are compared, not assumed. Some systems express permissions differently, so we show you what each group will be able to open, and you correct it before the cutover.',
      },
      {
        question: 'What about twenty years of old files?',
        answer:
          'Decide before you pay to move them. Most firms move the active part, archive the rest in one place with an owner, and delete with care and with counsel.',
      },
      {
        question: 'What if it goes wrong?',
        answer:
          'Each stage has a go or no-go point and a way back. The old system stays available, read-only where possible, until you sign off.',
      },
    ],
    related: ['/services/project-management', '/services/enterprise-productivity-tools', '/industries/legal'],
    reading: { title: 'Only count backups you have restored', path: '/blog/backups-you-have-restored' },
  },
  {
    slug: 'pcaas',
    summary:
      'PC as a Service: selection, setup, warranty handling, planned refresh and secure retirement of workstations for a predictable monthly amount.',
    problem:
      'Laptops get bought one at a time, on the day the last one dies. The result is eleven models, four chargers, no warranty anyone can find and a lump of spending nobody planned. The oldest machines go to the newest people, who conclude that this is how it is here.',
    outcomes: [
      'Every person has a machine that suits the role, and a date when it will be replaced.',
      'Spending on workstations is a line you can forecast.',
      'Every retired device has a record of what happened to its data.',
    ],
    included: [
      'Two or three standard machines per role, chosen with you',
      'Ordering, setup and delivery, ready to sign in',
      'Warranty calls and loan machines handled through the desk, as your plan allows',
      'An inventory with owner, age and warranty end',
      'Refresh planned by quarter instead of by emergency',
      'Return, wipe and recycling or resale, with the evidence filed',
    ],
    steps: [
      {
        title: 'Standardize',
        text: 'We list what you have and agree a short menu of machines by role.',
      },
      {
        title: 'Deploy',
        text: 'New machines arrive set up, encrypted and enrolled. The old one stays until its owner says it may go.',
      },
      {
        title: 'Look after',
        text: 'Faults, warranty and loss go through one desk. Repairs that make no sense become early replacements.',
      },
      {
        title: 'Retire',
        text: 'At the end of its term a machine is collected, wiped and recorded, and its successor is already in use.',
      },
    ],
    notIncluded: [
      'Accidental damage beyond the cover stated in your agreement',
      'Specialist machines such as rendering workstations, unless listed',
      'Printers, phones and meeting rooms, which are quoted separately',
    ],
    faqs: [
      {
        question: 'Who owns the machines?',
        answer:
          'It depends on the agreement: some firms prefer to own and have us manage, others prefer a monthly arrangement with return. We lay both out side by side, with tax questions left to your accountant.',
      },
      {
        question: 'What is the term, and can we end early?',
        answer:
          'The term and the cost of ending early are written into the agreement per device, so you can see both before you sign.',
      },
      {
        question: 'What happens when a laptop is lost?',
        answer:
          'Call the desk. We end its sessions, send a wipe command, record the loss and arrange a replacement. Encryption is on from the first day, so the data does not leave with the case.',
      },
      {
        question: 'How is data wiped at the end?',
        answer:
          'With a method suited to the drive, recorded per serial number. A device that cannot be wiped is destroyed instead, and you get the record of that.',
      },
    ],
    related: [
      '/industry-services/device-lifecycle',
      '/industry-services/asset-management',
      '/industries/architecture-engineering',
    ],
    reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
  },
  {
    slug: 'project-management',
    summary:
      'IT projects with a charter, one owner, named risks, change control, a weekly status and a proper handover. Moves, rollouts, replacements.',
    problem:
      'IT projects rarely fail on the technical part. They drift: the scope grows in hallway conversations, the vendor waits for an answer nobody knew was owed, and the finish line moves until people stop believing in it. Then the last tenth, the documents and the handover, never happens.',
    outcomes: [
      'One page says what will be done, by whom, by when and for how much.',
      'Every change has a price and a yes or no from someone entitled to give it.',
      'The project ends with acceptance and a handover, not with silence.',
    ],
    included: [
      'A charter with scope, budget, dates and a named sponsor on your side',
      'A risk list with owners, looked at weekly',
      'Change control that fits on half a page',
      'A weekly status: done, next, at risk, needs a decision',
      'Coordination of vendors, carriers and landlords',
      'Acceptance criteria agreed at the start and tested at the end',
      'Handover: documents, training, and who to call',
    ],
    steps: [
      {
        title: 'Charter',
        text: 'We write down the outcome, the limits and the one person who decides.',
      },
      {
        title: 'Plan',
        text: 'Tasks, owners, dates, dependencies. Risks get a name and a first move.',
      },
      {
        title: 'Run',
        text: 'Short weekly status, decisions recorded, changes priced before they are made.',
      },
      {
        title: 'Hand over',
        text: 'You test against the criteria and sign. The desk receives what it needs to support the result.',
      },
    ],
    notIncluded: [
      'Construction, electrical and low-voltage work that needs a licensed trade',
      'Vendor fees, licenses and hardware, listed separately',
      'Managing projects outside technology',
    ],
    faqs: [
      {
        question: 'Which method do you use?',
        answer:
          'A plain one. Fixed-date moves are planned backward from the date. Rollouts run in short stages with feedback. The weekly status looks the same either way.',
      },
      {
        question: 'What happens when the scope changes?',
        answer:
          'It is written down with its effect on date and cost, and the sponsor decides. Small things can be traded against other small things without ceremony.',
      },
      {
        question: 'Can you manage our other vendors?',
        answer:
          'Yes, with a letter from you that says so. We hold them to the plan, keep their promises in writing and tell you early when one slips.',
      },
      {
        question: 'Do we have to use your tools?',
        answer:
          'No. If your team lives in a planning tool already, we work in it. If not, a shared sheet is often enough.',
      },
    ],
    related: ['/services/data-migrations', '/services/it-advisory', '/industries/commercial-real-estate'],
  },
];
