/** The words of the home page's sections that come when they are near. The rules of `content` hold here too. */
export const CORE = {
  title: 'What We Do Best',
  lead: 'Four things under one roof, so that nothing falls between two suppliers.',
  services: [
    {
      title: 'Managed Support Solutions',
      description:
        'One desk takes the call, owns the ticket and tells you when it is fixed. Remote first, on site when hands are needed.',
      path: '/services/managed-support',
    },
    {
      title: 'Communication & Data Solutions',
      description:
        'Mail, meetings, files and the moves between them, planned so that Monday looks like any other Monday.',
      path: '/services/communication-data',
    },
    {
      title: 'Advisory Services',
      description: 'A roadmap, a budget, and someone who can explain both to your partners on one page.',
      path: '/services/advisory',
    },
    {
      title: 'Technology Education',
      description:
        'Short sessions for the people who use the tools. Longer ones for the people who run them.',
      path: '/services/technology-education',
    },
  ],
};

export const SERVICES = {
  eyebrow: 'OUR SERVICES',
  title: 'Fully Managed IT Experience',
  more: 'Learn more',
  all: { label: 'View All Services', path: '/services' },
  cards: [
    {
      title: 'Service Desk Support',
      description: 'People who learn your setup, and stay with a problem until it is closed.',
      features: [
        'Phone and email, one queue',
        'One owner for every ticket',
        'Satisfaction asked after each fix',
      ],
      path: '/services/service-desk',
    },
    {
      title: '24/7 Endpoint & Identity Security',
      description: 'Laptops, phones and sign-ins protected as one system, with people to act on its alarms.',
      features: [
        'Endpoint detection and response',
        'Sign-in and access monitoring',
        'Patching on an agreed schedule',
      ],
      path: '/services/cybersecurity',
    },
    {
      title: 'Comprehensive Asset Management',
      description: 'Know what you own, who has it, what it costs and when it should be replaced.',
      features: [
        'Hardware and software inventory',
        'Warranty and license dates',
        'Replacement plan by quarter',
      ],
      path: '/industry-services/asset-management',
    },
    {
      title: 'ITSM Advisory',
      description: 'Service management sized for your firm: the useful parts of ITIL, without the binder.',
      features: [
        'Review of how you work today',
        'Processes designed with your team',
        'Measures a partner can read',
      ],
      path: '/services/itil-strategy-development',
    },
    {
      title: 'Modern Workplace Technology',
      description: 'Mail, files, meetings and devices set up once, the same way, for everyone.',
      features: [
        'Cloud mail, files and meetings',
        'A checklist for every new starter',
        'Moves and migrations planned with you',
      ],
      path: '/services/enterprise-productivity-tools',
    },
    {
      title: 'IT Leadership Training',
      description: 'For the person who became the IT manager by accident, and the one who chose it.',
      features: [
        'Coaching on real decisions',
        'Budget and vendor practice',
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
      text: 'We start from where the firm is going this year and work back to what IT has to do about it.',
    },
    {
      title: 'Empowered, not dependent',
      text: 'We document, train and hand over. You should be able to leave us, and not want to.',
    },
    {
      title: 'Enterprise-grade tools for everyone',
      text: 'The ten-person office deserves the standard of tooling that the global firm takes for granted.',
    },
  ],
  why: {
    title: 'Why alignment matters',
    points: [
      'Spending follows the plan, so every line of the budget can be explained.',
      'The cause gets fixed, so nobody pays for the same problem twice.',
      'New people start work on day one, with the right tools and nothing more.',
      'Security is part of how the work is done, not a gate in front of it.',
      'Decisions rest on figures that both sides of the table trust.',
    ],
  },
  story: {
    title: 'Learn More About Our Story',
    text: 'Too much IT works on paper and disappoints in practice. Ending that is the whole point of this firm.',
    link: { label: 'Read Our Full Story', path: '/about' },
  },
  mission: {
    title: 'Mission',
    text: 'End IT disappointment for firms that never had an enterprise IT department.',
  },
  methodology: {
    title: 'Methodology',
    steps: [
      { title: 'Listen', text: 'What the work is, and what gets in its way' },
      { title: 'Align', text: 'A plan tied to your goals' },
      { title: 'Forge', text: 'Build it, secure it, write it down' },
      { title: 'Improve', text: 'Look at the figures, then go again' },
    ],
  },
  values: {
    title: 'Values',
    points: ['Answer plainly', 'Own the outcome', 'Teach what we know', 'Leave it in better order'],
  },
};

export const TESTIMONIALS = {
  title: 'What Our Clients Say',
  /** Said as long as any of them is a sample. */
  samples: 'Sample quotes, shown with initials. A client’s own words appear here only with their consent.',
};

/** Headings of the carousel; its nine cards are `industryCards`. */
export const INDUSTRIES = {
  title: 'The industries we serve',
  lead: 'Nine kinds of firm, each with its own busy season, software and rules.',
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
      ours: 'Your business goals, and the IT that serves them',
    },
    {
      aspect: 'Security',
      traditional: 'Added later, tool by tool',
      ours: 'Built in: devices, sign-ins and backup as one design',
    },
    {
      aspect: 'Support Model',
      traditional: 'A queue and a script',
      ours: 'One owner for each ticket, and notes on how you work',
    },
    {
      aspect: 'Approach',
      traditional: 'Fix it when it breaks',
      ours: 'Listen, align, forge, then improve',
    },
    {
      aspect: 'Proactivity',
      traditional: 'You notice first, then call',
      ours: 'We go looking for trouble, and tell you what we found',
    },
    {
      aspect: 'Relationship',
      traditional: 'A vendor with a contract term',
      ours: 'A partner who leaves your people more capable',
    },
  ],
};

export const PEOPLE = {
  /** Read as one heading: "People > Tech". */
  title: ['People', '>', 'Tech'],
  points: [
    { title: 'Talent', text: 'Patience and curiosity first. Depth can be trained.' },
    { title: 'Technology', text: 'Chosen because it suits the work, not because it is new.' },
    { title: 'Business priorities', text: 'What your firm needs next sets the order of the work.' },
  ],
  film: {
    title: 'How we work, in half a minute',
    description:
      'A short drawn film without speech: from a call for help to a fix, and to the plan that follows.',
    play: 'Play the film',
    pause: 'Pause the film',
  },
};

export const READINESS = {
  title: 'Is Your Business Forged For The Future?',
  text: 'Take the 5 minute business readiness check. Plain questions, a plain answer, no obligation.',
  start: { label: 'Start Now', path: '/contact' },
  minutes: '5 min',
};
