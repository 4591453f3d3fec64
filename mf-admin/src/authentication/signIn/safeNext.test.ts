import { safeNext } from './safeNext';

test('opens the requested page', () => {
  expect(safeNext('/admin/leads?status=new')).toBe('/admin/leads?status=new');
  expect(safeNext('/admin/leads/EM-4F7K22QZ')).toBe('/admin/leads/EM-4F7K22QZ');
});

test.each([
  null,
  '',
  'https://evil.example/admin/leads',
  '//evil.example/admin/leads',
  '/\\evil.example/admin/leads',
  '/\t/evil.example/admin/leads',
  '/admin/../contact',
  '/contact',
  '/administrator',
  '/admin/login?next=/admin/leads',
  '/admin/mfa-setup?next=/admin/leads',
  'javascript:alert(1)',
])('opens the dashboard instead of %p', (next) => {
  expect(safeNext(next)).toBe('/admin/dashboard');
});
