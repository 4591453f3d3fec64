import { createBooking, getCalendar } from '@site/api/bookings/contract';
import { exampleBooking, exampleCalendar } from '@site/api/bookings/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from '../BookingsPage';

configure({ asyncUtilTimeout: 15_000 });
beforeEach(() => sessionStorage.clear());

test('another meeting type is booked after a question of the first was answered', async () => {
  const [consultation, assessment] = exampleCalendar().types;
  const question = { kind: 'text' as const, options: [], isRequired: true };
  const types = [
    { ...consultation!, questions: [{ ...question, label: 'Which tools?' }] },
    { ...assessment!, questions: [{ ...question, label: 'How many people?', isRequired: false }] },
  ];
  const api = fakeApi()
    .on(getCalendar, ({ query }) => exampleCalendar({ types, type: query.type ?? 'consultation' }))
    .on(createBooking, { success: true, booking: exampleBooking(), token: 'EB-4F7K22QZ.token' });
  const { user } = await renderPage(page.Component, { path: '/bookings', api });
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Which tools?');
  write('Which tools?', 'Pen and paper');
  await user.click(screen.getByRole('radio', { name: /Security assessment/ }));
  expect(await screen.findByLabelText('How many people? (optional)')).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: /^9:30 AM Central/ }));
  write('Full Name', 'Dana Example');
  write('Email Address', 'dana@example.com');
  await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
  const sent = () => api.requests.find(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.body).toMatchObject({ type: 'security-assessment', answers: [] });
});
