import { createConversion } from '@site/api/bookings/conversions/contract';
import { createEnquiryContext } from '@site/api/leads/enquiries/contract';
import { createFormEnquiry, type FormReceipt } from '@site/api/leads/forms/contract';
import { exampleFormReceipt, examplePublicForm } from '@site/api/leads/forms/example';
import { failure, fakeApi, findViolations, type PageUser, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { CustomForm } from './CustomForm';

beforeEach(() => sessionStorage.clear());

const form = examplePublicForm();
form.fields.push({
  key: 'qletter',
  type: 'newsletter',
  label: 'Email me new articles',
  help: '',
  isRequired: false,
  options: [],
});

function FormWithAddress() {
  return (
    <>
      <CustomForm form={form} />
      <output aria-label="Address">{useLocation().pathname}</output>
    </>
  );
}

async function openForm(path = '/landing/lunch', receipt: Partial<FormReceipt> = {}) {
  const api = fakeApi()
    .on(createFormEnquiry, exampleFormReceipt(receipt))
    .on(createConversion, new Response(null, { status: 204 }))
    .on(createEnquiryContext, new Response(null, { status: 204 }));
  const view = await renderPage(FormWithAddress, { path, pattern: '*', api });
  return { ...view, api };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const button = () => screen.getByRole('button', { name: /Save my seat/ });
const faults = () => [...document.querySelectorAll('.error')].map(({ textContent }) => textContent);

async function fillIn(user: PageUser) {
  await user.pasteInto(field(/Full Name/), 'Dana Example');
  await user.pasteInto(field(/Email Address/), 'dana@example.com');
  await user.selectOptions(field(/Seats/), 'Two');
  await user.click(field(/Tell me/));
}

test('names every fault by the rules of the form, and focuses the first field', async () => {
  const { user, api, container } = await openForm();
  await user.click(button());
  expect(faults()).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please select an option.',
  ]);
  expect(field(/Full Name/)).toHaveFocus();
  expect(field(/Seats/)).toHaveAccessibleDescription(/Up to three/);
  expect(screen.getByRole('checkbox', { name: /Email me new articles.*unsubscribe/ })).not.toBeChecked();
  expect(await findViolations(container)).toEqual([]);
  expect(api.requests).toHaveLength(0);
});

test('sends the answers once, and leaves the receipt with a download', async () => {
  const to = 'https://files.example/menu.pdf';
  const { user, api } = await openForm('/landing/lunch', { next: { kind: 'download', to } });
  await fillIn(user);
  await user.click(button());
  const receipt = await screen.findByRole('region', { name: 'Thank you' });
  expect(receipt).toHaveFocus();
  expect(within(receipt).getByText('EM-4F7K22QZ')).toBeVisible();
  expect(within(receipt).getByRole('link', { name: 'Download' })).toHaveAttribute('href', to);
  const [sent] = api.requests.filter(({ path }) => path === '/forms/lunch-and-learn');
  expect(sent).toMatchObject({
    body: {
      consent: 1,
      answers: [
        { key: 'name', value: 'Dana Example' },
        { key: 'email', value: 'dana@example.com' },
        { key: 'qseats', value: 'Two' },
        { key: 'qdiet', value: '' },
        { key: 'qnews', value: true },
        { key: 'qletter', value: false },
      ],
    },
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  await waitFor(() => expect(field(/Full Name/)).toHaveValue(''));
});

test('leads to a page, but not in the frame of another site', async () => {
  const next = { kind: 'page', to: '/about' } as const;
  const { user, unmount } = await openForm('/landing/lunch', { next });
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/about'));
  unmount();
  const framed = await openForm('/embedded/forms/lunch-and-learn', { next });
  await fillIn(framed.user);
  await framed.user.click(button());
  const link = await screen.findByRole('link', { name: 'Continue' });
  expect(link).toHaveAttribute('target', '_blank');
});

test('an answer that the server refuses is named at its field, and what was typed stays', async () => {
  const { user, api, unmount } = await openForm();
  const says = 'Please select an option.';
  api.on(createFormEnquiry, () => failure(400, says, { fieldErrors: { qseats: says } }));
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText(says, { selector: '.error' })).toBeVisible();
  expect(field(/Full Name/)).toHaveValue('Dana Example');
  unmount();
  await openForm();
  expect(field(/Full Name/)).toHaveValue('Dana Example');
  expect(field(/Tell me/)).toBeChecked();
});
