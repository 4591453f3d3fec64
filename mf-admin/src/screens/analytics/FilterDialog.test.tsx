import { screen, within } from '@testing-library/react';
import { analytics, open, requestsOf } from './analyticsScreen.fixture';

test('a filter has several values, a part or a beginning, and is edited where it stands', async () => {
  const api = analytics();
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Add filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add filter' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter at least one value.');
  expect(dialog.getByLabelText('Values, one per line')).toHaveFocus();
  await user.click(await dialog.findByRole('button', { name: '/services' }));
  await user.click(dialog.getByRole('button', { name: '/about' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(requestsOf(api, '/summary').at(-1)?.page).toBe('/services␤/about');
  const [edit] = await screen.findAllByRole('button', { name: 'Filter: page is one of /services, /about' });
  await user.click(edit as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit filter' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit filter' }));
  expect(edited.getByLabelText('Visits whose')).toBeDisabled();
  await user.selectOptions(edited.getByLabelText('Condition'), 'doesn’t begin with');
  const values = edited.getByLabelText('Values, one per line');
  await user.clear(values);
  await user.pasteInto(values, '/services/');
  expect(edited.getByText('A visit must not have any of the values. Covers the last 30 days.')).toBeVisible();
  await user.click(edited.getByRole('button', { name: 'Apply' }));
  expect(requestsOf(api, '/summary').at(-1)?.page).toBe('!^/services/');
  expect(screen.getByRole('button', { name: 'Filter: page doesn’t begin with /services/' })).toBeVisible();
});

test('the whole state of a filter is in the address, also of a value that looks like a rule', async () => {
  const api = analytics();
  const search = new URLSearchParams({ campaign: '=~autumn', property: '~guide', country: 'US␤MX' });
  await open(api, `/admin/analytics?${search}`);
  expect(await screen.findByRole('button', { name: 'Filter: campaign is ~autumn' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filter: event property contains guide' })).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Filter: country is one of United States, Mexico' }),
  ).toBeVisible();
  expect(requestsOf(api, '/summary').at(-1)).toMatchObject(Object.fromEntries(search));
});
