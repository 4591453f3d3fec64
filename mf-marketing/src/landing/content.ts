/** A landing page's words. */
interface Landing {
  slug: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  points: { title: string; text: string }[];
  steps: { title: string; text: string }[];
  note: string;
}

/** The two landing pages with an address of their own. Neutral: they claim no partnership. */
export const LANDINGS: Landing[] = [
  {
    slug: 'fivepointsbor',
    title: 'Welcome, real estate professionals',
    description:
      'Plain IT and security help for real estate professionals and their offices: wire-fraud checks, sign-in, devices and a desk that answers plainly.',
    heading: 'IT help for people who close deals',
    lead: 'If you work in real estate, much of your business happens in email, on the road and on a deadline. Here is where to begin.',
    points: [
      {
        title: 'Money that moves on a message',
        text: 'Start with the call-back rule: new or changed bank details count as false until someone has called a number you already had.',
      },
      {
        title: 'Accounts that carry your name',
        text: 'Mail, listings, signatures and social pages. A second step at sign-in and a list of who has access go a long way.',
      },
      {
        title: 'Work from the car',
        text: 'A laptop and a phone that lock, update and can be wiped, so that losing one costs you the device and not your clients’ files.',
      },
    ],
    steps: [
      { title: 'Tell us', text: 'How you work, alone or with an office, and what worries you.' },
      { title: 'We look', text: 'At sign-in, mail and devices first, since they matter most.' },
      { title: 'You decide', text: 'A short list in order, and what you can do without us.' },
    ],
    note: 'This page is a welcome for visitors. It does not speak for any association, and no endorsement is implied.',
  },
  {
    slug: 'cybersecurity-landing',
    title: 'Cybersecurity for small and mid-sized firms',
    description:
      'Cybersecurity for small and mid-sized firms in Central Texas: risks ranked in plain words, the most useful steps first, no scare stories.',
    heading: 'Security, in the order that helps',
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
  },
];
