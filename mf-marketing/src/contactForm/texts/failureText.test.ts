import { failureText } from './failureText';

test.each([
  [
    'the server said why',
    { status: 503, message: '503: {}', text: 'Please try again in a minute.' },
    'Please try again in a minute.',
  ],
  [
    'the server said nothing',
    { status: 500, message: '500: Internal Server Error' },
    'Failed to send message',
  ],
  ['success was not true', { status: 200 }, 'Failed to send message'],
  ['no answer came', { status: 0, message: 'Failed to fetch' }, 'Failed to fetch'],
  ['a standard error', new Error('Out of memory'), 'Out of memory'],
  ['something else', 'what?', 'There was an error sending your message. Please try again.'],
  ['nothing', undefined, 'There was an error sending your message. Please try again.'],
])('%s', (_, error, text) => {
  expect(failureText(error)).toBe(text);
});
