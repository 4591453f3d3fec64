import type { Landing } from '../Landing';

export const content: Landing = {
  slug: 'cybersecurity-landing',
  searchTitle: 'Cybersecurity for small and mid-sized firms',
  description:
    'Cybersecurity for small and mid-sized firms in Central Texas: risks ranked in plain words, the most useful steps first, no scare stories.',
  title: 'Security, in the order that helps',
  lead: 'You do not have to buy everything. You have to know what would hurt most, and do the next useful thing about it.',
  points: [
    {
      title: 'Sign-in',
      text: 'A second step for everyone, stronger for those who pay or administer. Old accounts closed.',
    },
    {
      title: 'Devices',
      text: 'Listed, encrypted, updated, and protected by something that notices odd behavior.',
    },
    {
      title: 'Mail and money',
      text: 'Harder to forge, easier to report, and a rule for payments that a good fake cannot get around.',
    },
    {
      title: 'The way back',
      text: 'A backup kept apart, and a restore exercise, so that you know how long it takes.',
    },
  ],
  steps: [
    { title: 'Talk', text: 'What you have, what you fear, what you have been asked for.' },
    { title: 'Rank', text: 'Risks in order, with an owner for each.' },
    { title: 'Act', text: 'The first few steps, most of them small. Then look again.' },
  ],
  note: 'No provider can promise that nothing will happen. This is about making it less likely and less costly.',
};
