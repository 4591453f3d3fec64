import type { InitialLandingPage } from './InitialLandingPage';

export const itHealthCheck: InitialLandingPage = {
  slug: 'it-health-check',
  kind: 'campaign',
  label: 'IT health check',
  searchTitle: 'IT health check for companies in Central Texas',
  description:
    'An IT health check of your sign-ins, devices, backups, network and contracts. You get one short list of fixes by priority.',
  blocks: [
    {
      kind: 'hero',
      title: 'Find out if your IT will hold up',
      lead: 'For companies in Central Texas: a short written report on what works, what could fail and what to fix first. You can use it with any provider.',
      drawnAs: '/services/technology-maturity-assessment',
    },
    {
      kind: 'benefits',
      title: 'What we check',
      items: [
        {
          title: 'Who can sign in',
          text: 'Every account with its owner, MFA and access. We often find accounts of employees who left last year.',
        },
        {
          title: 'What you own',
          text: 'Computers by age and warranty, servers, network gear, and Microsoft 365 licenses you pay for but don’t use.',
        },
        {
          title: 'Whether you can recover',
          text: 'We restore one file and one mailbox from your backup and write down how long it takes.',
        },
        {
          title: 'Your network',
          text: 'Internet lines, firewall, Wi-Fi where people sit, and what happens when the power goes out.',
        },
        {
          title: 'Your contracts',
          text: 'End dates, notice periods and the name each contract is in. Your company should own its domain name.',
        },
        {
          title: 'What slows your staff down',
          text: 'We talk with the employees who use your systems all day. Slow scanners and failed sign-ins rarely reach the owner.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      items: [
        {
          title: 'Call',
          text: 'Tell us how many employees and sites you have, and who manages your IT today.',
        },
        {
          title: 'Check',
          text: 'We work mostly remotely with read-only access. Cabling and server rooms may need a visit.',
        },
        {
          title: 'Report',
          text: 'You get a list of findings by risk, each with a fix and the effort it takes.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'What it isn’t',
      markdown:
        'It isn’t a penetration test, so we don’t try to break in. It isn’t a certificate, so an auditor may still need their own review. And it isn’t a sales call. The list includes steps you can do yourself and some that can wait a year.\n\nIf you have an IT person or provider, tell them. We talk with them before we write anything about their work.',
    },
    {
      kind: 'tool',
      title: 'Want to try it yourself first?',
      text: 'The five-minute check asks twenty of the same questions and shows your result right away.',
      label: 'Try the short version',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'faq',
      title: 'Common questions',
      items: [
        {
          question: 'Do you need our passwords?',
          answer: 'No. You create a guest account with read-only access and remove it when we’re done.',
        },
        {
          question: 'What do you need from our team?',
          answer:
            'A guest account, your list of contracts and short talks with a few employees. Everyone else can keep working.',
        },
      ],
    },
    {
      kind: 'booking',
      title: 'Book a call',
      text: 'In half an hour, we can tell you whether a health check is worth it for you.',
      label: 'Choose a time',
    },
  ],
};
