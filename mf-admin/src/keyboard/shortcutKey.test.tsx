import { shortcutKey } from './shortcutKey';

/** The shortcut of a letter pressed in an element. */
function pressedIn(html: string): string | undefined {
  document.body.innerHTML = html;
  let meant: string | undefined;
  const listen = (event: KeyboardEvent) => {
    meant = shortcutKey(event);
  };
  window.addEventListener('keydown', listen, { capture: true, once: true });
  const [target = document.body] = document.querySelectorAll('.here');
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
  return meant;
}

test('a letter is a shortcut outside of text fields only', () => {
  expect(pressedIn('<p class="here"></p>')).toBe('g');
  expect(pressedIn('<input class="here" type="checkbox">')).toBe('g');
  for (const field of ['<input class="here">', '<textarea class="here"></textarea>'])
    expect(pressedIn(field)).toBeUndefined();
  expect(pressedIn('<div contenteditable="true"><p class="here">A text</p></div>')).toBeUndefined();
});
