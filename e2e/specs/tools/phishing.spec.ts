import { statSync, writeFileSync } from 'node:fs';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

test.beforeEach(async ({ consented }) => consented());

const FORGED =
  'From: PayPal <service@paypal-billing.example>\nTo: sam@yourfirm.example\nSubject: Your account\nReply-To: desk@gmail.com\nContent-Type: text/html\n\n<p>Verify your account.</p><a href="https://paypal.com.sign-in.top/x">https://www.paypal.com/</a>\n';

test('a message is analyzed by keyboard, offline, and sent nowhere', async ({
  page,
  open,
  context,
  problems,
}) => {
  await open(paths.tool('phishing-detection'));
  await waitForIdle(page);
  expect(page.workers(), 'nothing is brought before it is used').toEqual([]);
  const tool = page.getByRole('region', { name: 'Phishing check' });
  await tool.getByRole('button', { name: 'Link', exact: true }).focus();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.workers()[0]!.evaluate(() => 0);
  await waitForIdle(page);
  await context.setOffline(true);
  // The script that measures web vitals is loaded after five seconds.
  problems.expect(/assets\/[\w.]+\.js net::ERR_INTERNET_DISCONNECTED/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!/\/assets\/[\w.]+\.js$/.test(request.url())) sent.push(request.url());
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await tool.getByLabel('Link to check').focus();
  await page.keyboard.type('http://paypal.com.secure-login.firm.top/webscr');
  await expect(tool.getByText('Dangerous', { exact: true }).first()).toBeVisible();
  await expect(tool.getByRole('list', { name: 'Reasons' }).getByRole('listitem').first()).toContainText('+');
  const light = tool.getByRole('slider', { name: /Move the slider/ });
  await light.focus();
  await page.keyboard.press('End');
  await expect(light).toHaveValue('100');
  expect(sent).toEqual([]);
  await context.setOffline(false);
});

