import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab, or another key, until it has the focus, as somebody does who has nothing else. */
export async function reach(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => wanted.evaluate((element) => element.contains(document.activeElement));
  for (let steps = 0; !(await hasFocus()); steps++) {
    expect(steps, `${wanted} is reached`).toBeLessThan(120);
    await page.keyboard.press(key);
  }
}
