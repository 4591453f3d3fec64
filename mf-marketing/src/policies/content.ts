interface Section {
  id: string;
  title: string;
  paragraphs: string[];
  items?: string[];
}

interface Policy {
  title: string;
  description: string;
  lead: string;
  /** ISO day. */
  effective: string;
  sections: Section[];
}

/** Shown above each document until counsel has read it. */
export const DRAFT_NOTE =
  'Draft for review by counsel. It describes what this website does today, in plain words, and is not yet a final legal text.';

export const PRIVACY: Policy = {
  title: 'Privacy Policy',
  description:
    'What this website collects, why, how long it is kept, who sees it, and how to have it corrected or erased. In plain words.',
  lead: 'What we collect, why, for how long, and how to take it back.',
  effective: '2026-11-20',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        'The firm named in the header of this website, in Round Rock, Texas, decides what is collected here and answers for it. Our address, telephone number and email are in the footer of every page.',
      ],
    },
    {
      id: 'enquiries',
      title: 'When you write to us',
      paragraphs: [
        'The contact form asks for your name, email, company, phone, the service and challenge you choose, a preferred time if you like, and your message. We use these to answer you, to prepare an offer if you want one, and to follow up.',
        'With the message we store the time, a reference number, your network address and browser identification, the version of the consent sentence you saw and, where your browser supplies it, the page and the source that brought you here and your cookie choices. Your network address and browser identification help us to recognize abuse.',
        'Your message is stored in our database and mailed to our team, and you receive a short confirmation by email. Messages that look like spam are set aside, not thrown away, so that a mistake can be put right.',
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it',
      paragraphs: ['Old details are deleted by a scheduled job, not by memory.'],
      items: [
        'Enquiries: up to 24 months',
        'The network address and browser identification stored with an enquiry: 30 days',
        'Messages marked as spam: 30 days',
        'Copies in our mailboxes follow the mailboxes’ own retention, and are deleted on request where we can',
      ],
    },
    {
      id: 'phone',
      title: 'Calls and text messages',
      paragraphs: [
        'If you give us a telephone number, we may call you about your inquiry. This website sends no text messages today. If that changes, permission for texts will be asked for separately, will never be a condition of anything, and will end when you reply STOP.',
        'We do not sell telephone numbers, and do not pass them to others for their own marketing.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'Your cookie choice, the source of your visit and an unfinished form are kept in your own browser. A session cookie is set only for members of our team who sign in. The Cookie Preferences page lists every item, and lets you change your mind.',
      ],
    },
    {
      id: 'measurement',
      title: 'Measurement',
      paragraphs: [
        'No analytics or advertising script is loaded unless our team has configured one. If one is configured, storage for analytics and for advertising is denied until you agree, network addresses are anonymized and ads are not personalized. A configured tag may then still send signals without cookies, for example that a page was viewed. It is never loaded on our team’s own pages or on pages behind a personal link, and where your browser asks sites not to share your data (Global Privacy Control), only once you have agreed.',
      ],
    },
    {
      id: 'tools',
      title: 'The free tools',
      paragraphs: [
        'The password strength tool does its work in your browser. Your password is not sent to us and is not stored. If you ask whether it has appeared in a known breach, the first five characters of its SHA-1 hash go to our server, which asks the Have I Been Pwned service for all hashes that begin the same way. The comparison happens in your browser.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives it',
      paragraphs: [
        'We do not sell personal information. It is seen by our team and by the companies that host our website, database and mail for us, to the extent their work requires. If you follow the link to our online calendar, that service’s own privacy policy applies there. We disclose information if the law requires us to.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      paragraphs: [
        'Only signed-in members of the team can see enquiries. Connections are encrypted on the public website. No website can promise perfect safety. If something happens that concerns you, we will tell you what we know and what we have done, as the law requires and sooner where we can.',
      ],
    },
    {
      id: 'rights',
      title: 'Your choices',
      paragraphs: [
        'Write or call to learn what we hold about you, to correct it, to receive a copy or to have it erased. Quote the reference number if you have one. We may have to check who you are, and will tell you if there is something we must keep. Laws such as the Texas Data Privacy and Security Act may give you further rights, and a way to appeal our answer.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'This website is for businesses. We do not knowingly collect information from children under 13, and delete it if we learn that we have.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'When this policy changes, its effective date changes with it, and we say what is different.',
      ],
    },
  ],
};

