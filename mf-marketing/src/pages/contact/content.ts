/** The texts of the contact page, except those shared with the home page (`contactForm/contactCopy`). */
export const PAGE = {
  searchTitle: 'Contact',
  label: 'Contact',
  description:
    'Call, email or book a time with a managed IT and cybersecurity team in Round Rock, Texas. Tell us what’s wrong, and we’ll tell you what we would do first.',
};

export const PHONE = {
  call: 'Call Now',
};

export const ACTIONS_LABEL = 'Three ways to get started';

export const AFTERWARDS = {
  title: 'What happens to your message',
  steps: [
    { title: 'We save it', text: 'Your message is stored before any email is sent, so it can’t get lost.' },
    {
      title: 'Our team gets it',
      text: 'The team in Round Rock reads it, and you get a confirmation by email.',
    },
    {
      title: 'We get back to you',
      text: 'By phone or email, with what we would do first. If we aren’t the right fit, we say so.',
    },
  ],
  draft: 'Interrupted? What you typed stays in this tab until you send it or close the tab.',
};

export const EMBEDDED = {
  title: 'Contact Us',
  description: 'The contact form alone, to embed in other pages.',
};
