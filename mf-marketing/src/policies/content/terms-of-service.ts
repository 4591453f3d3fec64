import type { Policy } from '../Policy';

export const content: Policy = {
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
