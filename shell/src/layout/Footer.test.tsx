import { defaultSettings, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { cities, paths } from '../../paths';
import { Footer } from './Footer';

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

  it('names the address, the address for inquiries, and the year the server said', async () => {
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
