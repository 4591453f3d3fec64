import type { InitialLandingPage } from './InitialLandingPage';

export const cyberInsuranceReady: InitialLandingPage = {
  slug: 'cyber-insurance-ready',
  kind: 'campaign',
  label: 'Ready for the cyber insurance form',
  searchTitle: 'Ready for the cyber insurance form',
  description:
    'What cyber insurers ask about MFA, backups, EDR and incident response, what the terms mean, and how to answer without risking your claim.',
  blocks: [
    {
      kind: 'hero',
      title: 'Get ready for your cyber insurance form',
      lead: 'A wrong “yes” on the application can cost you the claim. We help companies in Central Texas check what’s true, fix what’s missing and prove it.',
      drawnAs: '/services/cybersecurity-risk-assessment',
    },
    {
      kind: 'benefits',
      title: 'What insurers ask, and what they mean',
      items: [
        {
          title: '“Is MFA enforced?”',
          text: 'For everyone, on email, remote access and admin accounts, with no exceptions. “Most of us use it” means no.',
        },
        {
          title: '“Are backups offline or immutable?”',
          text: 'Could someone with your admin password delete them? Then the answer is no. Insurers also ask when you last restored one.',
        },
        {
          title: '“Do you have EDR on all endpoints?”',
          text: 'Software such as Microsoft Defender for Business that watches behavior on every computer, and someone who reads the alerts. Basic antivirus doesn’t count.',
        },
        {
          title: '“Is there an incident response plan?”',
          text: 'A few printed pages with names and phone numbers. It says who decides, and that you call the insurer’s hotline first.',
        },
        {
          title: '“How are payment changes verified?”',
          text: 'By a call to a number you already had, every time. That stops most business email compromise.',
        },
        {
          title: '“Are systems patched?”',
          text: 'Updates go in within a set time. You list what can’t be updated, and any software that is out of support.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'How we work through the form',
      markdown:
        'We go through the form and your systems together. Each question gets one of three answers: true today, with evidence; true by a set date, with an owner; or not true, and why. You and your broker decide what to send. You sign the form. Your broker or lawyer explains what a clause means.\n\nWe save the evidence in one folder: a screenshot of the MFA policy, the report of a test restore, the device list. Next year, the form takes an afternoon.',
    },
    {
      kind: 'tool',
      title: 'See where you stand first',
      text: 'Our five-minute check covers many of the same questions. You see the result right away, with no email address required.',
      label: 'Answer twenty questions',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'faq',
      title: 'Questions about the form',
      items: [
        {
          question: 'Our renewal is in two weeks. Is that enough time?',
          answer:
            'It’s usually enough for MFA and an honest form. New backups often take longer. Ask your broker for an extension early and say what’s in progress.',
        },
        {
          question: 'Will our premium go down?',
          answer:
            'Your insurer decides that. What you get is an application you can prove, and fewer ways for an attacker to get in.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Send us your questions',
      text: 'Tell us the name of the form and your renewal date. Please don’t send the completed form.',
    },
  ],
};
