import type { AskedQuestion } from '@site/api/insights/votes/contract';

interface Question {
  /** The anchor under which the answer can be linked. */
  id: AskedQuestion;
  question: string;
  answer: string;
}

export const PAGE = {
  title: 'Frequently asked questions',
  description:
    'Plain answers about working with us: support hours, security, cost, switching providers, contracts and help for remote areas.',
  lead: 'What people ask before they call. If yours is not here, call and ask it.',
};

/** All questions, grouped in the order in which a new client tends to meet them. */
export const GROUPS: { id: string; title: string; questions: Question[] }[] = [
  {
    id: 'working-together',
    title: 'Working together',
    questions: [
      {
        id: 'what-is-a-managed-experience-provider',
        question: 'What is a managed experience provider?',
        answer:
          'A managed service provider looks after systems. We look after what it is like to work with them: whether help is easy to get, whether problems come back, whether the plan fits the business. The systems are part of that.',
      },
      {
        id: 'which-firms-do-you-work-with',
        question: 'Which firms do you work with?',
        answer:
          'Small and mid-sized firms, mostly in Central Texas, in nine industries you will find under Industries. If yours is not among them, ask. The honest answer may be yes, or the name of a better fit.',
      },
      {
        id: 'we-have-it-people',
        question: 'We have our own IT people. Do you replace them?',
        answer:
          'No. We can take the queue, the nights of patching or the planning, and write down who owns what. You can keep the person who knows the business and hand over the rest.',
      },
      {
        id: 'what-happens-after-i-write',
        question: 'What happens after I send the contact form?',
        answer:
          'Your message is stored, mailed to our team and confirmed to you by mail with a reference number. From there it goes on by phone or email. There is no response time on this page: ask for one in writing, from every provider.',
      },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    questions: [
      {
        id: 'support-hours',
        question: 'What are your support hours?',
        answer:
          'Hours are agreed in your service plan, together with what happens outside them. Ask to see that line before you sign with anyone.',
      },
      {
        id: 'how-do-people-reach-you',
        question: 'How do our people reach you?',
        answer:
          'By phone or email. Both lead to one list, so nobody has to pick the right one or tell the story twice.',
      },
      {
        id: 'do-you-come-on-site',
        question: 'Do you come on site?',
        answer:
          'Yes, when hands are needed. Most problems are quicker to solve remotely, so that is tried first. Travel is agreed in your plan.',
      },
      {
        id: 'macs-and-phones',
        question: 'Do you support Macs, phones and tablets?',
        answer:
          'Yes, as long as they are on the list and enrolled. Personal devices get help with reaching work safely, and nothing more is installed than their owner agrees to.',
      },
    ],
  },
  {
    id: 'security',
    title: 'Security',
    questions: [
      {
        id: 'are-we-too-small',
        question: 'Are we too small to be a target?',
        answer:
          'Most attacks are not aimed. They try everybody and stop where it is easy. A small firm does not need a fortress, but it does need strong sign-in, updates, a backup kept apart and a rule for payments.',
      },
      {
        id: 'incident-now',
        question: 'Something looks wrong right now. What should we do?',
        answer:
          'If money has left, call your bank’s fraud line first. Otherwise take the device off the network, leave it switched on, delete nothing, and call us by phone rather than from the account in question.',
      },
      {
        id: 'compliance',
        question: 'Do you make us compliant?',
        answer:
          'Nobody can buy compliance. We put technical safeguards in place, keep the evidence and help with the questions. The responsibility and the signature stay with you, and legal advice with your counsel.',
      },
      {
        id: 'your-access-to-us',
        question: 'How do you protect your own access to our systems?',
        answer:
          'Ask every provider to show you, us included: named accounts, a second step at sign-in, no more rights than the work needs, and a list of who has them.',
      },
    ],
  },
  {
    id: 'cost',
    title: 'Cost',
    questions: [
      {
        id: 'what-does-it-cost',
        question: 'What does it cost?',
        answer:
          'It depends on people, devices, sites and what you want covered. We quote in writing after a conversation, with licenses and hardware as separate lines. A price without those facts would be a guess.',
      },
      {
        id: 'contract-length',
        question: 'How long is the contract?',
        answer:
          'The term and the notice are in the agreement, on the first page. So is what happens at the end of it.',
      },
      {
        id: 'first-conversation',
        question: 'Does a first conversation oblige us to anything?',
        answer: 'No. If we can answer your question on the phone, we will.',
      },
    ],
  },
  {
    id: 'switching',
    title: 'Switching',
    questions: [
      {
        id: 'how-does-switching-work',
        question: 'How do we switch from our present provider?',
        answer:
          'Check the notice in your contract first. Then we send a complete, polite request list: accounts, documents, licenses, backups. We overlap where we can, so that nothing falls into the gap.',
      },
      {
        id: 'what-if-we-leave',
        question: 'What if we leave you later?',
        answer:
          'You own your data, domain, documents and administrator accounts throughout. On the way out you get a handover to whoever comes next.',
      },
    ],
  },
  {
    id: 'remote-areas',
    title: 'Remote areas',
    questions: [
      {
        id: 'far-from-round-rock',
        question: 'We are far from Round Rock. Does this still work?',
        answer:
          'For everything on a screen, yes. For hands-on work we plan visits or arrange a local technician, and say in advance what that means. Where somebody nearby would serve you better, that is the answer.',
      },
      {
        id: 'poor-internet',
        question: 'Our internet is poor. Can you help?',
        answer:
          'Often. We check what is available at the address, measure cellular and fixed wireless inside the building, and set things up so that work continues when the line does not. We cannot shorten a carrier’s waiting list.',
      },
    ],
  },
];
