import type { AddressInfo } from 'node:net';
import { exampleSite } from '@site/api/siteData/example';
import express from 'express';
import { SECURITY_FILE, securityTxt } from './securityTxt';

test.each([
  ['2026-11-22T12:00:00Z', '2027-05-01T00:00:00.000Z'],
  ['2027-01-31T23:59:59Z', '2027-07-01T00:00:00.000Z'],
])('on %s it names the contact and expires at %s', async (today, expires) => {
  const site = { current: exampleSite() };
  const app = express().get(
    SECURITY_FILE,
    securityTxt({ site, publicOrigin: 'https://site.example' }, () => new Date(today)),
  );
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    const response = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${SECURITY_FILE}`,
    );
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await response.text()).trimEnd().split('\n')).toEqual([
      `Contact: mailto:${site.current.settings.email}`,
      'Contact: https://site.example/contact',
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      'Canonical: https://site.example/.well-known/security.txt',
    ]);
  } finally {
    server.close();
  }
});
