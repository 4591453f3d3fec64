import type { Outline } from '../Outline';

/** The nine building blocks that appear in more than one package and on every industry's page. */
export const industryServices: Omit<Outline, 'title'>[] = [
  {
    slug: 'workstation-support',
    summary:
      'Healthy, standard PCs and Macs for every desk: remote help first, hands on site when needed, and fewer surprises from one machine to the next.',
    problem:
      'Every machine in the office is a little different, so every fix is a little different, too. One has an old driver, the next a toolbar, the third belongs to someone who left. The desk spends its day rediscovering each computer, and people learn to work around theirs.',
    outcomes: [
      'Machines built alike, so that a fix for one is a fix for all.',
      'Most problems solved over the wire, with the person watching if they like.',
      'A machine that is past saving gets replaced instead of repaired a third time.',
    ],
    included: [
      'A standard setup for each role, documented',
      'Remote support with consent asked on screen',
      'On-site work where hands are needed, as your plan allows',
      'Care of printers, docks and meeting-room equipment that is on the list',
      'Disk, memory and battery health checks',
      'Safe setup for people who work from home',
    ],
    steps: [
      {
        title: 'Enroll',
        text: 'Each machine is listed, named and brought to the standard, a few at a time.',
      },
      { title: 'Ask', text: 'People contact the desk in the way they like. We see which machine it is.' },
      { title: 'Fix', text: 'Remotely first, after a yes on the screen. On site if that will not do it.' },
      { title: 'Prevent', text: 'Health checks and repeat faults feed the replacement list.' },
    ],
    notIncluded: [
      'Personal computers, beyond help with reaching work systems safely',
      'Parts and repairs outside warranty, which are quoted first',
      'Line-of-business software, where its vendor has the keys; we make the call for you',
    ],
    faqs: [
      {
        question: 'Can you look at my screen without asking?',
        answer:
          'Interactive sessions ask for consent on the screen, and the person can end them at any time. Maintenance without a session, such as updates, is described in your plan.',
      },
      {
        question: 'What about people who use a home PC?',
        answer:
          'We prefer a company machine. Where that is not possible, we set up access so that firm data stays in the browser or a managed app, and do not take over the computer itself.',
      },
      {
        question: 'Do you look after printers?',
        answer:
          'Those on the list, yes: drivers, queues, scanning to mail. Mechanical repair and toner belong to the lease company, and we make that call.',
      },
    ],
    related: [
      '/services/service-desk',
      '/industry-services/patch-update-management',
      '/industry-services/device-lifecycle',
    ],
  },
  {
    slug: 'identity-security',
    summary:
      'Multi-factor sign-in, access rules, least privilege, joiner and leaver steps and a regular review of who can reach what in your firm.',
    problem:
      'Most ways into a small firm lead through an ordinary sign-in: a reused password, an account that outlived its owner, a login six people share. The locks are there. It is the list of keys that nobody keeps.',
    outcomes: [
      'Every person signs in as themselves, with a second step that suits the job.',
      'Access begins and ends with a checklist, not with somebody’s memory.',
      'Administrator rights are few, separate and written down.',
    ],
    included: [
      'Multi-factor sign-in rollout, with help at the desk',
      'Sign-in rules by place, device and risk, where your licenses allow',
      'Separate administrator accounts, and a sealed emergency one',
      'Joiner, mover and leaver steps, agreed with whoever does HR',
      'A password manager for the logins that must be shared',
      'An access review with owners, on a schedule',
    ],
    steps: [
      { title: 'List', text: 'Accounts, administrators, shared logins, guests and connected apps.' },
      {
        title: 'Tidy',
        text: 'Old accounts closed, shared ones replaced or vaulted, administrators reduced.',
      },
      { title: 'Strengthen', text: 'Second step for everyone, stronger methods for those with most reach.' },
      { title: 'Review', text: 'Owners confirm who still needs what. The list shrinks a little each time.' },
    ],
    notIncluded: [
      'Accounts in systems whose vendor keeps administration to itself',
      'Monitoring of what employees write or read',
      'Door badges and building access',
    ],
    faqs: [
      {
        question: 'What if someone loses their phone?',
        answer:
          'They call the desk, we check who they are by a method agreed beforehand, remove the old phone and enroll a new one. A second method set up on day one makes this dull.',
      },
      {
        question: 'We share one login for a vendor portal. Is that over?',
        answer:
          'If the portal allows separate users, yes. If it does not, the login goes into a password manager where you can see who used it and take it back.',
      },
      {
        question: 'Can we sign in once for everything?',
        answer:
          'For many applications, yes. Some charge extra for single sign-on. We list which of yours can and what it would cost.',
      },
    ],
    related: [
      '/services/cybersecurity',
      '/industry-services/endpoint-threat-protection',
      '/industries/legal',
    ],
    reading: { title: 'Multi-factor without the groans', path: '/blog/multi-factor-without-the-groans' },
  },
  {
    slug: 'endpoint-threat-protection',
    summary:
      'Protection for laptops, desktops and servers that notices suspicious behavior, can cut a machine off, and helps find out what happened.',
    problem:
      'Classic antivirus knows yesterday’s files. Much of what goes wrong today uses ordinary tools that are already on the machine, in an unusual order. And when an alarm does ring, the question is not only “what is it” but “who is looking, and what may they do about it.”',
    outcomes: [
      'Every listed device reports in, and the ones that stop are followed up.',
      'A suspicious machine can be taken off the network without walking to it.',
      'After an alarm you get a plain account of what happened and what was done.',
    ],
    included: [
      'Deployment to workstations and servers on the inventory',
      'Detection by behavior as well as by known files',
      'Isolation of a device, under rules you have agreed to',
      'Investigation of alerts and a written finding',
      'Restoring or rebuilding the machine afterward',
      'Tuning, so that your own odd software is not an enemy',
    ],
    steps: [
      {
        title: 'Cover',
        text: 'The agent goes onto everything on the list. Gaps are chased, not averaged away.',
      },
      { title: 'Tune', text: 'A learning period, with your accounting and design tools in mind.' },
      { title: 'Act', text: 'An alert is sorted, the device isolated if needed, its owner called.' },
      { title: 'Explain', text: 'What it was, how it came, what was changed, what we suggest.' },
    ],
    notIncluded: [
      'Devices that are not on the inventory',
      'Forensics for court, which needs a specialist from the first hour',
      'Personal phones and home computers',
    ],
    faqs: [
      {
        question: 'Will it slow the machines down?',
        answer:
          'There is some cost to watching. On current machines people seldom notice it. Where heavy software suffers, we measure and tune before we make exceptions.',
      },
      {
        question: 'Does it cover Macs and servers?',
        answer:
          'Macs, yes. Servers, yes, with care for their workloads. Very old systems may not be supported, and those are fenced off another way.',
      },
      {
        question: 'What if it stops something we need?',
        answer:
          'Call the desk. A false alarm is released once someone has looked, and the rule is corrected so that it does not return.',
      },
      {
        question: 'Who may isolate a device?',
        answer:
          'You decide in advance: which machines may be cut off without a call, and which need a yes from a named person.',
      },
    ],
    related: [
      '/industry-services/live-monitoring-soc',
      '/industry-services/security-awareness-training',
      '/services/cybersecurity',
    ],
  },
  {
    slug: 'security-awareness-training',
    summary:
      'The endpoint-bundle edition of awareness training: a short lesson at the moment a real risky event happens, while it still means something.',
    problem:
      'General advice arrives months before it is needed. The useful moment is right after something real: a blocked download, a password typed into the wrong page, a USB stick from the parking lot. At that moment people want to know what just happened. Usually nobody tells them.',
    outcomes: [
      'Lessons follow real events on your own devices, so they feel relevant.',
      'People understand why something was blocked, and what to do instead.',
      'Repeated events point to a process to fix rather than a person to blame.',
    ],
    included: [
      'Triggers chosen with you, from what endpoint and sign-in protection sees',
      'A lesson of a minute or two, sent to the person concerned',
      'A way to answer: “this was me,” “this was not me,” “please call”',
      'Repeat patterns reported by topic and department size',
      'An exit for people who have shown they know it',
    ],
    steps: [
      { title: 'Choose', text: 'We pick a few events worth a lesson, and leave the noise out.' },
      {
        title: 'Announce',
        text: 'Staff are told what triggers a message and who sees it. Before the first one.',
      },
      { title: 'Teach', text: 'The event happens, is dealt with, and the lesson follows.' },
      { title: 'Fix the cause', text: 'If many people stumble at one spot, we suggest changing the spot.' },
    ],
    notIncluded: [
      'The year-round program with drills, which is Security Awareness Training',
      'Reports on named individuals for disciplinary use',
      'Devices without endpoint protection',
    ],
    faqs: [
      {
        question: 'Can people opt out?',
        answer:
          'The protection itself cannot be opted out of. The lessons can be paused for a person or a busy week, by whoever you name.',
      },
      {
        question: 'Is this surveillance?',
        answer:
          'It uses security events that the protection records in any case, and no message contents. What is kept and who sees it is written down and shared with your staff.',
      },
      {
        question: 'What do managers see?',
        answer:
          'Topics and trends. A manager hears about one person only where you have agreed a case for it in advance, for example after a confirmed account takeover.',
      },
    ],
    related: [
      '/services/security-awareness-training',
      '/industry-services/endpoint-threat-protection',
      '/industry-services/identity-security',
    ],
    reading: { title: 'Phishing drills without shame', path: '/blog/phishing-drills-without-shame' },
  },
  {
    slug: 'live-monitoring-soc',
    summary:
      'Alerts from devices, sign-ins and email in one place, sorted by people, with an escalation path that says who calls whom and when.',
    problem:
      'Every security product sends alerts. Together they send so many that nobody reads them, and the important one looks like all the others. What is missing is rarely another sensor. It is a person with the time, the context and the permission to act.',
    outcomes: [
      'Alerts land in one place, and each gets a decision that is written down.',
      'You know who will call you, about what, and on which number.',
      'The noise goes down month by month because its causes get fixed.',
    ],
    included: [
      'Collection of signals from agreed devices, sign-ins and email',
      'Human review of alerts that pass the first sorting',
      'Severity levels with examples from your own firm',
      'An escalation path with names, numbers and substitutes',
      'First steps we may take without asking, listed in advance',
      'A monthly summary: what was seen, what was done, what to change',
    ],
    steps: [
      { title: 'Connect', text: 'We agree what is watched and what is not, and connect the sources.' },
      { title: 'Sort', text: 'Known noise is tuned out. What remains is looked at by a person.' },
      { title: 'Escalate', text: 'By severity: a ticket, a call, or action first and the call right after.' },
      { title: 'Close', text: 'Each case ends with a cause and a suggestion, or an honest “unknown.”' },
    ],
    notIncluded: [
      'Systems that were not connected or cannot report',
      'Incident response beyond the listed first steps, which is agreed separately',
      'Monitoring of employees’ conduct',
    ],
    faqs: [
      {
        question: 'During which hours are alerts reviewed?',
        answer:
          'Hours are agreed in your service plan, including what happens automatically outside them. Read that line in any provider’s contract, ours included.',
      },
      {
        question: 'What exactly is watched?',
        answer:
          'The sources on your list: usually device protection, sign-ins, email security and selected network equipment. The list is part of the agreement and shows what is left out.',
      },
      {
        question: 'Who calls us, and whom do they call?',
        answer:
          'A person from our side calls the first name on your escalation list, then the next. We test the list with you, because phone numbers age.',
      },
      {
        question: 'How long are logs kept?',
        answer:
          'As long as your agreement says. Longer costs storage. Insurers and regulators sometimes have a view, so ask yours before we set it.',
      },
    ],
    related: [
      '/industry-services/endpoint-threat-protection',
      '/services/cybersecurity',
      '/industries/healthcare',
    ],
  },
  {
    slug: 'patch-update-management',
    summary:
      'Updates tested on a small ring, rolled out in agreed windows, with exceptions written down and a report that shows what was completed.',
    problem:
      'Updates get postponed because they interrupt, and they interrupt because they were postponed. Somewhere a machine has been waiting for a restart since spring. When a serious flaw makes the news, nobody can say which computers have it.',
    outcomes: [
      'You can see which machines are current and which are not, by name.',
      'Restarts happen when people were told they would.',
      'Every exception has a reason, an owner and an end date.',
    ],
    included: [
      'Operating system and common third-party application updates',
      'A test ring of real users who agreed to go first',
      'Maintenance windows set with each team',
      'Faster handling for flaws known to be exploited',
      'An exception list, reviewed regularly',
      'A report of what was installed, what failed and what is being done',
    ],
    steps: [
      { title: 'Test', text: 'New updates go to the ring first. Trouble stops there.' },
      { title: 'Announce', text: 'People hear what will restart and when, in one line.' },
      { title: 'Roll out', text: 'In windows, in stages. Laptops that were away catch up when they return.' },
      { title: 'Prove', text: 'The report lists what succeeded and chases what did not.' },
    ],
    notIncluded: [
      'Major version upgrades, which are small projects',
      'Updates to line-of-business systems that the vendor controls',
      'Equipment no longer supported by its maker, which goes on the risk list',
    ],
    faqs: [
      {
        question: 'Will my computer restart in the middle of work?',
        answer:
          'Not without notice. There is a window, a reminder and a limited number of postponements. After that it has to restart, and it says when.',
      },
      {
        question: 'Which applications are covered?',
        answer:
          'Common ones such as browsers, document readers and meeting software. The list is in your plan. For the others we tell you when an update is due and who must do it.',
      },
      {
        question: 'What if an update breaks something?',
        answer:
          'The test ring catches much of it. If something gets through, we pause the rollout, take the update back where that is possible, and tell you what it means to wait.',
      },
    ],
    related: [
      '/industry-services/workstation-support',
      '/industry-services/asset-management',
      '/services/cybersecurity',
    ],
  },
  {
    slug: 'asset-management',
    summary:
      'One accurate inventory of devices, software, warranties and licenses, with an owner for each line, feeding your budget and your security.',
    problem:
      'Ask three people how many laptops the firm has and you get three numbers. The spreadsheet was right in March. Meanwhile licenses renew for people who left, warranties lapse a month before the fault, and nobody can promise that every machine is protected, because nobody has the list.',
    outcomes: [
      'One number of devices that everybody accepts, with a name beside each.',
      'Renewals and warranty ends on a calendar, ahead of time.',
      'A replacement plan by quarter that finance can use as it is.',
    ],
    included: [
      'Discovery of devices on agreed networks and in your cloud accounts',
      'Inventory of hardware, software, warranty and license dates',
      'An owner and a location for every line',
      'License reconciliation: paid, assigned, used',
      'Changes recorded through joiner, mover and leaver steps',
      'A replacement and renewal plan by quarter',
      'An export you can take with you at any time',
    ],
    steps: [
      { title: 'Find', text: 'Discovery, purchase records and a walk around the office, compared.' },
      { title: 'Name', text: 'Each item gets an owner, a place and a purpose, or a date to leave.' },
      {
        title: 'Keep',
        text: 'Tools update what they can see. The desk records the rest as part of its work.',
      },
      { title: 'Use', text: 'The list drives the budget, the updates and the security coverage report.' },
    ],
    notIncluded: [
      'Furniture, vehicles and other non-technical assets',
      'Depreciation and tax treatment, which belong to your accountant',
      'Negotiating software audits, though the list helps a great deal',
    ],
    faqs: [
      {
        question: 'How do you find everything?',
        answer:
          'By comparing sources: management tools, network discovery, cloud accounts, invoices and people. Each misses something. Together they miss little, and what is unsure is marked.',
      },
      {
        question: 'Are personal devices on the list?',
        answer:
          'Only the fact that one is used for work, and with which access. We do not inventory what is on somebody’s own phone.',
      },
      {
        question: 'Does it help with a software audit?',
        answer:
          'Yes. You can show what is installed, what is paid for and who uses it. The conversation with the publisher remains yours.',
      },
    ],
    related: [
      '/industry-services/device-lifecycle',
      '/services/pcaas',
      '/industry-services/patch-update-management',
    ],
    reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
  },
  {
    slug: 'device-lifecycle',
    summary:
      'Plan, buy, deploy, support and retire devices in one line: ready on the first day, wiped on the last, with the evidence on file.',
    problem:
      'A device costs most at its two ends. At the beginning someone waits for it. At the end it lies in a drawer with client data on it, because nobody is sure whether it may be thrown away. In between it is bought, moved and lent without a record.',
    outcomes: [
      'New people find a working machine on their desk on the first morning.',
      'Replacement happens by plan, before failure decides the date.',
      'No drawer: every retired device is wiped, recorded and gone.',
    ],
    included: [
      'A yearly plan of what is due and what it will cost',
      'Ordering against a short list of standards',
      'Setup, encryption, enrollment and delivery',
      'Moves between people, with a clean machine each time',
      'Collection from leavers and remote staff',
      'Wipe by serial number, then resale, donation or recycling, with records',
    ],
    steps: [
      { title: 'Plan', text: 'Age, warranty and role decide what is due. You see the year in advance.' },
      { title: 'Deploy', text: 'The box arrives set up. The person signs in and works.' },
      { title: 'Support', text: 'Faults and moves are recorded against the device, so that lemons show.' },
      { title: 'Retire', text: 'Collected, wiped, recorded. The evidence goes to you.' },
    ],
    notIncluded: [
      'The purchase price of devices, unless you use PC as a Service',
      'Shipping insurance beyond what the carrier offers, unless requested',
      'Disposal of devices we have not been allowed to wipe or destroy',
    ],
    faqs: [
      {
        question: 'How often should we replace laptops?',
        answer:
          'Four years is a common default and a place to start. Heavy roles need less, light ones can go longer, as long as the maker still provides security updates.',
      },
      {
        question: 'Can old machines be donated?',
        answer:
          'Yes, after wiping, if they still receive updates. Otherwise donation passes on a risk, and recycling is kinder.',
      },
      {
        question: 'Should we lease or buy?',
        answer:
          'Leasing smooths cash and forces a refresh. Buying costs less if you really do replace on time. We set both out in figures and leave the tax side to your accountant.',
      },
    ],
    related: ['/services/pcaas', '/industry-services/asset-management', '/industries/non-profit'],
    reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
  },
  {
    slug: 'software-training',
    summary:
      'Role-based workshops, quick guides and office hours for the tools your people already have, taught with their own files and tasks.',
    problem:
      'Firms buy good software and use a tenth of it. The rest is done by hand, or by the one person who knows how, who is on vacation. A general course does not help much, because nobody in it had your spreadsheet.',
    outcomes: [
      'People finish common tasks without asking the one who knows.',
      'Each session leaves a guide of one page with your own screens.',
      'You know which features are worth paying for, and which are not used.',
    ],
    included: [
      'A short survey of tasks, not of features',
      'Workshops by role, small enough for questions',
      'Exercises built from your own documents, with sensitive data removed',
      'One-page quick guides',
      'Office hours in the weeks after',
      'A look at usage afterward, by team',
    ],
    steps: [
      { title: 'Ask', text: 'Which tasks take too long? People know, and seldom get asked.' },
      { title: 'Prepare', text: 'Exercises from your work, one tool at a time.' },
      { title: 'Teach', text: 'Hands on keyboards, short sessions, questions welcome.' },
      { title: 'Return', text: 'Office hours and a check of what changed.' },
    ],
    notIncluded: [
      'Certificates and exam courses',
      'Writing macros or applications for you',
      'Tools we do not know; we say so and help you find who does',
    ],
    faqs: [
      {
        question: 'Do you teach our industry software?',
        answer:
          'The common office and collaboration tools, yes. For specialized applications we arrange it with the vendor or one of your own experts, and help them to teach it.',
      },
      {
        question: 'Are sessions recorded?',
        answer:
          'If everyone in the room agrees. People ask better questions when they are not, so we often record a short demonstration instead.',
      },
      {
        question: 'What about remote staff?',
        answer:
          'Sessions work online with smaller groups and shared exercises. Mixed rooms, half remote, work least well, so we avoid them.',
      },
    ],
    related: [
      '/services/enterprise-productivity-tools',
      '/services/it-leadership-training',
      '/industries/marketing-design',
    ],
  },
];
