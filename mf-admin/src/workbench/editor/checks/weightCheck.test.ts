import { mediaAddress } from '@site/api/media/mediaAddress';
import { PICTURES_MOST, weightCheck } from './weightCheck';

const [one = '', two = ''] = ['a', 'b'].map((letter) => letter.repeat(24));
const draft = {
  image: mediaAddress(one),
  markdown: `![A rack](${mediaAddress(two)}) ![A rack](${mediaAddress(two)})`,
};

test('each picture of a document weighs once, wherever it stands in it', () => {
  const pictures = new Map([
    [one, 40 * 1024],
    [two, 60 * 1024],
  ]);
  expect(weightCheck(draft, { pictures })).toEqual({
    state: 'good',
    says: `100 of ${PICTURES_MOST} KiB of images on a phone`,
  });
  expect(weightCheck(draft, { pictures: new Map([...pictures, [one, 1024 ** 2]]) }).state).toBe('warn');
});

test('nothing is said of a weight that is not known', () => {
  expect(weightCheck(draft, { pictures: new Map([[one, 1024 ** 2]]) }).says).toBe('Measuring…');
  expect(weightCheck({}, { pictures: new Map() }).says).toBe('No images');
});
