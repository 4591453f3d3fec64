import { desktopIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

/** More than a phone shows at once. */
const LINES = 30;

// A phone has bars above and below the text, so a desktop shows less.
test(`the caret of a long text stays visible below the toolbar and above the bottom of the window ${desktopIfLong}`, async ({
  page,
  open,
  signedInAs,
}) => {
  await signedInAs('editor');
  await open('/admin/blog/new');
  // Letters set closer take from the spaces as well.
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).not.toHaveCSS(
    'word-spacing',
    '0px',
  );
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  // One ring around the text, without the halo of a control.
  await expect(text).toBeFocused();
  await expect(text).toHaveCSS('box-shadow', 'none');
  await expect(text).toHaveCSS('outline-width', '1px');
  await page.evaluate((lines) => {
    const data = new DataTransfer();
    data.setData(
      'text/plain',
      Array.from({ length: lines }, (_, line) => `Line ${line} of the text.`).join('\n'),
    );
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, LINES);
  await expect(text.locator('p')).toHaveCount(LINES);
  const isInView = () =>
    page.evaluate(() => {
      const caret = getSelection()?.getRangeAt(0).getClientRects()[0];
      const tools = document.querySelector('[role="toolbar"]')?.getBoundingClientRect();
      if (!caret || !tools || caret.top < tools.bottom || caret.bottom > innerHeight) return false;
      // Nor does a bar of the frame cover it.
      return [caret.top, caret.bottom].every((y) =>
        document.elementFromPoint(caret.left + 1, y)?.closest('[role="textbox"]'),
      );
    });
  const isAtRest = () =>
    page.evaluate(async () => {
      const before = scrollY;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY === before;
    });
  const press = async (key: string, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press(key);
      // The browser scrolls a page over several frames; the next key during these would start from a moving page.
      if (key.startsWith('Page')) await expect.poll(isAtRest).toBe(true);
      await expect.poll(isInView, `${key}, step ${step}`).toBe(true);
    }
  };
  await press('Control+Home', 1);
  await press('ArrowDown', LINES - 1);
  await press('ArrowUp', LINES - 1);
  await press('PageDown', 2);
  await press('PageUp', 2);

  // A table has tools of its own, which appear once the caret is in it.
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', '<table><tr><th>Month</th></tr><tr><td>May</td></tr></table>');
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await press('Control+End', 1);
  const tools = page.getByRole('group', { name: 'Table' });
  const isInTable = () =>
    page.evaluate(() => Boolean(getSelection()?.anchorNode?.parentElement?.closest('td')));
  for (let step = 0; step < LINES + 10 && !(await isInTable()); step += 1)
    await page.keyboard.press('ArrowUp');
  await expect
    .poll(async () => {
      const [row, bar] = await Promise.all([text.locator('td').boundingBox(), tools.boundingBox()]);
      return row && bar && row.y >= bar.y + bar.height;
    }, 'the row with the caret is below the tools of the table')
    .toBe(true);
});

test('what is typed the moment the focus comes back goes to where the caret was', async ({
  page,
  open,
  signedInAs,
}) => {
  await signedInAs('editor');
  await open('/admin/blog/new');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Before');
  await page.getByRole('textbox', { name: 'Title', exact: true }).click();
  await text.evaluate((element: HTMLElement) => {
    element.focus();
    document.execCommand('insertText', false, ' and after');
  });
  await expect(text).toHaveText('Before and after');
});
