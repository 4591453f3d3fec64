import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as confirmation from './BookingConfirmationPage';
import * as page from './BookingsPage';

test('leads to the calendar in a new tab, and offers the phone', async () => {
  await renderPage(page, { path: '/schedule' });
  const calendar = screen.getByRole('link', { name: 'Open the calendar' });
  expect(calendar).toHaveAttribute('target', '_blank');
  expect(calendar).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/bookings$/);
});

test('after a booking says thank you', async () => {
  await renderPage(confirmation, { path: '/booking-confirmation?appointmentId=A1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, that is in the calendar');
});

test('without a booking helps to find it', async () => {
  await renderPage(confirmation, { path: '/booking-confirmation' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Looking for your booking?');
  expect(screen.getByRole('link', { name: 'Open the calendar' })).toBeVisible();
});
