import { renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { object, refine, string } from 'superstruct';
import { CheckboxField, Form, FormGrid, SubmitButton, TextAreaField, TextField } from './index';

const Note = object({
  name: refine(
    string(),
    'name',
    (value) => value.trim().length >= 2 || 'Name must be at least 2 characters.',
  ),
  email: refine(string(), 'email', (value) => value.includes('@') || 'Please enter a valid email address.'),
  text: string(),
});

type Values = { name: string; email: string; text: string };

function page(onSubmit: (values: Values) => unknown, draftKey?: string) {
  return renderPage(() => (
    <Form<Values>
      struct={Note}
      initial={{ name: '', email: '', text: '' }}
      onSubmit={onSubmit}
      draftKey={draftKey}
      label="Note"
    >
      <FormGrid>
        <TextField name="name" label="Full Name" />
        <TextField name="email" label="Email Address" type="email" />
        <TextAreaField name="text" label="Your Message" optional />
      </FormGrid>
      <SubmitButton busyLabel="Sending...">Send Message</SubmitButton>
    </Form>
  ));
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });

describe('a form', () => {
  afterEach(() => sessionStorage.clear());

  it('complains only once it was submitted, then with every change', async () => {
    const { user } = await page(jest.fn());
    await user.type(field(/full name/i), 'A');
    await user.tab();
    expect(screen.queryByText(/at least 2/)).not.toBeInTheDocument();
    await user.click(send());
    expect(screen.getByText('Name must be at least 2 characters.')).toBeInTheDocument();
    await user.type(field(/full name/i), 'da');
    expect(screen.queryByText(/at least 2/)).not.toBeInTheDocument();
    await user.clear(field(/full name/i));
    expect(screen.getByText(/at least 2/)).toBeInTheDocument();
  });

  it('brings the focus to the first field in error and ties its message to it', async () => {
    const onSubmit = jest.fn();
    const { user } = await page(onSubmit);
    await user.type(field(/full name/i), 'Ada');
    await user.click(send());
    const email = field(/email/i);
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is sent once at a time, says so, and is empty afterwards', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = await page(onSubmit);
    await user.type(field(/full name/i), 'Ada');
    await user.type(field(/email/i), 'ada@example.com');
    await user.click(send());
    const busy = screen.getByRole('button', { name: 'Sending...' });
    expect(busy).toBeDisabled();
    await user.type(field(/email/i), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com', text: '' });
    finish();
    await waitFor(() => expect(send()).toBeEnabled());
    await waitFor(() => expect(field(/full name/i)).toHaveValue(''));
    expect(screen.queryByText(/at least 2/)).not.toBeInTheDocument();
  });

  it('keeps what was typed when sending fails, and can be sent again', async () => {
    const onSubmit = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
    const { user } = await page(onSubmit);
    await user.type(field(/full name/i), 'Ada');
    await user.type(field(/email/i), 'ada@example.com');
    await user.click(send());
    await waitFor(() => expect(send()).toBeEnabled());
    expect(field(/full name/i)).toHaveValue('Ada');
    await user.click(send());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it("shows the server's errors at their fields until they are changed", async () => {
    const { user } = await page(() => Promise.reject({ fieldErrors: { email: 'This address bounces.' } }));
    await user.type(field(/full name/i), 'Ada');
    await user.type(field(/email/i), 'ada@example.com');
    await user.click(send());
    expect(await screen.findByText('This address bounces.')).toBeInTheDocument();
    await waitFor(() => expect(field(/email/i)).toHaveFocus());
    await user.type(field(/email/i), 'x');
    expect(screen.queryByText('This address bounces.')).not.toBeInTheDocument();
  });

  it('has fields of its own when another form of the page asks for the same', async () => {
    const note = (label: string) => (
      <Form<Values> initial={{ name: label, email: '', text: '' }} onSubmit={jest.fn()} label={label}>
        <TextField name="name" label="Full Name" hint={`Of the ${label}`} />
        <CheckboxField name="isPublic" label="Public" />
      </Form>
    );
    const { user } = await renderPage(() => (
      <>
        {note('first')}
        {note('second')}
      </>
    ));
    const [first, second] = screen.getAllByRole('textbox', { name: 'Full Name' });
    expect(first).toHaveAccessibleDescription('Of the first');
    expect(second).toHaveAccessibleDescription('Of the second');
    await user.click(screen.getAllByText('Public')[1]!);
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
  });

  it('keeps a draft in the tab until it is sent', async () => {
    const first = await page(jest.fn(), 'note');
    await first.user.type(field(/full name/i), 'Ada');
    first.unmount();
    const second = await page(jest.fn(), 'note');
    expect(field(/full name/i)).toHaveValue('Ada');
    await second.user.type(field(/email/i), 'ada@example.com');
    await second.user.click(send());
    await waitFor(() => expect(field(/full name/i)).toHaveValue(''));
    second.unmount();
    await page(jest.fn(), 'note');
    expect(field(/full name/i)).toHaveValue('');
  });
});
