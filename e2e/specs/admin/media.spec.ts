import { newPhoto, transferFile } from '../../fixtures/content/newPhoto';
import { expect, test } from '../../fixtures/test';

test('images are dropped, pasted or chosen, get alt texts by keyboard and appear on public pages', async ({
  page,
  open,
  signedInAs,
  violations,
  request,
}) => {
  await signedInAs('editor');
  await open('/admin/media');
  const zone = 'section[aria-label="Upload files"] > div';
  await expect(page.locator(zone)).toBeVisible();
  const stem = `p${Date.now()}`;
  const added = page.getByRole('list', { name: 'Uploads' }).getByText('Uploaded');
  // One after another, because the server accepts few uploads at once and rejects the others as busy.
  await transferFile(page, 'drop', zone, await newPhoto(`${stem} dropped.jpg`));
  await expect(added).toHaveCount(1);
  await transferFile(page, 'paste', 'body', await newPhoto(`${stem} pasted.jpg`));
  await expect(added).toHaveCount(2);
  await page.getByLabel('Media files').setInputFiles([await newPhoto(`${stem} chosen.jpg`)]);
  await expect(added).toHaveCount(3);
  expect(await violations()).toEqual([]);

  await open(`/admin/media?q=${stem}`);
  await expect(page.getByText('No alt text')).toHaveCount(3);
  await page.getByRole('link', { name: `${stem} pasted.jpg` }).click();
  await expect(page.getByRole('complementary', { name: `image ${stem} pasted.jpg` })).toBeVisible();
  const point = page.getByRole('button', { name: /^Focal point: 50% from the left/ });
  await point.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('button', { name: 'Focal point: 60% from the left, 49% from the top' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('An image that a test has drawn.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Image saved')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await violations()).toEqual([]);

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const shown = await request.get(`/api/media/${id}?w=640`, { headers: { Accept: 'image/webp,*/*' } });
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/webp']);
  const part = await request.get(`/api/media/${id}/1/640.webp`, { headers: { Range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  expect(part.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });

  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this image?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Image deleted')).toBeVisible();
  expect((await request.get(`/api/media/${id}`)).status()).toBe(404);
});

test('accepts a file of almost 10 MB and rejects a larger one at every level', async ({
  signedInAs,
  request,
  site,
  context,
}) => {
  const { csrfToken } = await signedInAs('editor');
  const headers = { Origin: site.url, 'X-CSRF-Token': csrfToken };
  const { buffer } = await newPhoto('large.jpg');
  const upload = (bytes: number) =>
    context.request.post(`${site.url}/api/admin/media`, {
      headers,
      multipart: {
        file: {
          name: 'large.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]),
        },
      },
    });
  expect((await upload(9_999_000)).status()).toBe(200);
  expect((await upload(10_000_001)).status()).toBe(413);
  expect((await request.post('/api/admin/media', { headers, multipart: {} })).status()).toBe(401);
});
