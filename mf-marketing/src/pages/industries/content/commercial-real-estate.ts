import type { Industry } from './Industry';

export const content: Industry = {
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
};
