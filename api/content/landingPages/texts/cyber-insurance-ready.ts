import type { InitialLandingPage } from './InitialLandingPage';

export const cyberInsuranceReady: InitialLandingPage = {
  slug: 'cyber-insurance-ready',
  kind: 'campaign',
  label: 'Ready for the cyber insurance form',
  searchTitle: 'Ready for the cyber insurance form',
  description:
    'What insurers ask about sign-in, backup, devices and response, what the words mean, and how to answer so that the policy holds.',
  blocks: [
    {
      kind: 'hero',
      title: 'The form your insurer sent, in plain words',
      lead: 'An application for cyber insurance is a set of promises about your computers. A wrong yes can cost you the claim. We help you find out what is true, and make more of it so.',
      drawnAs: '/services/cybersecurity-risk-assessment',
    },
    {
      kind: 'benefits',
      title: 'What they ask, and what they mean',
      items: [
        {
          title: '“Is MFA enforced?”',
          text: 'For everyone, for mail, for remote access and for administrators, without a list of exceptions. “Most of us use it” is a no.',
        },
        {
          title: '“Are backups offline or immutable?”',
          text: 'Could somebody with your administrator’s password delete them? If so, the answer is no. And when was one last restored?',
        },
        {
          title: '“Do you have EDR on all endpoints?”',
          text: 'Something that watches behavior on each computer and server, with somebody who reads the alarms. Antivirus that came with the laptop is not it.',
        },
        {
          title: '“Is there an incident response plan?”',
          text: 'A few pages with names and numbers, printed. It says who may unplug what, and that the insurer’s hotline is called before the cleaning starts.',
        },
        {
          title: '“How are payment changes verified?”',
          text: 'By a call to a known number, every time, also when the boss writes that it is urgent.',
        },
        {
          title: '“Are systems patched?”',
          text: 'Within a set time, with a list of what could not be and why. Software past its end of support must be named.',
        },
      ],
    },
    {
      kind: 'text',
      title: 'How we work through it',
      markdown:
        'We sit down with the form and your systems side by side. Each question gets one of three marks: true today, with evidence; true by a date, with an owner; not true, and why. You and your broker decide what is sent. We do not fill in the signature, we do not sell insurance, and what a clause means in law is your broker’s or lawyer’s to say.\n\nThe evidence goes into a folder with dates: a screenshot of the sign-in rule, the report of a restore, the list of devices. Next year’s form then takes an afternoon.',
    },
    {
      kind: 'tool',
      title: 'See where you stand first',
      text: 'Several of the usual questions are in our five-minute check. You see the result at once, and nobody asks for your address.',
      label: 'Answer twenty questions',
      to: '/assessments/BusinessTechCheck',
    },
    {
      kind: 'faq',
      title: 'Often asked with the form on the table',
      items: [
        {
          question: 'The renewal is in two weeks. Is that enough?',
          answer:
            'For a second step at sign-in and an honest form, usually. For new backups, seldom. Ask your broker for an extension early, and say what is under way.',
        },
        {
          question: 'Will our premium go down?',
          answer: 'Nobody but the insurer can say. What you gain for certain is a form you can defend.',
        },
      ],
    },
    {
      kind: 'form',
      title: 'Send us the questions that puzzle you',
      text: 'Name the insurer’s form and the date of your renewal. Please do not send the filled-in form itself.',
    },
  ],
};
