import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import {
  createEmptyPng,
  createImage,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
} from '../testing';
import { Media } from './model';

const path = '/api/admin/media';
/** Several times as many as are processed at once; in a long run together far more than the memory limit. */
const many = process.env.LONG ? 200 : 15;
const script = Buffer.from('<html><script>alert(document.domain)</script></html>');
let server: TestServer;
let editor: Visitor;
let jpeg: Buffer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  jpeg = await createImage(330, 60).jpeg().toBuffer();
});
afterAll(() => server.stop());
beforeEach(() => Media.deleteMany({}));

/** All files of an image. */
async function served(id: string): Promise<Buffer[]> {
  const media = await Media.findById(id).lean().orFail();
  return Promise.all(
    media.files.map(async ({ form }) => {
      const reply = await fetch(`${server.url}/api/media/${id}/1/${form}`);
      expect(reply.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg|png)$/);
      return Buffer.from(await reply.arrayBuffer());
    }),
  );
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const tiff = () => createImage(50, 50).tiff().toBuffer();
const gifFrames = async () => {
  const frames = await Promise.all([1, 90].map((seed) => createImage(40, 40, seed).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(1000))]);

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ['a PNG of 900 megapixels', () => createEmptyPng(30_000, 30_000), 422, 'too_many_pixels'],
  ['a PNG with a side of a billion', () => createEmptyPng(2_000_000_000, 1), 422, ''],
  ['a PNG that holds less than it says', () => createEmptyPng(2000, 2000), 422, 'damaged'],
  ['half a JPEG', () => jpeg.subarray(0, jpeg.length / 2), 422, 'damaged'],
  ['a JPEG of a few bytes', () => jpeg.subarray(0, 30), 422, ''],
  ['an SVG', () => svg, 422, 'not_a_picture'],
  ['an SVG behind white space', () => Buffer.concat([Buffer.from('\n\n  '), svg]), 422, 'not_a_picture'],
  ['a page', () => script, 422, 'not_a_picture'],
  ['a page that begins like a GIF', () => Buffer.concat([Buffer.from('GIF89a/*'), script]), 422, ''],
  ['a script that is a GIF', () => Buffer.from('GIF89a=1;alert(1)//'), 422, ''],
  ['an archive', () => zip, 422, 'not_a_picture'],
  ['a TIFF', tiff, 422, 'not_a_picture'],
  ['a moving GIF', gifFrames, 422, 'moving'],
  ['nothing', () => Buffer.alloc(0), 400, 'invalid'],
  ['more than 10 MB', () => Buffer.alloc(10_000_001), 413, 'too_large'],
])('rejects %s under the name of an image', async (_name, bytes, status, code) => {
  for (const name of process.env.LONG ? ['photo.jpg', 'photo.png'] : ['photo.jpg']) {
    const reply = await editor.upload(path, await bytes(), name);
    expect({ status: reply.status, code: reply.body.code }).toEqual({
      status,
      code: code || expect.stringMatching(/^(damaged|not_a_picture|too_many_pixels)$/),
    });
  }
  expect(await Media.countDocuments()).toBe(0);
});

test('drops HTML appended to a JPEG', async () => {
  const { status, body } = await editor.upload(path, Buffer.concat([jpeg, script]), 'page.html');
  expect(status).toBe(200);
  for (const bytes of await served(body.id)) expect(bytes.includes('script')).toBe(false);
});

test.each(['jpeg', 'webp', 'png', 'avif', 'gif'] as const)(
  'detects a %s under any other name',
  async (format) => {
    const bytes = await createImage(60, 40, 7).toFormat(format).toBuffer();
    const { body } = await editor.upload(path, bytes, 'image.svg');
    expect(body).toMatchObject({ mime: `image/${format}`, width: 60, height: 40 });
  },
);

test('removes metadata and rotates the image upright', async () => {
  const exif = {
    IFD0: { Copyright: 'Somebody', Make: 'Camera of Dana' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '30/1 30/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '97/1 40/1 0/1',
    },
  };
  const bytes = await createImage(480, 330, 9)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Camera of Dana')).toBe(true);
  const { body } = await editor.upload(path, bytes, 'phone.jpg');
  expect(body).toMatchObject({ width: 330, height: 480 });
  for (const file of await served(body.id)) {
    const { exif: left, xmp, iptc, orientation, width = 0, height = 0 } = await sharp(file).metadata();
    expect({ left, xmp, iptc, orientation }).toEqual({});
    expect(height).toBeGreaterThan(width);
    expect(/Camera of Dana|Somebody|xmpmeta/.test(file.toString('latin1'))).toBe(false);
  }
});

test('keeps transparency', async () => {
  const glass = sharp({
    create: { width: 350, height: 80, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } },
  });
  const { body } = await editor.upload(path, await glass.png().toBuffer(), 'glass.png');
  for (const file of await served(body.id)) expect((await sharp(file).stats()).isOpaque).toBe(false);
});

test('processes a few of many concurrent uploads, rejects the others with 503 and keeps memory bounded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const file = join(folder, 'large.jpg');
  // Fast to render and slow to send.
  await writeFile(file, Buffer.concat([await createImage(640, 480, 11).jpeg().toBuffer(), randomBytes(8e6)]));
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const statuses = await uploadedAtOnce(file, many);
  clearInterval(watch);
  const megabytes = (await stat(file)).size / 1e6;
  await rm(folder, { recursive: true });
  const grown = Math.round((most - before) / 1e6);
  process.stdout.write(
    `${many} uploads of ${megabytes.toFixed(1)} MB at once: ${JSON.stringify(statuses)}, +${grown} MB\n`,
  );
  expect(statuses).toEqual({ taken: expect.any(Number), again: expect.any(Number) });
  expect((statuses.taken ?? 0) + (statuses.again ?? 0)).toBe(many);
  expect(grown).toBeLessThan(400);
  expect((await editor.upload(path, jpeg, 'after.jpg')).status).toBe(200);
});

/** The statuses of many concurrent uploads of slightly different files, sent by a separate process. */
async function uploadedAtOnce(file: string, count: number): Promise<Record<string, number>> {
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: editor.origin, 'x-csrf-token': editor.csrfToken };
  const sender = `
    const [file, count, address, headers] = process.argv.slice(1);
    const bytes = require('node:fs').readFileSync(file);
    const head = '--limit\\r\\nContent-Disposition: form-data; name="file"; filename="many.jpg"\\r\\n\\r\\n';
    const type = { 'content-type': 'multipart/form-data; boundary=limit' };
    const statuses = {};
    const send = (_, n) => new Promise((resolve) => {
      const options = { method: 'POST', headers: { ...JSON.parse(headers), ...type } };
      const sent = require('node:http').request(address, options, resolve);
      // A client that is still sending may find the connection closed.
      sent.on('error', () => resolve());
      sent.write(head);
      sent.write(bytes);
      sent.end('copy ' + n + '\\r\\n--limit--\\r\\n');
    }).then((reply) => {
      const isTaken = reply?.statusCode === 200;
      const key = isTaken ? 'taken' : !reply || reply.headers['retry-after'] ? 'again' : 'failed';
      statuses[key] = (statuses[key] ?? 0) + 1;
      reply?.resume();
    });
    Promise.all(Array.from({ length: Number(count) }, send)).then(() => {
      console.log(JSON.stringify(statuses));
      process.exit();
    });
  `;
  const given = ['-e', sender, file, String(count), server.url + path, JSON.stringify(headers)];
  return JSON.parse((await promisify(execFile)(process.execPath, given)).stdout);
}
