import { createConversion } from '@site/api/bookings/conversions/contract';
import { createEnquiryContext } from '@site/api/leads/enquiries/contract';
import { createFormEnquiry, getPublicForm } from '@site/api/leads/forms/contract';
import { exampleFormReceipt, examplePublicForm } from '@site/api/leads/forms/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as page from './EmbeddedFormPage';

test('shows the form, and its receipt once the answers are stored', async () => {
  const form = examplePublicForm();
  const api = fakeApi()
    .on(getPublicForm, form)
    .on(createFormEnquiry, exampleFormReceipt())
    .on(createConversion, new Response(null, { status: 204 }))
    .on(createEnquiryContext, new Response(null, { status: 204 }));
  const path = `/embedded/forms/${form.slug}`;
  const { user } = await renderPage(page, { path, api });
  await user.pasteInto(await screen.findByLabelText('Full Name'), 'Dana Example');
  await user.pasteInto(screen.getByLabelText('Email Address'), 'dana@example.com');
  await user.selectOptions(screen.getByLabelText('Seats'), 'One');
  await user.click(screen.getByRole('button', { name: /Save my seat/ }));
  expect(await screen.findByRole('region', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByRole('form', { name: form.title })).toBeVisible();
});