test('a saved email is dropped, and its evidence is highlighted', async ({ page, open, violations }) => {
  await open(paths.tool('phishing-detection'));
  const tool = page.getByRole('region', { name: 'Phishing check' });
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'account.eml', { type: 'message/rfc822' }));
    return data;
  }, FORGED);
  await tool.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(tool.getByText(/account\.eml, read in this browser: dangerous/)).toBeVisible();
  await expect(tool.locator('mark').filter({ hasText: 'PayPal' }).first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('an inquiry contains the verdict and the signs, but nothing of the message', async ({ page, open }) => {
  await open(paths.tool('phishing-detection'));
  const tool = page.getByRole('region', { name: 'Phishing check' });
  await tool.getByRole('button', { name: 'Headers, .eml' }).click();
  await tool.getByLabel('Headers or source of an email to check').fill(FORGED);
  await expect(tool.getByText(/^Your email, read in this browser: dangerous/)).toBeVisible();
  await page.getByRole('link', { name: 'Ask our team' }).click();
  const message = page.getByRole('textbox', { name: 'Your Message' });
  await expect(message).toHaveValue(
    /^We checked an email for phishing: dangerous, \d+ points\.\nWarning signs: .*A known brand with a different address/,
  );
  await expect(message).not.toHaveValue(/PayPal|sign-in\.top|gmail/i);
  await expect(page.getByLabel('Service Interest')).toHaveValue('email_security');
  await expect(page.getByLabel('Primary Challenge')).toHaveValue('security');
  await page.goBack();
  await page.getByRole('link', { name: 'Book a 30-minute call' }).click();
  await expect(page.getByRole('radio', { name: /Security assessment/ })).toBeChecked();
  await expect(page.getByText('Phishing Detection').first()).toBeVisible();
});

test('10 MB are analyzed in a worker, which returns no more than for a small email', async ({
  page,
  open,
}) => {
  await open(paths.tool('phishing-detection'));
  const tool = page.getByRole('region', { name: 'Phishing check' });
  await tool.getByLabel('Message to check').focus();
  await page.evaluate(watch);
  const elements = () => tool.evaluate((region) => region.querySelectorAll('*').length);
  const lay = async (name: string, paragraphs: number) => {
    const file = test.info().outputPath(name);
    writeFileSync(file, FORGED + '<p>Nothing to see here, only words.</p>\n'.repeat(paragraphs));
    await page.getByLabel('A saved email').setInputFiles(file);
    await expect(page.getByText(`${name}, read in this browser`)).toBeVisible();
    const seen = await page.evaluate(() => ({ ...(window as unknown as Watched).watched }));
    console.log(`${name}, ${statSync(file).size} bytes: longest task of the page so far ${seen.longest} ms`);
    return { ...seen, elements: await elements() };
  };
  const small = await lay('small.eml', 100);
  const large = await lay('large.eml', 250_000);
  expect(large.bytesRead, 'bytes of files that the page itself read').toBe(0);
  expect(large.elements).toBe(small.elements);
  expect(large.largestAnswer).toBeLessThanOrEqual(small.largestAnswer * 1.1);
  expect(small.largestAnswer).toBeGreaterThan(0);
});

for (const way of isLong ? (['pasted', 'dropped'] as const) : (['pasted'] as const))
  test(`300,000 characters ${way} are analyzed without layout, and rendered as briefly as a short text`, async ({
    page,
    open,
  }) => {
    await open(paths.tool('phishing-detection'));
    const tool = page.getByRole('region', { name: 'Phishing check' });
    const field = tool.getByLabel('Message to check');
    await field.focus();
    const line = 'Your parcel waits: confirm it at https://dhl-parcel.top/x\n';
    const lay = (text: string) =>
      field.evaluate(
        (element, [how, plain]) => {
          const data = new DataTransfer();
          data.setData('text/plain', plain);
          const flags = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            how === 'pasted'
              ? new ClipboardEvent('paste', { clipboardData: data, ...flags })
              : new DragEvent('drop', { dataTransfer: data, ...flags }),
          );
        },
        [way, text] as const,
      );
    await page.evaluate(watchCommits);
    const largest = () => page.evaluate(() => (window as unknown as Drawn).largestCommit);

    const text = line.repeat(5_400);
    await lay(text);
    const size = text.length.toLocaleString('en-US');
    await expect(tool.getByText(`${size} characters, read in this browser`)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(tool.locator('mark').first()).toBeVisible();
    expect(await largest(), 'elements put into the page at once').toBeLessThan(600);

    await field.pressSequentially('Lunch?');
    await expect(tool.getByText(/^Your message, read in this browser/)).toBeVisible();
    await expect(field).toHaveValue('Lunch?');
  });

test('the practice marks mistakes by touch', async ({ page, open }) => {
  await open(paths.tool('phishing-detection'));
  const spot = page.getByRole('region', { name: 'Spot it yourself' });
  await spot.scrollIntoViewIfNeeded();
  await expect(async () => {
    await spot.getByRole('button', { name: 'parcel-servlce.example' }).click();
    await expect(spot.getByText('1 of 3 found')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await spot.getByRole('button', { name: 'Next message' }).click();
  await expect(spot.getByText(/^0 of \d found/)).toBeVisible();
});

interface Drawn {
  largestCommit: number;
}

/** Counts, in the page, the elements that one drawing puts into it. */
function watchCommits() {
  const drawn = Object.assign(window, { largestCommit: 0 });
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    const count = added.reduce(
      (sum, node) => sum + (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0),
      0,
    );
    drawn.largestCommit = Math.max(drawn.largestCommit, count);
  }).observe(document.body, { childList: true, subtree: true });
}

interface Watched {
  watched: { longest: number; bytesRead: number; largestAnswer: number };
}

/** Counts, in the page, what it reads of files itself and what its workers hand it. */
function watch() {
  const watched = { longest: 0, bytesRead: 0, largestAnswer: 0 };
  Object.assign(window, { watched });
  for (const way of ['arrayBuffer', 'text', 'bytes', 'stream', 'slice']) {
    const before = Reflect.get(Blob.prototype, way);
    if (!before) continue;
    Reflect.set(Blob.prototype, way, function count(this: Blob, ...given: unknown[]) {
      watched.bytesRead += this.size;
      return before.apply(this, given);
    });
  }
  for (const way of ['readAsArrayBuffer', 'readAsText', 'readAsDataURL', 'readAsBinaryString'] as const) {
    const before = FileReader.prototype[way];
    FileReader.prototype[way] = function count(this: FileReader, blob: Blob) {
      watched.bytesRead += blob.size;
      return before.call(this, blob);
    };
  }
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function weigh(this: Worker, ...given: unknown[]) {
    if (given[0] === 'message')
      Reflect.apply(listen, this, [
        'message',
        ({ data }: MessageEvent) => {
          watched.largestAnswer = Math.max(watched.largestAnswer, JSON.stringify(data).length);
        },
      ]);
    return Reflect.apply(listen, this, given);
  } as typeof listen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask' });
}
