/** The texts of the booking page. */
export const BOOKINGS = {
  page: {
    title: 'Book a call',
    description:
      'Book an IT consultation or a security assessment online with our team in Round Rock, Texas. Pick a time in your own time zone.',
    lead: 'Choose a consultation or a security assessment, and a time that works for you.',
    label: 'Bookings',
  },
  phone: {
    title: 'Or call',
    text: 'Want to talk first, or don’t see a time that works? Call us, or email us and we’ll suggest one.',
    write: 'Contact us',
  },
  bring: {
    title: 'Three things to have ready',
    items: [
      'Roughly how many people, devices and locations you have',
      'The IT problem that cost you the most time this year',
      'When your IT contract or cyber insurance renews',
    ],
  },
  note: 'A call doesn’t commit you to anything.',
};

/** What to prepare for a security assessment, which differs from other meetings. */
const securityItems = [
  'What you need to protect most: which data, and which work can’t stop',
  'The last security questionnaire from an insurer or a client',
  'A list of who has access to what, if you have one',
];

/** The three things to prepare, by meeting type. */
export const bringFor = (service: string) =>
  /security/.test(service) ? securityItems : BOOKINGS.bring.items;

export const CONFIRMATION = {
  page: {
    searchTitle: 'Booking',
    description: 'Thank you for booking a call. What happens next, and three things to have ready.',
    label: 'Booking',
  },
  booked: {
    title: 'You’re booked',
    lead: 'We emailed you the details, with a link to reschedule or cancel. No email? Check your spam folder or call us.',
  },
  held: {
    title: 'Confirm by email',
    lead: 'We’re holding this time for 15 minutes. Open the link in our email to confirm it. No email? Check your spam folder or call us.',
  },
  cancelled: {
    title: 'Meeting canceled',
    lead: 'We emailed you a confirmation. You can book another time whenever you like, or call us.',
  },
  unknown: {
    title: 'Find your booking',
    lead: 'Your confirmation email has the details and a link to reschedule or cancel. If you didn’t get one, call us or choose a time again.',
  },
  again: 'Choose a time',
};

export const MANAGE = {
  title: 'Your booking',
  description: 'Reschedule or cancel your call with the link in your confirmation email.',
  over: {
    title: 'This link doesn’t work',
    text: 'Open the link in the latest email about your booking. If your email app broke the link into two lines, copy all of it. Or call us.',
  },
};
