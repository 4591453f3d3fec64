import { cardOf, slideOf } from './ring';

describe('the ring of cards', () => {
  it.each([1, 2, 3])('finds every card with %i in view', (perView) => {
    for (let card = 0; card < 9; card++) expect(cardOf(slideOf(card, perView), perView, 9)).toBe(card);
  });

  it('loops in both directions', () => {
    expect(cardOf(slideOf(8, 3) + 1, 3, 9)).toBe(0);
    expect(cardOf(slideOf(0, 1) - 1, 1, 9)).toBe(8);
  });
});
