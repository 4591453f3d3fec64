import { findClaims } from '@site/api/content/markdown/findClaims';
import { markClaims } from './markClaims';

test.each([
  ['Phishing begins 91% of attacks.', 'a percentage'],
  ['Phishing begins 91 percent of attacks.', 'a percentage'],
  ['3 out of 5 firms close within a year.', 'a share'],
  ['One in four employees shares a password.', 'a share'],
  ['Two thirds of firms have no plan.', 'a share'],
  ['The majority of firms have no plan.', 'a share'],
  ['An hour of downtime costs $8,500.', 'money'],
  ['An hour of downtime costs 8500 dollars.', 'money'],
  ['It was sent to 14,000 people.', 'a large number'],
  ['Several million records were lost.', 'a large number'],
  ['Small firms are three times more likely to be hit.', 'a multiple'],
  ['It is 10x faster.', 'a multiple'],
  ['Losses doubled between 2019 and today.', 'a trend'],
  ['Since 2021 the number of cases has increased.', 'a trend'],
  ['Most breaches begin with a mail.', 'a superlative'],
  ['It is the fastest way in.', 'a superlative'],
])('%s claims %s', (sentence, why) => {
  expect(findClaims(sentence)).toEqual([{ sentence, why }]);
});

test.each([
  'We answer within 15 minutes.',
  'Ask for 2 or 3 references.',
  'Use at most ten characters.',
  'The office moved in 2019.',
  'It is almost done.',
  'Cover what matters most.',
  'Copy it to 3 places on 2 kinds of disk.',
  'Phishing begins 91% of attacks, [says the FBI](https://www.ic3.gov).',
  'Phishing begins 91% of attacks.[^1]',
  'Losses are counted by the FBI: https://www.ic3.gov. Phishing begins 91% of them.',
  'According to the FBI, phishing begins 91% of attacks.',
  'Phishing begins 91% of attacks (source: FBI, 2024).',
  '## 91% of attacks',
  '```\nwidth: 91%\n```',
  'Set `width: 91%` there.',
  '![91% of attacks](/api/media/a)',
  '[^1]: 91% in the report of 2024.',
  '',
])('%s asks for no source', (markdown) => {
  expect(findClaims(markdown)).toEqual([]);
});

test('a source covers only its own paragraph or list item', () => {
  const text = [
    'Sourced: 10% [here](/blog/a).',
    'Bare: 20%. Nothing here. And **30%**\nof that.',
    '- 40% of one\n- 50% [of another](https://a.example)\n- none',
    '> 60% of a quote',
  ].join('\n\n');
  expect(findClaims(text).map(({ sentence }) => sentence)).toEqual([
    'Bare: 20%.',
    'And 30% of that.',
    '40% of one',
    '60% of a quote',
  ]);
});

test('an image beside a number is no source', () => {
  expect(findClaims('![A chart](/api/media/a) 70% of all.')).toHaveLength(1);
});

test('a claim is highlighted at its number unless the surrounding text names a source', () => {
  const text = 'Quiet. Phishing begins 91% of attacks.';
  const alone = { text, isLinked: false };
  const [{ from, to, message } = { from: 0, to: 0, message: '' }, ...others] = markClaims(text, alone);
  expect([text.slice(from, to), message, others]).toEqual(['91%', 'No source for a percentage', []]);
  expect(markClaims(text, { ...alone, isLinked: true })).toEqual([]);
  expect(markClaims(text, { ...alone, text: `${text} According to the FBI.` })).toEqual([]);
});

test('brackets more than 500 characters apart are no link, as searching farther would take quadratic time', () => {
  expect(findClaims(`[${'x'.repeat(400)}](/source) 70% of all.`)).toEqual([]);
  expect(findClaims(`[${'x'.repeat(600)}](/source) 70% of all.`)).toHaveLength(1);
});

test('claims in a long text without sentences are searched in linear time', () => {
  for (const part of ['1', 'rose ', '[^', '![a](', '![]( '])
    expect(findClaims(part.repeat(200_000 / part.length))).toEqual([]);
});
