import type { Landing } from '../Landing';

export const content: Landing = {
  slug: 'fivepointsbor',
  searchTitle: 'Welcome, real estate professionals',
  description:
    'Plain IT and security help for real estate professionals and their offices: wire-fraud checks, sign-in, devices and a desk that answers plainly.',
  title: 'IT help for people who close deals',
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
};
