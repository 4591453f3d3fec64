/** What booking offers today: the calendar, the phone and the form. */
export const BOOKINGS = {
  page: {
    title: 'Book a conversation',
    description:
      'Book a consultation or a security assessment in our online calendar, or call. Tell us where you are, and we will tell you what we would do first.',
    lead: 'A consultation or a security assessment, at a time that suits you.',
    label: 'Bookings',
  },
  calendar: {
    title: 'Choose a time',
    text: 'Our calendar opens in a new tab, at the booking service we use. The times it shows are the times we have.',
    button: 'Open the calendar',
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

export const CONFIRMATION = {
  page: {
    searchTitle: 'Booking',
    description:
      'Thank you for booking a conversation. What happens next, and three things worth having at hand.',
    label: 'Booking',
  },
  booked: {
    title: 'Thank you, that is in the calendar',
    lead: 'The booking service sends you the details by mail. To change or cancel, use the link in that mail.',
  },
  unknown: {
    title: 'Looking for your booking?',
    lead: 'This page follows a booking, and we do not see one here. The mail from the booking service has the details. If you did not get one, call us or choose a time again.',
  },
};
