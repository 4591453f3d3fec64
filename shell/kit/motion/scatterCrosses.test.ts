import { type Box, crossCount, scatterCrosses } from './scatterCrosses';

const positionsOf = (crosses: { homeX: number; homeY: number }[]) =>
  crosses.map(({ homeX, homeY }) => `${homeX},${homeY}`);

describe('how many crosses a page has', () => {
  it.each([
    [360, 50],
    [768, 76],
    [1280, 128],
    [1920, 150],
  ])('at %i px: %i', (width, count) => {
    expect(crossCount(undefined, width)).toBe(count);
    expect(scatterCrosses(count, { width, height: 800, words: [] })).toHaveLength(count);
  });

  it('is exact where it is given, however little room words leave', () => {
    const words = [{ left: 0, top: 0, right: 360, bottom: 2000 }];
    expect(scatterCrosses(crossCount(25, 360), { width: 360, height: 2000, words })).toHaveLength(25);
    expect(scatterCrosses(crossCount(15, 1280), { width: 1280, height: 60, words: [] })).toHaveLength(15);
  });
});

describe('their positions', () => {
  const field = { width: 1280, height: 800 };
  const words: Box[] = [
    { left: 40, top: 0, right: 1240, bottom: 500 },
    { left: 40, top: 560, right: 640, bottom: 800 },
  ];

  it('is clear of words, on places of their own, and the same every time', () => {
    const crosses = scatterCrosses(128, { ...field, words });
    for (const { homeX, homeY } of crosses)
      for (const { left, top, right, bottom } of words)
        expect(homeX > left && homeX < right && homeY > top && homeY < bottom).toBe(false);
    expect(new Set(positionsOf(crosses)).size).toBe(128);
    expect(positionsOf(scatterCrosses(128, { ...field, words }))).toEqual(positionsOf(crosses));
  });

  it('is left only by those that words have come over', () => {
    const before = scatterCrosses(50, { ...field, words: [] });
    const after = scatterCrosses(
      50,
      { ...field, words: [{ left: 0, top: 0, right: 200, bottom: 800 }] },
      before,
    );
    expect(after).toHaveLength(50);
    const stayed = before.filter((cross) => cross.homeX >= 214);
    expect(stayed.length).toBeGreaterThan(0);
    expect(stayed.length).toBeLessThan(50);
    for (const cross of stayed) expect(after).toContain(cross);
  });
});
