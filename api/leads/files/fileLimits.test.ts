import { PDFDocument } from '@cantoo/pdf-lib';
import { sourceOf } from '../../platform/client/clientAddress';
import { createRateLimit } from '../../platform/limits/rateLimit';
import { createImage, type Visitor } from '../../testing';
import { fileLimits } from './contract';
import { setUpFormWithFiles } from './files.fixture';

const { uploadPath, upload, counts, newVisitor, imageOf } = setUpFormWithFiles();

const script = Buffer.from('<html><script>alert(1)</script></html>');
test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    422,
  ],
  ['a page that begins like a GIF', () => Buffer.concat([Buffer.from('GIF89a/*'), script]), 422],
  ['a page behind a PDF head', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), script]), 422],
  ['an AVIF of 16.1 megapixels', () => createImage(16_000, 1006).avif({ effort: 0 }).toBuffer(), 422],
  ['half a JPEG', () => imageOf().subarray(0, imageOf().length / 2), 422],
  ['a program', () => Buffer.from('MZ\u0090\u0000'), 422],
  [
    'a PDF with a script',
    async () => {
      const document = await PDFDocument.create();
      document.addPage();
      document.addJavaScript('a', 'app.alert(1)');
      return Buffer.from(await document.save());
    },
    422,
  ],
  ['nothing', () => Buffer.alloc(0), 400],
  ['more than 10 MB', () => Buffer.alloc(fileLimits.bytes + 1), 413],
])('%s is refused, not stored, and not counted', async (_name, bytes, status) => {
  const before = await dayCount();
  for (const name of process.env.LONG ? ['photo.jpg', 'plan.pdf'] : ['photo.jpg'])
    expect((await upload(await bytes(), name)).status).toBe(status);
  expect(await counts()).toEqual([0, 0]);
  expect(await dayCount()).toBe(before);
});

const limits = createRateLimit();
const day = 86_400;
const dayCount = async () => (await limits.hit('form-upload-day', 'all', day, 0)).count;

describe('uploads are limited', () => {
  test('per network by number and by bytes, before and after the file is read', async () => {
    const visitor = newVisitor();
    const elsewhere = newVisitor();
    expect((await upload(imageOf(), 'a.jpg', 'qfiles', visitor)).status).toBe(201);
    await fill(visitor, 'form-uploads', 3600, fileLimits.networkUploads - 1);
    const refused = await upload(imageOf(), 'a.jpg', 'qfiles', visitor);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringContaining('from your network'),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor.get(uploadPath())).status).toBe(429);
    const other = newVisitor();
    await fill(other, 'form-upload-bytes', day, fileLimits.networkBytes);
    expect((await upload(imageOf(), 'a.jpg', 'qfiles', other)).status).toBe(429);
    expect((await other.get(uploadPath())).status).toBe(429);
    expect((await upload(imageOf(), 'a.jpg', 'qfiles', elsewhere)).status).toBe(201);
  });

  test('for all networks of an IPv6 connection together', async () => {
    await fill(newVisitor('2001:db8:5:1::1'), 'form-upload-bytes', day, fileLimits.networkBytes);
    expect((await newVisitor('2001:db8:5:2::1').get(uploadPath())).status).toBe(429);
    expect((await newVisitor('2001:db8:6:1::1').get(uploadPath())).status).toBe(204);
  });

  test('for all visitors together', async () => {
    const used = await dayCount();
    const left = fileLimits.dayBytes - used;
    await limits.hit('form-upload-day', 'all', day, left);
    try {
      const refused = await upload();
      expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('daily limit')]);
      expect((await newVisitor().get(uploadPath())).status).toBe(429);
      expect(await dayCount()).toBe(fileLimits.dayBytes);
    } finally {
      await limits.refund('form-upload-day', 'all', day, left);
    }
    expect((await upload()).status).toBe(201);
  });
});

/** Counts as if a visitor had uploaded more. */
async function fill(visitor: Visitor, name: string, seconds: number, points: number) {
  const { address } = visitor as unknown as { address: string };
  await limits.hit(name, sourceOf(address), seconds, points);
}
