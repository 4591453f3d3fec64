import { expect, test } from '../../test';

test('the caret stays in view through a long text, below the tools and above the end of the window', async ({
  page,
  open,
  signedInAs,
}) => {
  await signedInAs('editor');
  await open('/admin/blog/new');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/plain',
      Array.from({ length: 60 }, (_, line) => `Line ${line} of the text.`).join('\n'),
    );
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await expect(text.locator('p')).toHaveCount(60);
  const hidden: string[] = [];
  const press = async (key: string, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press(key);
      const {
        caret,
        tools,
        window: height,
      } = await page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0);
        const bar = document.querySelector('[role="toolbar"]')?.parentElement;
        return {
          caret: range?.getClientRects()[0]?.toJSON() ?? { top: 0, bottom: 0 },
          tools: bar?.getBoundingClientRect().bottom ?? 0,
          window: innerHeight,
        };
      });
      if (caret.top < tools || caret.bottom > height) hidden.push(`${key} ${step}: ${caret.top}`);
    }
  };
  await press('Control+Home', 1);
  await press('ArrowDown', 59);
  await press('ArrowUp', 59);
  await press('PageDown', 4);
  await press('PageUp', 3);
  expect(hidden).toEqual([]);
});
