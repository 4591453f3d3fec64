/** The words of the contact page beside those it shares with the home page (`parts/contactCopy`). */
export const PAGE = {
  searchTitle: 'Contact',
  label: 'Contact',
  description:
    'Call, write or book a time with a managed IT and cybersecurity team in Round Rock, Texas. Tell us where you are; we tell you what we would do first.',
};

export const PHONE = {
  call: 'Call Now',
  note: 'If you would rather talk than type.',
};

export const ACTIONS_LABEL = 'Three ways to start';

export const AFTERWARDS = {
  title: 'What happens to your message',
  steps: [
    { title: 'Stored first', text: 'Before any email is sent, so nothing is lost on the way.' },
    {
      title: 'Mailed to our team',
      text: 'In Round Rock, with your company and challenge in view.',
    },
    {
      title: 'Then we get back to you',
      text: 'With what we would do first, and whether we are the right people to do it.',
    },
  ],
  draft:
    'Halfway through and called away? What you have typed stays in this tab until you send it or close it.',
};

export const EMBEDDED = {
  title: 'Contact Us',
  description: 'The contact form alone, for use inside of other pages.',
};
