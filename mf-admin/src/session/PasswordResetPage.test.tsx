import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { PasswordResetPage } from './PasswordResetPage';

test('says how a password is replaced and leads back, without a form that does nothing', async () => {
  await renderPage(PasswordResetPage, { path: '/password-reset' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/admin/login');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
