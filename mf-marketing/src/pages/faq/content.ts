import type { VotableQuestion } from '@site/api/insights/votes/contract';
import type { FactName } from '../../businessFacts/factsOf';

export interface Question {
  /** The anchor of the answer. */
  id: VotableQuestion;
  question: string;
  answer: string;
  /** The fact that replaces `{fact}` in the answer. Without it, the question is omitted. */
  fact?: FactName;
}

export const PAGE = {
  keywords: ['pricing', 'SLA', 'response time', 'MSP', 'outsourced IT', 'cyber insurance'],
  title: 'Frequently asked questions',
  description:
    'Answers about working with us: support, security, pricing, switching IT providers, contracts and remote sites.',
  lead: 'What business owners ask before they hire us.',
};

/** All questions, grouped in the order in which new clients meet them. */
export const GROUPS: { id: string; title: string; questions: Question[] }[] = [
  {
    id: 'working-together',
    title: 'Working together',
    questions: [
      {
        id: 'what-is-a-managed-experience-provider',
        question: 'What is a managed experience provider?',
        answer:
          'A managed service provider (MSP) keeps your systems running. We do that too, and we also measure how it feels to work with them: how fast you get help, whether problems come back, and whether IT fits your business plan.',
      },
      {
        id: 'which-firms-do-you-work-with',
        question: 'Which companies do you work with?',
        answer:
          'Companies with 10 to 200 people, mostly in Central Texas, in the nine industries on our Industries page. If yours isn’t listed, ask us. If we aren’t the right fit, we’ll tell you.',
      },
      {
        id: 'we-have-it-people',
        question: 'We have our own IT people. Do you replace them?',
        answer:
          'No. This is called co-managed IT. We can take the help desk, patching or planning, and agree in writing who does what. Your IT person keeps the work that needs to know your business.',
      },
      {
        id: 'what-happens-after-i-write',
        question: 'What happens after I send the contact form?',
        answer:
          'We save your message, send it to our team and email you a confirmation with a reference number. Then we contact you by phone or email.',
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
          'You can reach us at these times: {fact}. Security tools protect your devices and sign-ins 24/7. Your service plan says who responds after hours.',
        fact: 'officeHours',
      },
      {
        id: 'response-time',
        question: 'How fast do you respond?',
        answer: 'Our response target: {fact}.',
        fact: 'responseTarget',
      },
      {
        id: 'how-do-people-reach-you',
        question: 'How do our employees reach you?',
        answer:
          'By phone or email. Both create a ticket in the same system, so nobody has to explain a problem twice.',
      },
      {
        id: 'do-you-come-on-site',
        question: 'Do you come to our office?',
        answer:
          'Yes. We solve most problems faster remotely, so we try that first. When a job needs hands, such as cabling, a dead PC or a new office, we come to you. Your plan says how travel is billed.',
      },
      {
        id: 'macs-and-phones',
        question: 'Do you support Macs, phones and tablets?',
        answer:
          'Yes. We manage Windows PCs, Macs, iPhones, iPads and Android devices. On personal devices, we set up secure access to work email and files, and install nothing without the owner’s consent.',
      },
    ],
  },
  {
    id: 'security',
    title: 'Security',
    questions: [
      {
        id: 'monitoring',
        question: 'What do you monitor 24/7?',
        answer: 'We monitor these around the clock: {fact}.',
        fact: 'monitoring',
      },
      {
        id: 'are-we-too-small',
        question: 'Are we too small to be a target?',
        answer:
          'No. Most attacks are automated and hit whoever is easy: stolen passwords, phishing, ransomware. Four things stop most of them: multi-factor sign-in, prompt updates, a backup that ransomware can’t reach, and a call-back rule before you change payment details.',
      },
      {
        id: 'incident-now',
        question: 'We think we’ve been hacked. What should we do right now?',
        answer:
          'If money was sent, call your bank’s fraud line first. Then disconnect the device from the network, leave it on, delete nothing and call us. Don’t use the account that may be compromised.',
      },
      {
        id: 'compliance',
        question: 'Can you make us compliant?',
        answer:
          'No provider can sell you compliance. We put the technical safeguards in place, document them and help you answer audits and insurance questionnaires for HIPAA, PCI DSS or the FTC Safeguards Rule. You sign, and your attorney gives legal advice.',
      },
      {
        id: 'your-access-to-us',
        question: 'How do you secure your own access to our systems?',
        answer:
          'We’ll show you before you sign: named accounts, multi-factor sign-in, only the rights the job needs, and a list of who has access. Ask every provider for the same.',
      },
    ],
  },
  {
    id: 'cost',
    title: 'Cost',
    questions: [
      {
        id: 'what-does-it-cost',
        question: 'How much does managed IT cost?',
        answer:
          'The price depends on your number of people, devices and locations, and on what you want covered. After a short call you get a written quote, with licenses and hardware listed separately.',
      },
      {
        id: 'starting-price',
        question: 'What does it start at?',
        answer: 'Our pricing: {fact}. Licenses and hardware are listed separately in your quote.',
        fact: 'startingPrice',
      },
      {
        id: 'contract-length',
        question: 'How long is the contract?',
        answer:
          'Our term: {fact}. The first page of the agreement also states the notice period and what we hand over when it ends.',
        fact: 'contractTerm',
      },
      {
        id: 'first-conversation',
        question: 'Does a first call commit us to anything?',
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
        question: 'How do we switch from our current IT provider?',
        answer:
          'Check the notice period in your contract first. Then we request everything we need from your current provider: accounts, documentation, licenses, backups. We overlap for a few weeks where possible, so support never stops.',
      },
      {
        id: 'onboarding-time',
        question: 'How long does onboarding take?',
        answer: 'Onboarding takes {fact}. It starts with access, documentation and backups.',
        fact: 'onboardingLength',
      },
      {
        id: 'what-if-we-leave',
        question: 'What happens if we leave you later?',
        answer:
          'You always own your data, your domain, your documentation and your administrator accounts. When you leave, we hand everything to your next provider.',
      },
    ],
  },
  {
    id: 'remote-areas',
    title: 'Remote sites',
    questions: [
      {
        id: 'far-from-round-rock',
        question: 'We’re far from Round Rock. Can you still help?',
        answer:
          'Yes. We handle almost everything remotely. For hands-on work, we plan visits or send a local technician, and tell you the cost first. If a local provider would serve you better, we’ll say so.',
      },
      {
        id: 'poor-internet',
        question: 'Our internet is slow. Can you help?',
        answer:
          'Usually. We check which carriers serve your address, test 5G and fixed wireless in your building, and set up a backup connection so you keep working when the main line goes down.',
      },
    ],
  },
];
