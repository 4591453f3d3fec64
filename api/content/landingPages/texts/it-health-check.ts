import type { InitialLandingPage } from './InitialLandingPage';

export const itHealthCheck: InitialLandingPage = {
  slug: 'it-health-check',
  kind: 'campaign',
  label: 'IT health check',
  searchTitle: 'IT health check for firms in Central Texas',
  description:
    'A look at sign-in, devices, backup, network and contracts that ends in one short list in order. What it covers, and what it does not.',
  blocks: [
    {
      kind: 'hero',
      title: 'A look under the hood, on paper',
      lead: 'Most owners do not want new technology. They want to know whether what they have will hold. An IT health check answers that in a few pages you can keep.',
      drawnAs: '/services/technology-maturity-assessment',
    },
    {
      kind: 'benefits',
      title: 'What we look at',
      items: [
        {
          title: 'Who can sign in',
          text: 'Every account with its owner, the second step, and what it may open. In most firms somebody who left last year still has a key.',
        },
        {
          title: 'What you own',
          text: 'Computers by age, warranty and free space, servers, network gear, and licenses that are paid for and never used.',
        },
        {
          title: 'Whether you could get back',
          text: 'Backups are opened, not admired. One file and one mailbox are restored, and the time is written down.',
        },
        {
          title: 'How the building is wired',
          text: 'The lines that come in, the box where they end, Wi-Fi where people really sit, and what happens when the power blinks.',
        },
        {
          title: 'What you signed',
          text: 'Contracts with end dates, notice periods and the name they are in. The domain name above all: it should belong to the firm.',
        },
        {
          title: 'What people put up with',
          text: 'Half an hour with those who use it all day. The slow scanner and the login that takes three tries rarely reach the owner.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From first call to list',
      items: [
        {
          title: 'A call',
          text: 'We ask how many people, how many places, and who looks after things today.',
        },
        {
          title: 'A look',
          text: 'Mostly remote and with rights to read, never to change. Walls and closets want a visit.',
        },
        {
          title: 'A list',
          text: 'Findings by what they could cost you, each with a fix, its effort, and whether you need us for it.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'What it is not',
      markdown:
        'It is not an attack test: nobody tries to break in. It is not a certificate, and an auditor will want an auditor’s signature. It is not a sales call with a checklist either, which is why the list names things you can do on your own, and some that can wait a year.\n\nIf somebody already looks after your computers, tell them. A good colleague is glad of a second pair of eyes, and we speak with them before we write anything about their work.',
    },
    {
      kind: 'tool',
      title: 'Not ready to call?',
      text: 'The five-minute check asks twenty of the same questions, and shows the result at once.',
      label: 'Try the short version',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'faq',
      title: 'Fair questions',
      items: [
        {
          question: 'Do you need our passwords?',
          answer: 'No. You make a guest account with rights to read, and remove it when we are done.',
        },
        {
          question: 'What does it cost?',
          answer:
            'It depends on the number of people and places, and you get the figure in writing before anything starts.',
        },
      ],
    },
    {
      kind: 'booking',
      title: 'Set a time for the call',
      text: 'Half an hour is enough to say whether a health check is worth it for you.',
      label: 'Choose a time',
    },
  ],
};
