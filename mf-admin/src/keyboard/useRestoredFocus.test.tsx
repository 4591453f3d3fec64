import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useRestoredFocus } from './useRestoredFocus';

/** Two columns of cards in a panel, as buttons. */
function Region({ left, right, busy }: { left: string[]; right: string[]; busy?: string }) {
  const region = useRef<HTMLDivElement>(null);
  useRestoredFocus(region);
  return (
    <>
      <section tabIndex={-1} aria-label="Panel">
        <div ref={region}>
          {[left, right].map((names, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay
            <div key={column}>
              {names.map((name) => (
                <button key={name} type="button" disabled={name === busy}>
                  {name}
                </button>
              ))}
            </div>
          ))}
        </div>
      </section>
      <button type="button">Outside</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('region', { name: 'Panel' });

/** Waits until observers of changes, and what they postpone, have run. */
async function settle(): Promise<void> {
  await act(async () => {});
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test('a button that was disabled while it worked has the focus again', async () => {
  const { rerender } = render(<Region left={['Save']} right={[]} />);
  button('Save').focus();
  rerender(<Region left={['Save']} right={[]} busy="Save" />);
  // As browsers do, unlike jsdom.
  button('Save').blur();
  rerender(<Region left={['Save']} right={[]} />);
  await waitFor(() => expect(button('Save')).toHaveFocus());
});

test('a card that moved keeps the focus, also if it is gone for a while', async () => {
  const { rerender } = render(<Region left={['Dana', 'Kim']} right={[]} />);
  button('Dana').focus();
  rerender(<Region left={['Kim']} right={['Dana']} />);
  await waitFor(() => expect(button('Dana')).toHaveFocus());
  rerender(<Region left={['Kim']} right={[]} />);
  await waitFor(() => expect(panel()).toHaveFocus());
  rerender(<Region left={['Dana', 'Kim']} right={[]} />);
  await waitFor(() => expect(button('Dana')).toHaveFocus());
});

test('a focus that the member moved stays there', async () => {
  const { rerender } = render(<Region left={['Dana', 'Kim']} right={[]} />);
  button('Dana').focus();
  button('Outside').focus();
  rerender(<Region left={['Kim']} right={['Dana']} />);
  button('Outside').blur();
  rerender(<Region left={[]} right={['Dana']} />);
  await settle();
  expect(document.body).toHaveFocus();
});

test('Tab leaves an element, even if something disappears at that moment', async () => {
  const { rerender } = render(<Region left={['Dana', 'Kim']} right={[]} />);
  button('Dana').focus();
  fireEvent.keyDown(button('Dana'), { key: 'Tab' });
  button('Dana').blur();
  rerender(<Region left={['Dana']} right={[]} />);
  await settle();
  expect(document.body).toHaveFocus();
});

test('something that disappears between blur and focus takes the focus nowhere', async () => {
  const { rerender } = render(<Region left={['Dana', 'Kim', 'Lee']} right={[]} />);
  button('Dana').focus();
  button('Dana').blur();
  rerender(<Region left={['Dana', 'Kim']} right={[]} />);
  // Observers have been called.
  await act(async () => {});
  button('Kim').focus();
  await settle();
  expect(button('Kim')).toHaveFocus();
});
