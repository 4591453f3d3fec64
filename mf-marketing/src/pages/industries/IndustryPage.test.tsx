import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { industryCards } from '../../innerPage/industryCards';
import * as index from './IndustriesPage';
import * as page from './IndustryPage';

const at = (slug: string) => ({
  path: `/industries/${slug}`,
  pattern: '/industries/:slug',
  params: { slug },
});

test('shows pressures, risks with their controls, systems, rules, help and a checklist', async () => {
  await renderPage(page, at('legal'));
  expect(screen.getByRole('heading', { level: 1, name: 'IT for legal firms' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/bookings?about=legal');
  const levels = within(screen.getByRole('list', { name: 'What we take care of' }));
  expect(levels.getAllByRole('listitem')).toHaveLength(3);
  const map = within(screen.getByRole('group', { name: 'A risk or a control' }));
  expect(map.getAllByRole('radio')).toHaveLength(10);
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(5);
  const rules = within(screen.getByRole('region', { name: 'Rules that apply' }));
  expect(rules.getByText('ABA Formal Opinion 477R')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print the checklist' })).toBeVisible();
});

test('the map shows the controls for a risk and the risks of a control', async () => {
  const { user } = await renderPage(page, at('legal'));
  const risk = screen.getByRole('radio', { name: 'Ransomware in client files' });
  await user.click(risk);
  expect(risk).toHaveAccessibleDescription(
    'Ransomware in client files: EDR and a separate, tested backup; a second way to sign in, print and file.',
  );
  expect(screen.getByRole('radio', { name: /^EDR and a separate/ })).toHaveAccessibleDescription(
    /protects from: An outage on filing day; ransomware in client files\.$/,
  );
});

test('a practice is offered the assessment for practices', async () => {
  await renderPage(page, at('healthcare'));
  expect(screen.getByRole('link', { name: 'Take the free Healthcare Security Assessment' })).toHaveAttribute(
    'href',
    '/assessments/healthcare-security',
  );
});

test('an unknown industry is not found', async () => {
  await expect(renderPage(page, at('piracy'))).rejects.toMatchObject({ outcome: 'not-found' });
});

test('the index links to all nine, each with its description', async () => {
  await renderPage(index, { path: '/industries' });
  const links = screen.getAllByRole('link');
  expect(industryCards).toHaveLength(9);
  for (const { slug, description } of industryCards)
    expect(links.find((link) => link.getAttribute('href') === `/industries/${slug}`)).toHaveTextContent(
      description,
    );
});
