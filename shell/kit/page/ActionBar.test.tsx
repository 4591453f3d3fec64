import { act, screen } from '@testing-library/react';
import { renderPage } from '../../testing';
import { ActionBar } from './ActionBar';

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe = (element: Element) => observed.push(element);
    disconnect() {}
  } as never;
});
afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

test('appears below the first screen, and goes while a form or the footer is in view', async () => {
  const Page = () => (
    <>
      <section data-hides-actions="">A form</section>
      <footer id="footer">The footer</footer>
      <ActionBar bookTo="/bookings?about=legal" />
    </>
  );
  await renderPage(Page, { hasStyles: true });
  const [firstScreen, form, footer] = observed as [Element, Element, Element];
  const see = (...inView: Element[]) =>
    act(() => report(observed.map((target) => ({ target, isIntersecting: inView.includes(target) }))));
  see(firstScreen);
  expect(bar()).toBeNull();
  see();
  expect(bar()).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call \(512\)/ })).toHaveAttribute('href', 'tel:+15125550100');
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/bookings?about=legal');
  see(form);
  expect(bar()).toBeNull();
  see(footer);
  expect(bar()).toBeNull();
});

const bar = () => screen.queryByRole('navigation', { name: 'Contact' });
