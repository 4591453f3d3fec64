/** The texts of the scheduler. */
export const COPY = {
  title: 'Pick a time',
  note: 'No account or credit card needed.',
  type: 'What would you like to talk about?',
  day: 'Which day?',
  dayNote: 'the bar shows how many times are open',
  ours: 'Our time',
  yours: 'Your time',
  both: 'Your time zone and ours',
  time: 'Time',
  who: 'Your details',
  confirm: 'Confirm this time',
  sending: 'Booking...',
  privacy: 'We only use your details for this meeting.',
  noTime: 'Please choose a time.',
  taken: {
    title: 'That time was just booked',
    text: 'Someone else took it while you were typing. We kept everything you entered; just pick another time.',
    none: 'No other times are open. Please call us, and we’ll find one.',
  },
  full: {
    title: 'Fully booked',
    text: 'All times in the coming weeks are taken. Call us, and we’ll find one.',
  },
  away: {
    title: 'The calendar didn’t load',
    text: 'Try again, or call us and we’ll find a time together.',
    again: 'Try again',
  },
  failed: 'We couldn’t book this time. Please try again, or call us.',
};
