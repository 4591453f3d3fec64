import type { InitialLandingPage } from './InitialLandingPage';

export const fivepointsbor: InitialLandingPage = {
  slug: 'fivepointsbor',
  kind: 'system',
  label: 'Welcome, real estate professionals',
  searchTitle: 'Welcome, real estate professionals',
  description:
    'IT support and security for real estate agents, brokers and offices: stop wire fraud, secure your mailbox and protect your laptop.',
  blocks: [
    {
      kind: 'hero',
      title: 'IT support for real estate professionals',
      lead: 'You close deals by email, on the road and on a deadline. We’re an IT and security company in Round Rock. Here’s how to protect your clients’ money and your name.',
      drawnAs: '/industries/commercial-real-estate',
    },
    {
      kind: 'benefits',
      title: 'Three risks to fix first',
      items: [
        {
          title: 'Wire fraud',
          text: 'Two days before closing, an email with new bank details arrives in the right thread. The attacker has been reading along for weeks. Call a number you already had before any money moves. Tell each client that rule in your first email.',
        },
        {
          title: 'A hacked mailbox',
          text: 'Anyone in your mailbox can reset your other passwords: listings, e-signatures, social media and the lockbox app. Turn on MFA for your mailbox first, then for e-signatures. Keep a list of who has access, and review it when an assistant leaves.',
        },
        {
          title: 'A lost laptop',
          text: 'A stolen laptop can hold passports, pay stubs and offers. Encrypt it, let it lock and update by itself, and make sure you can wipe it remotely. Then you lose a device, but no client data.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'For offices with agents',
      markdown:
        'Agents often use their own laptops. You can’t manage a laptop you don’t own, but you can control what it reaches. Keep files in the office’s Microsoft 365 or Google Workspace account. End sharing when the deal closes. Give every new agent access from one checklist, and remove it the day an agent leaves.\n\nPut printers, guest Wi-Fi and the closing room screen on a separate network from client files.',
    },
    {
      kind: 'tool',
      title: 'Check your email password first',
      text: 'See how long your password would hold up against four kinds of attack. The check runs in your browser, so your password never leaves it.',
      label: 'Test a password',
      to: '/tools/password-strength',
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        { title: 'Tell us', text: 'How you work, alone or with an office, and what worries you.' },
        { title: 'We check', text: 'Sign-in, email and devices first, because they matter most.' },
        {
          title: 'You decide',
          text: 'You get a short list by priority, including the steps you can do yourself.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions from agents and brokers',
      items: [
        {
          question: 'Is this an offer from an association?',
          answer:
            'No. This page welcomes real estate professionals. It doesn’t speak for any association, and no association endorses it.',
        },
        {
          question: 'I work alone with one laptop. Can you help me?',
          answer:
            'Yes, with a one-time setup for MFA, email security and cloud backup. A monthly plan makes more sense for an office with a team.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Send us a message',
      text: 'Tell us how you work and what you need. We’ll suggest where to start.',
    },
  ],
};
