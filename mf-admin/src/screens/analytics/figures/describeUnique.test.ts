import { describeUnique } from './describeUnique';

test.each([
  [{ count: 1, isEstimate: false }, '1 unique visitor among those who allowed analytics.'],
  [
    { count: 12_400, isEstimate: true },
    'About 12,400 unique visitors among those who allowed analytics (±3%).',
  ],
  [null, 'Unique visitors aren’t known for these filters: individual visits are stored for 30 days.'],
])('describes %j', (unique, words) => {
  expect(describeUnique(unique)).toBe(words);
});
