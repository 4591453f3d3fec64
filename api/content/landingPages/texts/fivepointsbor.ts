import type { InitialLandingPage } from './InitialLandingPage';

export const fivepointsbor: InitialLandingPage = {
  slug: 'fivepointsbor',
  kind: 'system',
  label: 'Welcome, real estate professionals',
  searchTitle: 'Welcome, real estate professionals',
  description:
    'Plain IT and security help for real estate professionals and their offices: wire-fraud checks, sign-in and a desk that answers.',
  blocks: [
    {
      kind: 'hero',
      title: 'IT help for people who close deals',
      lead: 'If you work in real estate, your business happens in email, on the road and on a deadline. Here is where we would begin, and most of it you can do without us.',
      drawnAs: '/industries/commercial-real-estate',
    },
    {
      kind: 'benefits',
      title: 'Three things that go wrong',
      items: [
        {
          title: 'Money that moves on a message',
          text: 'A mail arrives two days before closing, in the right thread, with new bank details. It looks right because the sender has been reading along for weeks. Treat every new or changed account number as false until somebody has called a number you already had, not the one in the mail. Write that rule into your first message to each client.',
        },
        {
          title: 'Accounts that carry your name',
          text: 'Mail, listings, signatures, social pages and the lockbox app. Whoever holds your mailbox can reset most of the others. Put a second step on the mailbox first, then on the signing service. Keep one list of who has access to what, and go through it when an assistant leaves.',
        },
        {
          title: 'Work from the car',
          text: 'A laptop on a passenger seat holds passports, pay stubs and offers. It should lock by itself, be encrypted, take updates at night and be easy to erase from afar. Then losing it costs you a device, and not a call to every client.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'For an office with agents',
      markdown:
        'Agents are often independent, with machines of their own. You cannot manage a laptop that you do not own, but you can decide what it may reach. Files stay in the office’s own account, sharing ends with the deal, and a new agent gets access from one checklist. A departing one keeps their contacts and loses the keys the same day.\n\nPrinters, guest Wi-Fi and the closing-room screen belong on a network apart from the one that holds client files. That is an afternoon’s work in most offices.',
    },
    {
      kind: 'tool',
      title: 'Begin with the password of your mailbox',
      text: 'Our password tool shows what one is made of, and how long it would hold at four speeds of attack. It works in your browser, and the password itself never leaves it.',
      label: 'Test a password',
      to: '/tools/password-strength',
    },
    {
      kind: 'steps',
      title: 'How it starts',
      items: [
        { title: 'Tell us', text: 'How you work, alone or with an office, and what worries you.' },
        { title: 'We look', text: 'At sign-in, mail and devices first, since they matter most.' },
        {
          title: 'You decide',
          text: 'On a short list in order, with what you can do yourself marked as such.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Asked by agents and brokers',
      items: [
        {
          question: 'Is this an offer of an association?',
          answer:
            'No. This page is a welcome for people who work in real estate. It does not speak for any association, and no endorsement is implied.',
        },
        {
          question: 'I am one person with a laptop. Am I too small?',
          answer:
            'For a monthly contract, perhaps. For a call that sorts out your sign-ins and your backup, no. Tell us how you work and we will say which it is.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Write a few lines',
      text: 'We know from the page that you came from here. You need not explain it.',
    },
  ],
};
