/** What the scheduler says. */
export const COPY = {
  title: 'Pick a time',
  note: 'No account, no card. Booked when you confirm.',
  type: 'What is it about?',
  day: 'Which day?',
  dayNote: 'the line shows how many times are free',
  ours: 'Our clock',
  yours: 'Your clock',
  both: 'Our clock and yours',
  who: 'Who are you?',
  confirm: 'Confirm this time',
  sending: 'Booking...',
  privacy: 'We use your details for this meeting only.',
  noTime: 'Please choose a time.',
  taken: {
    title: 'Just taken',
    text: 'Someone booked that time while you were typing. Nothing you wrote is lost.',
    none: 'No other time is free. Please call us, and we will find one.',
  },
  full: {
    title: 'Nothing left',
    text: 'All times of the coming weeks are taken. Call us and we will find one.',
  },
  away: {
    title: 'No answer',
    text: 'The calendar did not reply. Try again, or call us and we will find a time together.',
    again: 'Try again',
  },
  failed: 'We could not book this just now. Please try again, or call us.',
};
