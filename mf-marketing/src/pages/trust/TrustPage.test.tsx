import { examplePublicCredential } from '@site/api/content/credentials/example';
import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './TrustPage';

const open = (settings: NonNullable<Parameters<typeof renderPage>[1]>['settings'] = {}) =>
  renderPage(page, { path: '/trust', settings });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows credentials with issuer, number, last day and a link to verify; insurance by itself', async () => {
  const credentials = [
    examplePublicCredential(),
    examplePublicCredential({ kind: 'insurance', name: 'Cyber liability', issuer: 'Acme Mutual', link: '' }),
    examplePublicCredential({
      kind: 'seal',
      name: 'BBB',
      image: '/media/bbb.png',
      imageAlt: 'BBB rating A+',
    }),
  ];
  await open({ credentials });
  const held = region('Certifications and memberships');
  expect(held.getAllByText('AICPA')).toHaveLength(2);
  expect(held.getAllByText('June 30, 2999')).toHaveLength(2);
  expect(held.getByRole('link', { name: 'Verify SOC 2 Type II' })).toHaveAttribute(
    'href',
    'https://verify.example/S2-10442',
  );
  expect(held.getByRole('img', { name: 'BBB rating A+' })).toHaveAttribute('src', '/media/bbb.png');
  expect(held.queryByText('Cyber liability')).not.toBeInTheDocument();
  expect(region('Insurance').getByRole('heading', { name: 'Cyber liability' })).toBeVisible();
  expect(region('Insurance').queryByRole('link')).not.toBeInTheDocument();
});

test('sections without content are not there', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Insurance' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Certifications and memberships' })).not.toBeInTheDocument();
  expect(region('Security practices').getByText('Two-step sign-in')).toBeVisible();
});

test('names the services that are connected, each once', async () => {
  const { unmount } = await open();
  expect(region('Subprocessors').getAllByRole('heading', { level: 3 })).toHaveLength(2);
  unmount();
  await open({
    bookingAddress: 'https://www.cal.com/firm',
    bookingProvider: 'https://cal.com/firm',
    tagManagerId: 'GTM-ABC123',
    adsId: 'AW-123456789',
  });
  const names = region('Subprocessors').getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent).slice(2)).toEqual([
    'Booking calendar: cal.com',
    'Google Tag Manager',
    'Google Ads',
  ]);
});

test('says how to report a vulnerability', async () => {
  await open({ email: 'hello@firm.test', emailHref: 'mailto:hello@firm.test' });
  const report = region('Report a vulnerability');
  expect(report.getByRole('link', { name: 'Report by email' })).toHaveAttribute(
    'href',
    'mailto:hello@firm.test',
  );
  expect(report.getByRole('link', { name: 'security.txt' })).toHaveAttribute(
    'href',
    '/.well-known/security.txt',
  );
});
