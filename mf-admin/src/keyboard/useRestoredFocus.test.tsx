import { act, render, screen, waitFor } from '@testing-library/react';
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
  // Observers of changes have run.
  await act(async () => {});
  expect(document.body).toHaveFocus();
});
