import { markSharedSentences } from './markSharedSentences';

const taylor = {
  names: ['Taylor'],
  texts: [
    'IT help in Taylor',
    'We come by car. Taylor was built on rail.',
    '- You call **one** number.\n- US 79 is busy.',
  ],
};
const cedarPark = {
  names: ['Cedar Park'],
  texts: [
    'IT help in Cedar Park',
    'We come by car. The park is new.',
    '- You call one number.\n- The toll road is quick.',
  ],
};

test('sentences are the same for two places if only the names differ', () => {
  const { texts, sharedWords, words } = markSharedSentences(taylor, cedarPark);
  expect(texts).toEqual([
    [{ text: 'IT help in Taylor', isShared: true }],
    [
      { text: 'We come by car.', isShared: true },
      { text: 'Taylor was built on rail.', isShared: false },
    ],
    [{ text: 'You call one number.', isShared: true }],
    [{ text: 'US 79 is busy.', isShared: false }],
  ]);
  expect({ sharedWords, words }).toEqual({ sharedWords: 12, words: 21 });
});

test('counties and neighboring places are swapped as well, as complete words and in lists of any length', () => {
  const temple = {
    names: ['Temple', 'Bell County', 'Belton', 'Salado'],
    texts: ['We know Bell County. We also serve Belton and Salado. Temples are old.'],
  };
  const waco = {
    names: ['Waco', 'McLennan County', 'Hewitt', 'Robinson', 'Bellmead (north)'],
    texts: ['We know McLennan County. We also serve Hewitt, Robinson, and Bellmead (north). Wacos are old.'],
  };
  expect(markSharedSentences(temple, waco).texts[0]?.map(({ isShared }) => isShared)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a heading or list item without a period ends a sentence, a line break within a paragraph does not', () => {
  const page = (name: string, rest: string) => ({
    names: [name],
    texts: [`## Help in ${name}\nWe come by car,\nalso at night.\n${rest}\n\n---\n\n| Day | Hours |`],
  });
  const { texts } = markSharedSentences(
    page('Taylor', '- One number\n- US 79'),
    page('Waco', '- One number\n- I-35'),
  );
  expect(texts.flat()).toEqual([
    { text: 'Help in Taylor', isShared: true },
    { text: 'We come by car, also at night.', isShared: true },
    { text: 'One number', isShared: true },
    { text: 'US 79', isShared: false },
    { text: 'Day Hours', isShared: true },
  ]);
});

test('a page without text shares nothing', () => {
  expect(markSharedSentences({ names: [], texts: [] }, taylor)).toEqual({
    texts: [],
    sharedWords: 0,
    words: 0,
  });
});
