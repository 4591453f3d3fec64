import { renderPage } from '@site/shell/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Tooltip } from './Tooltip';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const control = (name: string) => screen.getByRole('button', { name }).parentElement!;
const shown = () => screen.queryByRole('tooltip')?.textContent;

async function openPage() {
  return renderPage(
    () => (
      <>
        <Tooltip text="About one">
          <button type="button">One</button>
        </Tooltip>
        <Tooltip text="About two">
          <button type="button">Two</button>
        </Tooltip>
      </>
    ),
    { timers: jest.advanceTimersByTime },
  );
}

describe('a tooltip', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it('opens 700 ms after pointing at its control, and closes when that ends', async () => {
    await openPage();
    fireEvent.pointerEnter(control('One'));
    pass(699);
    expect(shown()).toBeUndefined();
    pass(1);
    expect(shown()).toBe('About one');
    expect(screen.getByRole('button', { name: 'One' })).toHaveAccessibleDescription('About one');
    fireEvent.pointerLeave(control('One'));
    expect(shown()).toBeUndefined();
  });

  it.each([
    [299, 'About two'],
    [301, undefined],
  ])('%i ms after another closed it is %s at once', async (gap, expected) => {
    await openPage();
    fireEvent.pointerEnter(control('One'));
    pass(700);
    fireEvent.pointerLeave(control('One'));
    pass(gap);
    fireEvent.pointerEnter(control('Two'));
    pass(0);
    expect(shown()).toBe(expected);
  });
});
