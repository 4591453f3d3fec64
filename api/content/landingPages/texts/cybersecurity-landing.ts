import type { InitialLandingPage } from './InitialLandingPage';

export const cybersecurityLanding: InitialLandingPage = {
  slug: 'cybersecurity-landing',
  kind: 'system',
  label: 'Cybersecurity for small and mid-sized firms',
  searchTitle: 'Cybersecurity for small and mid-sized firms',
  description:
    'Cybersecurity for small and mid-sized firms in Central Texas: risks in plain words, the most useful steps first, no scare stories.',
  blocks: [
    {
      kind: 'hero',
      title: 'Security, in the order that helps',
      lead: 'You do not have to buy everything. You have to know what would hurt most, and do the next useful thing about it.',
      drawnAs: '/services/cybersecurity',
    },
    {
      kind: 'text',
      title: 'What actually happens to firms like yours',
      markdown:
        'Rarely a film plot. Somebody types a password into a page that looks like the usual one. The thief reads mail for a while, then changes an invoice or sends a hundred more such pages from a name your clients trust. Or a machine that nobody updated is found by a program that looks for such machines all day, and on a Saturday the shared files are scrambled.\n\nBoth begin with something ordinary, and ordinary things can be fixed in an order.',
    },
    {
      kind: 'benefits',
      title: 'The order we work in',
      items: [
        {
          title: 'Sign-in',
          text: 'A second step for everyone, stronger for those who pay or administer. Old accounts are closed, shared ones split, and a sign-in from an unlikely place is stopped instead of noted.',
        },
        {
          title: 'Devices',
          text: 'Listed, encrypted, updated, and watched by something that notices odd behavior and can take one machine off the network.',
        },
        {
          title: 'Mail and money',
          text: 'Harder to forge, easier to report, and a rule for payments that a good fake cannot get around: a call to a number you already had.',
        },
        {
          title: 'The way back',
          text: 'A backup kept where a thief with your passwords cannot reach it, and a restore exercise, so that you know how long it takes before you need to.',
        },
      ],
    },
    {
      kind: 'tool',
      title: 'Begin with five minutes',
      text: 'Twenty questions a business owner can answer. You get your weak spots in order, without leaving an address.',
      label: 'Take the check',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'steps',
      title: 'How it runs',
      items: [
        {
          title: 'Talk',
          text: 'What you have, what you fear, and what a client or an insurer has asked of you.',
        },
        {
          title: 'Rank',
          text: 'Risks in one list by likelihood and damage, each with an owner and a next step.',
        },
        {
          title: 'Act',
          text: 'The first few steps, most of them small. Then we look again and move the list.',
        },
      ],
    },
    {
      kind: 'proof',
      title: 'Check us before you talk to us',
      items: [
        {
          text: 'What is in the service, and what is not, is written out.',
          label: 'Read the scope',
          to: '/services/cybersecurity',
        },
        {
          text: 'Everything this website may keep in your browser is listed by name, with what for and how long.',
          label: 'Read the list',
          to: '/cookie-preferences',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you ask',
      items: [
        {
          question: 'Will this make us compliant?',
          answer:
            'It produces much of what auditors and insurers ask to see. Whether a rule is met is decided by them, and sometimes by a lawyer. We say which parts are ours.',
        },
        {
          question: 'Can you promise that nothing will happen?',
          answer:
            'No, and nobody can. This is about making it less likely, noticing sooner, and losing hours instead of weeks.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Tell us what worries you',
      text: 'A few lines are enough. Leave out passwords and client names; we do not need them to begin.',
    },
  ],
};
