/**
 * The texts of the home page's sections that load when they come near the viewport. Which of them are fixed is
 * described in `upperCopy`.
 */
export const SERVICES = {
  eyebrow: 'OUR SERVICES',
  title: 'Fully Managed IT Experience',
  more: 'Learn more',
  all: { label: 'View All Services', path: '/services' },
  cards: [
    {
      title: 'Service Desk Support',
      description: 'Technicians who know your setup and stay with a problem until it’s fixed.',
      features: ['Help by phone and email', 'One technician owns each ticket', 'You rate every fix'],
      path: '/services/service-desk',
    },
    {
      title: '24/7 Endpoint & Identity Security',
      description:
        'We protect laptops, phones and Microsoft 365 or Google sign-ins, and our team acts on the alerts.',
      features: [
        'Endpoint detection and response (EDR)',
        'Multi-factor and sign-in monitoring',
        'Patches installed on a set schedule',
      ],
      path: '/services/cybersecurity',
    },
    {
      title: 'Comprehensive Asset Management',
      description: 'Know what you own, who has it, what it costs and when to replace it.',
      features: [
        'Hardware and software inventory',
        'Warranty and license dates',
        'Replacement plan for every quarter',
      ],
      path: '/industry-services/asset-management',
    },
    {
      title: 'ITSM Advisory',
      description: 'The useful parts of ITIL for a small company: clear requests, fewer repeat problems.',
      features: [
        'Review of how IT runs today',
        'Processes designed with your team',
        'Reports your partners can read',
      ],
      path: '/services/itil-strategy-development',
    },
    {
      title: 'Modern Workplace Technology',
      description: 'Email, files, meetings and devices set up the same way for everyone.',
      features: [
        'Microsoft 365 or Google Workspace',
        'New hires ready on day one',
        'Planned moves and migrations',
      ],
      path: '/services/enterprise-productivity-tools',
    },
    {
      title: 'IT Leadership Training',
      description: 'Coaching for IT managers, including those who got the job by accident.',
      features: [
        'Coaching on your real decisions',
        'Budgeting and vendor management',
        'Reporting to owners and boards',
      ],
      path: '/services/it-leadership-training',
    },
  ],
};

export const ABOUT = {
  eyebrow: 'ABOUT US',
  title: 'When IT and Business Truly Align',
  messages: [
    {
      title: 'Aligned with your business goals',
      text: 'We start with what your company wants to reach this year, then plan the IT it takes.',
    },
    {
      title: 'Empowered, not dependent',
      text: 'You own the passwords, the documents and the data. You should be able to leave us, and not want to.',
    },
    {
      title: 'Enterprise-grade tools for everyone',
      text: 'A ten-person office gets the same class of security and management tools as a global firm.',
    },
  ],
  why: {
    title: 'Why alignment matters',
    points: [
      'You can explain every line of the IT budget, because it follows a plan.',
      'We fix causes, so you don’t pay for the same problem twice.',
      'New hires can work on day one, with the access they need and no more.',
      'Security is built into daily work, so people don’t work around it.',
      'You make decisions based on numbers we both trust.',
    ],
  },
  story: {
    title: 'Learn More About Our Story',
    text: 'Too much IT support meets its contract and still lets people down. We started this company to end that.',
    link: { label: 'Read Our Full Story', path: '/about' },
  },
  mission: {
    title: 'Mission',
    text: 'End IT disappointment for companies that never had an enterprise IT department.',
  },
  methodology: {
    title: 'Methodology',
    steps: [
      { title: 'Listen', text: 'Learn your work and what slows it down' },
      { title: 'Align', text: 'Agree on a plan for your goals' },
      { title: 'Forge', text: 'Build it, secure it, document it' },
      { title: 'Improve', text: 'Measure, fix, repeat' },
    ],
  },
  values: {
    title: 'Values',
    points: ['Give straight answers', 'Own the outcome', 'Teach what we know', 'Leave things better'],
  },
};

export const TESTIMONIALS = {
  title: 'What Our Clients Say',
  /** For members, while any of them is a sample. */
  samples: 'These include sample quotes. Replace or hide them under Testimonials in the workbench.',
};

/** Heading of the carousel; its nine cards are `industryCards`. */
export const INDUSTRIES = {
  title: 'The industries we serve',
  lead: 'We know the software, the deadlines and the rules of nine industries.',
};

export const COMPARISON = {
  title: 'Beyond Traditional IT Support',
  traditional: 'Traditional MSP',
  aspect: 'Aspect',
  ours: 'Managed experience provider',
  rows: [
    {
      aspect: 'Focus',
      traditional: 'Devices and tickets',
      ours: 'Your business goals and the IT they need',
    },
    {
      aspect: 'Security',
      traditional: 'Sold separately, tool by tool',
      ours: 'Included: devices, sign-ins and backups, planned together',
    },
    {
      aspect: 'Support Model',
      traditional: 'A queue and a script',
      ours: 'One technician owns your ticket and knows your setup',
    },
    {
      aspect: 'Approach',
      traditional: 'Fix it when it breaks',
      ours: 'Listen, align, forge, improve',
    },
    {
      aspect: 'Proactivity',
      traditional: 'You notice the problem and call',
      ours: 'We find problems early and tell you what we found',
    },
    {
      aspect: 'Relationship',
      traditional: 'A vendor and a contract',
      ours: 'A partner who makes your people more capable',
    },
  ],
};

export const PEOPLE = {
  /** Read as one heading: "People > Tech". */
  title: ['People', '>', 'Tech'],
  points: [
    { title: 'Talent', text: 'We hire for patience and curiosity, then train the technical depth.' },
    { title: 'Technology', text: 'We recommend what fits your work, not what is new.' },
    { title: 'Business priorities', text: 'What your company needs next decides what we do first.' },
  ],
  film: {
    title: 'How we work, in half a minute',
    description:
      'A short animated video without speech: a call for help, the fix, and the plan that follows.',
    play: 'Play the video',
    pause: 'Pause the video',
  },
};

export const READINESS = {
  title: 'Is Your Business Forged For The Future?',
  text: 'Take the 5 minute business readiness check. You get a clear result, and there’s no obligation.',
  start: { label: 'Start Now', path: '/contact' },
  minutes: '5 min',
  tools: 'Or run a free check',
};