export const TERMS: Policy = {
  title: 'Terms of Service',
  description:
    'The terms for using this website and its free tools: what you may do, what we do not promise, and where a signed agreement takes over.',
  lead: 'The terms for using this website and its free tools. Also called Terms of Use.',
  effective: '2026-11-20',
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      paragraphs: [
        'They cover this website, its articles and its free tools. Paid services are covered by a signed agreement. Where the two differ, the signed agreement counts.',
      ],
    },
    {
      id: 'information',
      title: 'Information, not advice',
      paragraphs: [
        'Articles, checklists, tools and assessments are general information. They are not legal, tax, insurance or compliance advice, they do not certify anything, and they cannot know your circumstances. Check with someone who does before you rely on them.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      paragraphs: ['You may use the website for its purpose. Please do not:'],
      items: [
        'enter other people’s secrets or personal information without the right to do so',
        'enter patient data anywhere on this website',
        'run the tools against systems you may not test',
        'try to break, overload or get around the protection of the website',
        'send advertising through the contact form',
      ],
    },
    {
      id: 'contact',
      title: 'When you contact us',
      paragraphs: [
        'Sending the form asks us to get in touch. It creates no contract and no client relationship, and we do not promise a response time here. Do not use the form for an emergency: call.',
        'The sentence under the form describes calls and text messages. How we handle them is described in the Privacy Policy.',
      ],
    },
    {
      id: 'figures',
      title: 'Figures and quotes',
      paragraphs: [
        'Figures on the home page describe results in particular organizations and do not predict yours. Quotes shown with initials are samples until a client has agreed to be quoted.',
      ],
    },
    {
      id: 'content',
      title: 'Our content',
      paragraphs: [
        'You may print and share articles and checklists inside your organization, with their source. Please ask before publishing them elsewhere. Names and marks of others belong to their owners, and mentioning them implies no endorsement.',
      ],
    },
    {
      id: 'links',
      title: 'Links to others',
      paragraphs: [
        'Some links lead to websites we do not run, such as our online calendar. We are not responsible for what happens there.',
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty, limited liability',
      paragraphs: [
        'The website and its free tools are provided as they are. To the extent the law allows, we give no warranty for them and are not liable for indirect damage that follows from their use. Nothing here limits liability that the law does not allow to be limited.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      paragraphs: [
        'The laws of the State of Texas apply, without regard to conflict rules. Counsel to confirm this section, including venue.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: ['We may change these terms. The version on this page applies from its effective date.'],
    },
  ],
};

export const COOKIES = {
  title: 'Cookie Preferences',
  description:
    'Choose which cookies this website may use, see every item it keeps in your browser and for how long, and change your mind at any time.',
  lead: 'Choose what may be kept in your browser, and see everything that is.',
  effective: '2026-11-20',
  categories: [
    {
      id: 'necessary',
      title: 'Necessary',
      text: 'Keep the site working: your choice on this page, an unfinished form, and the sign-in of our team. These cannot be turned off.',
    },
    {
      id: 'analytics',
      title: 'Analytics',
      text: 'Help us count visits and see which pages are used. Off until you say otherwise, and only if our team has configured a tag.',
    },
    {
      id: 'marketing',
      title: 'Marketing',
      text: 'Tell us whether an advertisement led to a visit. Off until you say otherwise. If you opt out, we clear the cookies listed here that our website can reach.',
    },
  ],
  save: 'Save Preferences',
  saved: { title: 'Preferences saved', description: 'Your choice is stored in this browser.' },
  none: 'You have not made a choice yet.',
  table: {
    title: 'Everything this website may keep in your browser',
    columns: ['Name', 'Where', 'What for', 'How long', 'Category'],
    rows: [
      {
        name: 'emberline-consent',
        where: 'Local storage',
        purpose: 'Remembers your cookie choice',
        lifetime: 'Until you clear it',
        category: 'Necessary',
      },
      {
        name: 'emberline-consent-date',
        where: 'Local storage',
        purpose: 'Remembers when you made it',
        lifetime: 'Until you clear it',
        category: 'Necessary',
      },
      {
        name: '__Host-sid or sid',
        where: 'Cookie',
        purpose: 'Keeps members of our team signed in. Visitors do not get one',
        lifetime: 'Ends after 60 minutes without use, 12 hours at most',
        category: 'Necessary',
      },
      {
        name: 'draft:…',
        where: 'Session storage',
        purpose: 'Keeps an unfinished form in this tab, until it is sent',
        lifetime: 'Until it is sent or the tab is closed',
        category: 'Necessary',
      },
      {
        name: 'Traffic source',
        where: 'Session storage',
        purpose: 'Remembers what brought you here, and goes along with an enquiry you send',
        lifetime: 'Until the tab is closed',
        category: 'Necessary',
      },
      {
        name: '_ga, _ga_…',
        where: 'Cookie',
        purpose: 'Google Analytics, if configured and if you agree',
        lifetime: 'Set by Google, up to 2 years',
        category: 'Analytics',
      },
      {
        name: '_gcl_au',
        where: 'Cookie',
        purpose: 'Google Ads, if configured and if you agree',
        lifetime: 'Set by Google, up to 3 months',
        category: 'Marketing',
      },
      {
        name: '_fbp, _fbc, fr',
        where: 'Cookie',
        purpose: 'Meta, if configured and if you agree',
        lifetime: 'Set by Meta, up to 3 months',
        category: 'Marketing',
      },
    ],
  },
};
