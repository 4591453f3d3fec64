import type { LocationTexts } from '../SubjectTexts';

export const content: LocationTexts = {
  name: 'Taylor, Texas',
  to: '/service-areas/taylor',
  heading: 'IT for suppliers and shops in Taylor',
  lines: [
    'We’re about 17 miles west on US 79 and schedule visits around plant traffic.',
    'Samsung’s suppliers get long security questionnaires, and we help you answer them.',
    'One side of your street may have fiber and the other only residential service.',
    'Two lines in one trench can be cut together, so we ask about the route.',
    'Brick buildings downtown have old wiring, and we tell you what’s worth keeping.',
    'Toward Thrall and Coupland, we test the signal at your building.',
    'Yards without walls get outdoor wireless links and cameras.',
    'We visit mid-morning, between shift changes.',
    'You’re a firm of nine and get forms meant for nine thousand, so we help you rank them.',
  ],
};
