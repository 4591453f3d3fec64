import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { Form, SubmitButton } from '../form';
import { DateField } from './DateField';

test('a day is shown and typed as Americans write it, and sent as ISO 8601', async () => {
  const onSubmit = jest.fn<Promise<void>, [{ end: string }]>(async () => undefined);
  const { user } = await renderPage(() => (
    <Form<{ end: string }> initial={{ end: '2026-11-28' }} onSubmit={onSubmit} keepValues>
      <DateField name="end" label="Last day" />
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  ));
  const field = screen.getByRole('textbox', { name: 'Last day' });
  expect(field).toHaveValue('11/28/2026');
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ end: '2026-11-28' });
  await user.clear(field);
  await user.type(field, '12/1/2026');
  await send();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ end: '2026-12-01' });
});
