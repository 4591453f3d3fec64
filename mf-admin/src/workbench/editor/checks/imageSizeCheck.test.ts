import { mediaAddress } from '@site/api/media/mediaAddress';
import { imageSizeCheck, MAX_IMAGE_KIB } from './imageSizeCheck';

const [one = '', two = ''] = ['a', 'b'].map((letter) => letter.repeat(24));
const draft = {
  image: mediaAddress(one),
  markdown: `![A rack](${mediaAddress(two)}) ![A rack](${mediaAddress(two)})`,
};

test('counts each image of a document once', () => {
  const imageBytes = new Map([
    [one, 40 * 1024],
    [two, 60 * 1024],
  ]);
  expect(imageSizeCheck(draft, { imageBytes })).toEqual({
    state: 'good',
    message: `100 of ${MAX_IMAGE_KIB} KiB of images on a phone`,
  });
  expect(imageSizeCheck(draft, { imageBytes: new Map([...imageBytes, [one, 1024 ** 2]]) }).state).toBe(
    'warn',
  );
});

test('does not judge images of unknown size', () => {
  expect(imageSizeCheck(draft, { imageBytes: new Map([[one, 1024 ** 2]]) }).message).toBe('Measuring…');
  expect(imageSizeCheck({}, { imageBytes: new Map() }).message).toBe('No images');
});
