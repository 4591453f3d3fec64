import type { AddressInfo } from 'node:net';
import { exampleSite } from '@site/api/siteData/example';
import express from 'express';
import { pino } from 'pino';
import { readCard } from '../socialImages/readCard';
import { socialImagePath } from '../socialImages/socialTags';
import { type SocialImagesOptions, socialImages } from './socialImages';

const html =
  '<head><meta property="og:site_name" content="Firm"/><meta property="og:title" content="FAQ | Firm"/><meta property="og:url" content="https://site.example/faq"/></head><body><main></main></body>';
const address = socialImagePath(readCard(html)!);

/** Requests the social image of a page with this renderer. */
async function request(socialImage: SocialImagesOptions['socialImage']): Promise<Response> {
  const page = { status: 200, bodies: { identity: Buffer.from(html) } };
  const options = {
    releases: { snapshot: { id: 'one', routes: [{ path: '/faq', expose: '', remote: '' }] } },
    site: { current: exampleSite() },
    cache: { get: async () => page },
    readIllustration: async () => undefined,
    socialImage,
  } as unknown as SocialImagesOptions;
  const app = express();
  app.use((request, _response, next) => {
    request.log = pino({ level: 'silent' });
    next();
  });
  const server = app.use(socialImages(options)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
  } finally {
    server.close();
  }
}

test('a social image is sent as PNG', async () => {
  const response = await request(async () => Buffer.from('png'));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('a social image that cannot be rendered now gets 503 and is not cached', async () => {
  const response = await request(() => Promise.reject(new Error('too many social images are waiting')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
