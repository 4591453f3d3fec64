import { createSubscription } from '@site/api/audience/subscribers/contract';
import { examplePublicCredential } from '@site/api/content/credentials/example';
import { defaultSettings, failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { cities, paths } from '../../paths';
import { Footer } from './Footer';

// What sends an address is loaded when one is sent.
beforeAll(() => import('../../kit/subscribe/sendSubscription'));

const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it.each([
    ['Company', paths.about],
    ['Services', paths.services],
    ['Service Areas', '/sitemap#service-areas'],
    ['Contact', paths.contact],
    ['Get Started', paths.bookings],
    ['Privacy Policy', paths.privacyPolicy],
    ['Terms of Service', paths.termsOfService],
    ['Cookie Preferences', paths.cookiePreferences],
    ['Sitemap', paths.sitemap],
    ['Team Sign In', paths.admin.login],
  ])('leads by %s to %s', async (name, to) => {
    await renderPage(Footer);
    expect(new Set(hrefsOf(name))).toEqual(new Set([to]));
  });

  it('leads to the page of every service area', async () => {
    await renderPage(Footer);
    for (const { slug, label } of cities) expect(hrefsOf(label)).toEqual([`/service-areas/${slug}`]);
  });

  it('shows the address, the email address, and the year of the server', async () => {
    await renderPage(Footer, { settings: { year: 2031 } });
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Round Rock, TX 78665');
    expect(footer).toHaveTextContent('Inquirieshello@emberline.example');
    expect(screen.getByRole('link', { name: defaultSettings.email })).toHaveAttribute(
      'href',
      'mailto:hello@emberline.example',
    );
    expect(footer).toHaveTextContent('© 2031 Emberline');
  });

  it('takes an address for the list, with what one agrees to beside it', async () => {
    const message = 'Styles into your mail.';
    const api = fakeApi().on(createSubscription, { message });
    const { user } = await renderPage(Footer, { path: '/faq', api });
    const field = await screen.findByRole('textbox', { name: 'Email Address' });
    expect(screen.getByText(/By subscribing, you agree that Emberline emails you/)).toBeVisible();
    await user.type(field, 'dana@{Enter}');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('dana@');
    await user.pasteInto(field, 'example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue('');
    expect(api.requests.map(({ body }) => body)).toEqual([
      { email: 'dana@example.com', place: 'footer', origin: { page: '/' } },
    ]);
  });

  it('keeps the address and says why where it could not be sent', async () => {
    const api = fakeApi().on(createSubscription, failure(429, 'Too many requests.'));
    const { user } = await renderPage(Footer, { path: '/faq', api });
    const field = await screen.findByRole('textbox', { name: 'Email Address' });
    await user.type(field, 'dana@example.com{Enter}');
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    expect(field).toHaveValue('dana@example.com');
  });

  it('leaves the box to the pages of The Foundry, which have one of their own', async () => {
    await renderPage(Footer, { path: '/blog/a-post' });
    expect(screen.queryByRole('textbox', { name: 'Email Address' })).toBeNull();
  });

  it('asks for nothing beside what a landing page asks for', async () => {
    await renderPage(() => <Footer isLanding />);
    expect(screen.queryByRole('textbox', { name: 'Email Address' })).toBeNull();
  });

  it('shows credentials as images or by name, each leading to the Trust page', async () => {
    const { unmount } = await renderPage(Footer);
    expect(screen.queryByRole('list', { name: 'Credentials' })).toBeNull();
    unmount();
    const credentials = [
      examplePublicCredential(),
      examplePublicCredential({ name: 'BBB', image: '/media/bbb.png', imageAlt: 'BBB rating A+' }),
    ];
    await renderPage(Footer, { settings: { credentials } });
    expect(hrefsOf('SOC 2 Type II')).toEqual([paths.trust]);
    expect(screen.getByRole('img', { name: 'BBB rating A+' })).toHaveAttribute('src', '/media/bbb.png');
    expect(hrefsOf('BBB rating A+')).toEqual([paths.trust]);
  });

  it('leads to the case studies only where there are some', async () => {
    const { unmount } = await renderPage(Footer);
    expect(screen.queryByRole('link', { name: 'Case studies' })).toBeNull();
    unmount();
    await renderPage(Footer, { settings: { hasCaseStudies: true } });
    expect(hrefsOf('Case studies')).toEqual([paths.caseStudies]);
  });

  it('has social links and a seal only where they are set', async () => {
    const { unmount } = await renderPage(Footer);
    expect(screen.queryByRole('img', { name: 'Accreditation seal' })).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/^https?:/);
    unmount();
    const socials = [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/emberline' }];
    await renderPage(Footer, { settings: { socials, sealImage: '/seal.svg' } });
    expect(hrefsOf('LinkedIn')).toEqual(['https://www.linkedin.com/company/emberline']);
    expect(screen.getByRole('img', { name: 'Accreditation seal' })).toHaveAttribute('src', '/seal.svg');
  });
});
