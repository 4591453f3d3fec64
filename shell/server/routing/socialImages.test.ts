import type { AddressInfo } from 'node:net';
import { exampleSite } from '@site/api/site/information/example';
import express from 'express';
import { pino } from 'pino';
import { readCard } from '../social/readCard';
import { socialImagePath } from '../social/socialTags';
import { type SocialImagesOptions, socialImages } from './socialImages';

const html =
  '<head><meta property="og:site_name" content="Firm"/><meta property="og:title" content="FAQ | Firm"/><meta property="og:url" content="https://site.example/faq"/></head><body><main></main></body>';
const address = socialImagePath(readCard(html)!);

/** Asks for the picture of a page where drawing ends like this. */
async function ask(socialImage: SocialImagesOptions['socialImage']): Promise<Response> {
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

test('a picture is sent as what it is', async () => {
  const answer = await ask(async () => Buffer.from('png'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('one that cannot be drawn now is to be asked for again, and is kept nowhere', async () => {
  const answer = await ask(() => Promise.reject(new Error('too many pictures are waited for')));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
