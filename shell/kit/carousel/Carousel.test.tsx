import { renderPage } from '@site/shell/testing';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './index';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const cards = (
  <Carousel
    label="Industries"
    count={9}
    start={4}
    itemName={(index) => NAMES[index]!}
    renderItem={(index, isCurrent) => (
      <a href={`/${NAMES[index]}`} data-current={isCurrent || undefined}>
        {NAMES[index]}
      </a>
    )}
  />
);

async function openPage(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: width, configurable: true });
  Object.defineProperty(window.screen, 'width', { value: width, configurable: true });
  const page = await renderPage(() => cards, { timers: jest.advanceTimersByTime });
  await wait(700);
  return page;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const inView = () =>
  within(screen.getByRole('group', { name: 'Industries' }))
    .getAllByRole('link')
    .filter((link) => !link.closest('[inert]'))
    .map((link) => link.textContent);
const marked = () => document.querySelector('.scale [aria-current]')?.textContent;

describe('a carousel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [1280, ['Four', 'Five', 'Six']],
    [800, ['Five', 'Six']],
    [360, ['Five']],
  ])('at %i px begins on its middle card; what is out of view is out of reach', async (width, names) => {
    await openPage(width);
    expect(inView()).toEqual(names);
    expect(marked()).toBe('5');
  });

  it('moves every 4 s, in a loop', async () => {
    await openPage(1280);
    await wait(4000);
    expect(marked()).toBe('6');
    for (let moves = 0; moves < 4; moves++) await wait(4000);
    expect(marked()).toBe('1');
  });

  it('can be paused and resumed', async () => {
    const { user } = await openPage(1280);
    await user.click(screen.getByRole('button', { name: 'Pause rotation' }));
    await wait(20_000);
    expect(marked()).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Play rotation' }));
    await wait(4000);
    expect(marked()).toBe('6');
  });

  it('moves with its buttons, indicators and arrow keys', async () => {
    const { user } = await openPage(1280);
    await user.click(screen.getByRole('button', { name: 'Pause rotation' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await wait(700);
    expect(marked()).toBe('6');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await wait(700);
    await user.keyboard('{ArrowLeft}');
    await wait(700);
    expect(marked()).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Nine' }));
    await wait(700);
    expect(inView()).toEqual(['Eight', 'Nine', 'One']);
  });

  it('moves to the card of an indicator clicked during a move', async () => {
    const { user } = await openPage(1280);
    await user.click(screen.getByRole('button', { name: 'Pause rotation' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Nine' }));
    expect(marked()).toBe('6');
    await wait(1400);
    expect(inView()).toEqual(['Eight', 'Nine', 'One']);
  });

  it('continues under the mouse, stops for keyboard focus, and continues after it', async () => {
    const { user } = await openPage(1280);
    await user.hover(screen.getByRole('link', { name: 'Five' }));
    await wait(4000);
    expect(marked()).toBe('6');
    await user.tab();
    expect(document.activeElement?.closest('.card')).not.toBeNull();
    await wait(20_000);
    expect(marked()).toBe('6');
    act(() => (document.activeElement as HTMLElement).blur());
    await wait(4000);
    expect(marked()).toBe('7');
  });

  it('is a plain list of all cards before hydration', () => {
    const html = renderToString(cards);
    for (const name of NAMES) expect(html.split(`>${name}<`)).toHaveLength(2);
    expect(html).not.toContain('aria-hidden="true"');
  });
});
