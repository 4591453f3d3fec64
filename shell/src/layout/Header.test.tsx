import { renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Header } from './Header';

const navigation = () => screen.getByRole('navigation', { name: 'Main' });

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    fireEvent.scroll(window);
  });
}

describe('the header', () => {
  it('leads everywhere, with the phone and Get Started', async () => {
    await renderPage(Header);
    const names = within(navigation())
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Home', 'Services', 'Industries', 'Foundry', 'About', 'FAQ', 'Contact']);
    expect(screen.getByRole('link', { name: 'Call (512) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15125550100',
    );
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['/', 'Home'],
    ['/services/cybersecurity', 'Services'],
    ['/industry-services/asset-management', 'Services'],
    ['/blog/a-post', 'Foundry'],
    ['/contact', 'Contact'],
  ])('at %s marks %s, and nothing else', async (path, name) => {
    await renderPage(Header, { path });
    const marked = within(navigation())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => link.textContent)).toEqual([name]);
  });

  it('has a shadow above 10 px of scrolling, none at 10', async () => {
    await renderPage(Header);
    const header = screen.getByRole('banner');
    scrollTo(10);
    expect(header).not.toHaveClass('is-stuck');
    scrollTo(11);
    expect(header).toHaveClass('is-stuck');
    scrollTo(0);
    expect(header).not.toHaveClass('is-stuck');
  });

  it('opens a menu that closes when a link is followed', async () => {
    const { user } = await renderPage(Header);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'FAQ' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('has neither navigation nor menu on a landing page', async () => {
    await renderPage(() => <Header isLanding />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  });
});
