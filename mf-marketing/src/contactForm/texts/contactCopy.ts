/**
 * The texts around the contact form, on the home page and the contact page. Headings, buttons and notices are fixed by
 * the specification; the consent sentence is in the contract of the enquiry.
 */
export const contactCopy = {
  eyebrow: 'Get in Touch',
  title: "Let's Discuss Your IT Needs",
  pitch:
    'Strengthen your IT infrastructure, improve security, or hand off day-to-day IT as a managed service. Tell us where you stand, and we’ll tell you what we would do first.',
  assessment: {
    title: 'Security Assessment',
    text: 'A written report of your risks, with the most urgent first.',
    button: 'Book Assessment',
  },
  managed: {
    title: 'Managed Services',
    text: 'See what’s included in fully managed IT, service by service.',
    button: 'Learn More',
  },
  consultation: {
    title: 'Schedule a Consultation',
    text: 'Talk with us about your IT and what to fix first.',
    button: 'Book Consultation',
  },
  form: {
    title: 'Contact Us',
    text: 'Your message goes to our team in Round Rock.',
    submit: 'Send Message',
    sending: 'Sending...',
    withoutScripts: 'This form needs JavaScript. Without it, please call or email us:',
  },
  /** The fields of the short form that are filled in by the page. */
  more: { label: 'More details', text: 'Company, service and challenge' },
  sent: {
    title: 'Message Sent',
    description: "Thank you for your inquiry. We'll get back to you shortly.",
  },
  /** The card shown after an enquiry was sent. */
  receipt: {
    anytime: 'No preference',
    steps: [
      { title: 'Stored', text: 'We have your message' },
      { title: 'Emailed', text: 'To our team in Round Rock, with a confirmation to you' },
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
