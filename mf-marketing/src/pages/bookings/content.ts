/** What booking offers: a time, the phone and the form. */
export const BOOKINGS = {
  page: {
    title: 'Book a conversation',
    description:
      'Book a consultation or a security assessment online, by your clock and ours, or call. Tell us where you are, and we will tell you what we would do first.',
    lead: 'A consultation or a security assessment, at a time that suits you.',
    label: 'Bookings',
  },
  phone: {
    title: 'Or call',
    text: 'If you would rather talk first, or none of the times suit, call. You can also write, and we will suggest one.',
    write: 'Write to us',
  },
  bring: {
    title: 'Three things worth having at hand',
    items: [
      'How many people, devices and sites you have, roughly',
      'The thing that has cost you the most time this year',
      'When your present contract or insurance renews, if there is one',
    ],
  },
  note: 'A conversation does not oblige you to anything.',
};

/** What to bring to a security assessment, which asks for other things. */
const securityItems = [
  'What you have to protect most: which data, which work that must not stop',
  'The last questionnaire you were sent, by an insurer or a client',
  'Who may sign in where, as far as it is written down',
];

/** The three things to bring, by what was booked. */
export const bringFor = (service: string) =>
  /security/.test(service) ? securityItems : BOOKINGS.bring.items;

export const CONFIRMATION = {
  page: {
    searchTitle: 'Booking',
    description:
      'Thank you for booking a conversation. What happens next, and three things worth having at hand.',
    label: 'Booking',
  },
  booked: {
    title: 'Thank you, that is in the calendar',
    lead: 'The details come by mail. To move or cancel, use the link in that mail. If it does not come, call us and we will look together.',
  },
  held: {
    title: 'One more step: open the mail from us',
    lead: 'Many meetings are being booked just now, so we hold this time for 15 minutes. The link in that mail confirms it. If it does not come, call us and we will look together.',
  },
  cancelled: {
    title: 'This meeting was cancelled',
    lead: 'The time is free again, and a mail says so to both sides. Choose another whenever it suits you, or call us.',
  },
  unknown: {
    title: 'Where to find your booking with us',
    lead: 'The mail about your booking has the details, and a link to move or cancel it. If you did not get one, call us or choose a time again.',
  },
  again: 'Choose a time',
};

export const MANAGE = {
  title: 'Your booking',
  description: 'Whoever booked a conversation moves or cancels it here, behind the link in the mail.',
  over: {
    title: 'This link does not work',
    text: 'Open it once more from the newest mail about your booking. Some programs cut long links in two: then copy all of it. Or call us.',
  },
};
