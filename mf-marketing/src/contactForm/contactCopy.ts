/**
 * The words around the contact form, the same on the home page and on its own page. Headings, buttons and
 * notices are fixed by the client; the consent sentence is in the contract of the enquiry.
 */
export const contactCopy = {
  eyebrow: 'Get in Touch',
  title: "Let's Discuss Your IT Needs",
  pitch:
    'Whether you want to strengthen your IT infrastructure, improve security or hand over the day-to-day as a managed service, tell us where you are. We will tell you what we would do first.',
  assessment: {
    title: 'Security Assessment',
    text: 'See where you stand, in writing, ranked by what matters.',
    button: 'Book Assessment',
  },
  managed: {
    title: 'Managed Services',
    text: 'What a fully managed month looks like, service by service.',
    button: 'Learn More',
  },
  consultation: {
    title: 'Schedule a Consultation',
    text: 'A conversation about where you are, and what could come first.',
    button: 'Book Consultation',
  },
  form: {
    title: 'Contact Us',
    text: 'Your message is stored first, then mailed to our team in Round Rock.',
    submit: 'Send Message',
    sending: 'Sending...',
    withoutScripts: 'Sending this form needs JavaScript. Without it, please call or write to us:',
  },
  sent: {
    title: 'Message Sent',
    description: "Thank you for your inquiry. We'll get back to you shortly.",
  },
  /** The card that stays after an enquiry was sent. */
  receipt: {
    anytime: 'No preference',
    steps: [
      { title: 'Stored', text: 'Safe before anything else happens' },
      { title: 'Mailed', text: 'To our team in Round Rock, with a note to you' },
      { title: 'Answered', text: 'By phone or email' },
    ],
    book: 'Book a time now',
  },
  failed: {
    title: 'Error',
    refused: 'Failed to send message',
    unknown: 'There was an error sending your message. Please try again.',
  },
};
