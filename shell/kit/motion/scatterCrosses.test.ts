import { crossCount } from './scatterCrosses';

describe('how many crosses a page has', () => {
  it.each([
    [360, 50],
    [800, 80],
    [1280, 128],
    [1920, 150],
  ])('at %i px: %i', (width, count) => {
    expect(crossCount('page', width)).toBe(count);
  });

  it('is exact where it is given', () => {
    expect(crossCount(25, 1280)).toBe(25);
  });
});
