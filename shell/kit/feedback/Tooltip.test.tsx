import { renderPage } from '@site/shell/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { SquareButton } from '../page/SquareButton';
import { Tooltip } from './Tooltip';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const control = (name: string) => screen.getByRole('button', { name });
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
        <SquareButton label="Three">3</SquareButton>
      </>
    ),
    { timers: jest.advanceTimersByTime },
  );
}

describe('a tooltip', () => {
  // Later than any tooltip was closed: the next one would open at once.
  let now = Date.now();
  beforeEach(() => {
    now += 60_000;
    jest.useFakeTimers({ now });
  });
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

  it('opens at once on keyboard focus, and closes with Esc and when the focus leaves', async () => {
    const { user } = await openPage();
    await user.tab();
    expect(shown()).toBe('About one');
    await user.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
    await user.tab();
    expect(shown()).toBe('About two');
    await user.tab();
    expect(shown()).toBe('Three');
    await user.tab();
    expect(shown()).toBeUndefined();
  });

  it('is closed by Esc where it is only pointed at, and by pressing its control', async () => {
    await openPage();
    fireEvent.pointerEnter(control('One'));
    pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeUndefined();
    fireEvent.pointerLeave(control('One'));
    pass(1000);
    fireEvent.pointerEnter(control('One'));
    pass(700);
    fireEvent.pointerDown(control('One'));
    expect(shown()).toBeUndefined();
    pass(5000);
    expect(shown()).toBeUndefined();
  });

  it('is not opened by touch', async () => {
    const { user } = await openPage();
    await user.pointer({ keys: '[TouchA>]', target: control('One') });
    pass(5000);
    expect(shown()).toBeUndefined();
  });

  it('shows the name of a button that is one icon, and has it read only once', async () => {
    await openPage();
    fireEvent.pointerEnter(control('Three'));
    pass(700);
    expect(shown()).toBe('Three');
    expect(control('Three')).toHaveAccessibleName('Three');
    expect(control('Three')).not.toHaveAttribute('aria-describedby');
  });
});
