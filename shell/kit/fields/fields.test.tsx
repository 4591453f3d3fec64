import { renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { any, array, boolean, max, number, object, string } from 'superstruct';
import { Form, type FormProps, SubmitButton } from '../form';
import { DateTimeField, FileField, FilesField, NumberField, SwitchField, TagsField } from './index';

const Everything = object({
  stars: max(number(), 5),
  isPublic: boolean(),
  tags: array(string()),
  at: string(),
  file: any(),
});

type Values = Record<string, unknown>;

async function show(field: ReactNode, initial: Values = {}) {
  const complete = { stars: 1, isPublic: false, tags: [], at: '', file: '', ...initial };
  const onSubmit = jest.fn<Promise<void>, [Values]>(async () => undefined);
  const props: Omit<FormProps<Values>, 'children'> = { struct: Everything, initial: complete, onSubmit };
  const view = await renderPage(() => (
    <Form<Values> {...props} keepValues>
      {field}
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  ));
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...view, send, sent: () => onSubmit.mock.lastCall?.[0] };
}

describe('a number', () => {
  const field = () => screen.getByRole('textbox', { name: 'Stars' });

  it('is typed digit by digit, with a decimal point on the way', async () => {
    const { user, send, sent } = await show(<NumberField name="stars" label="Stars" />);
    expect(field()).toHaveValue('1');
    await user.clear(field());
    await user.type(field(), '2.5');
    expect(field()).toHaveValue('2.5');
    await send();
    expect(sent()).toMatchObject({ stars: 2.5 });
  });

  it('that is none, or too great, is refused at the field and stays as typed', async () => {
    const { user, send, sent } = await show(<NumberField name="stars" label="Stars" />);
    for (const typed of ['many', '6', ' ']) {
      await user.clear(field());
      await user.type(field(), typed);
      await send();
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue(typed);
    }
    expect(sent()).toBeUndefined();
  });
});

describe('a switch', () => {
  it('is pressed by its label and by the space bar', async () => {
    const { user, send, sent } = await show(<SwitchField name="isPublic" label="Public" />);
    const control = screen.getByRole('switch', { name: 'Public' });
    expect(control).not.toBeChecked();
    await user.click(screen.getByText('Public'));
    expect(control).toBeChecked();
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(control).not.toBeChecked();
    await user.keyboard(' ');
    await send();
    expect(sent()).toMatchObject({ isPublic: true });
  });
});

describe('tags', () => {
  const field = () => screen.getByRole('textbox', { name: 'Tags' });
  const tags = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((each) => each.ariaLabel);

  it('end with Enter, a comma or blur, appear once, and do not submit the form', async () => {
    const { user, send, sent } = await show(<TagsField name="tags" label="Tags" />, { tags: ['mail'] });
    await user.type(field(), 'backup{Enter}cloud,mail,');
    expect(sent()).toBeUndefined();
    await user.type(field(), 'legal');
    await send();
    expect(sent()).toMatchObject({ tags: ['mail', 'backup', 'cloud', 'legal'] });
  });

  it('are taken back with Backspace, or each by its button', async () => {
    const { user, send, sent } = await show(<TagsField name="tags" label="Tags" />, {
      tags: ['a', 'b', 'c'],
    });
    await user.type(field(), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(tags()).toEqual(['Remove b']);
    await send();
    expect(sent()).toMatchObject({ tags: ['b'] });
  });
});

describe('a moment', () => {
  const dateTimeGroup = () => within(screen.getByRole('group', { name: 'Goes out' }));
  const day = () => dateTimeGroup().getByLabelText('Date');
  const time = () => dateTimeGroup().getByLabelText('Time (Central)');
  const enter = (on: string, at: string) => {
    fireEvent.change(day(), { target: { value: on } });
    fireEvent.change(time(), { target: { value: at } });
    fireEvent.blur(time());
  };

  it('is entered in Central Time and sent in UTC, which is shown beside it', async () => {
    const { send, sent } = await show(<DateTimeField name="at" label="Goes out" />, {
      at: '2026-11-24T14:30:00.000Z',
    });
    expect([day(), time()].map((each) => (each as HTMLInputElement).value)).toEqual([
      '11/24/2026',
      '8:30 AM',
    ]);
    expect(day()).toHaveAccessibleDescription('CST, 14:30 UTC, Tue, Nov 24');
    enter('2026-07-01', '20:00');
    expect(time()).toHaveAccessibleDescription('CDT, 01:00 UTC, Thu, Jul 2');
    await send();
    expect(sent()).toMatchObject({ at: '2026-07-02T01:00:00.000Z' });
  });

  it('that the clocks skip is refused with the reason', async () => {
    const { send, sent } = await show(<DateTimeField name="at" label="Goes out" />);
    enter('2026-03-08', '02:30');
    await send();
    expect(day()).toBeInvalid();
    expect(day()).toHaveAccessibleDescription(/2:30 AM doesn’t exist on that day/);
    expect(sent()).toBeUndefined();
    enter('2026-03-08', '03:30');
    await send();
    expect(sent()).toMatchObject({ at: '2026-03-08T08:30:00.000Z' });
  });

  it('a time that occurs twice shows which one is meant', async () => {
    const { user, send, sent } = await show(<DateTimeField name="at" label="Goes out" />);
    enter('2026-11-01', '01:30');
    expect(screen.getByRole('radio', { name: 'First, CDT, 06:30 UTC, Sun, Nov 1' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Second, CST, 07:30 UTC, Sun, Nov 1' }));
    expect(time()).toHaveValue('1:30 AM');
    await send();
    expect(sent()).toMatchObject({ at: '2026-11-01T07:30:00.000Z' });
  });

  it.each([
    ['11/24/2026', '8:30 am'],
    ['2026-11-24', '08:30'],
    ['Nov 24, 2026', '830'],
  ])('is typed as %s, %s', async (typedDay, typedTime) => {
    const { user, send, sent } = await show(<DateTimeField name="at" label="Goes out" />);
    await user.type(day(), typedDay);
    await user.type(time(), typedTime);
    await user.tab();
    expect([day(), time()].map((each) => (each as HTMLInputElement).value)).toEqual([
      '11/24/2026',
      '8:30 AM',
    ]);
    await send();
    expect(sent()).toMatchObject({ at: '2026-11-24T14:30:00.000Z' });
  });

  it('that can’t be read stays as typed, with an example', async () => {
    const { user, send, sent } = await show(<DateTimeField name="at" label="Goes out" />);
    await user.type(day(), 'after Thanksgiving');
    await user.type(time(), 'late');
    await send();
    expect(day()).toHaveValue('after Thanksgiving');
    expect(day()).toHaveAccessibleDescription(/Enter a date such as 11\/28\/2026/);
    enter('11/30/2026', 'late');
    await send();
    expect(day()).toHaveAccessibleDescription(/Enter a time such as 2:30 PM/);
    expect(sent()).toBeUndefined();
  });

  it('is chosen from the browser’s calendar', async () => {
    const { user, send, sent } = await show(<DateTimeField name="at" label="Goes out" />);
    const showPicker = jest.fn(function choose(this: HTMLInputElement) {
      fireEvent.change(this, { target: { value: '2026-11-24' } });
    });
    HTMLInputElement.prototype.showPicker = showPicker;
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(day()).toHaveValue('11/24/2026');
    await user.type(time(), 'noon');
    await send();
    expect(sent()).toMatchObject({ at: '2026-11-24T18:00:00.000Z' });
  });

  it('with one half missing says which', async () => {
    const { send } = await show(<DateTimeField name="at" label="Goes out" />);
    fireEvent.change(day(), { target: { value: '2026-11-24' } });
    await send();
    expect(day()).toHaveAccessibleDescription(/Enter a time too/);
  });
});

describe('a file', () => {
  const csv = new File(['a,b'], 'table.csv', { type: 'text/csv' });
  const field = () => screen.getByLabelText('Table');

  it('is chosen, named, taken back, and chosen again', async () => {
    const { user, send, sent } = await show(
      <FileField name="file" label="Table" accept=".csv" maxBytes={100} />,
    );
    await user.upload(field(), csv);
    expect(screen.getByText('table.csv, 1 kB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove table.csv' }));
    expect(screen.getByText('Choose a file')).toBeVisible();
    expect(field()).toHaveFocus();
    await user.upload(field(), csv);
    await send();
    expect(sent()?.file).toBe(csv);
  });

  it('is one of several, which are taken back together', async () => {
    const { user, send, sent } = await show(
      <FilesField name="file" label="Table" accept=".csv" maxBytes={9} maxFiles={2} />,
    );
    await user.upload(field(), [csv, csv]);
    expect(screen.getByText('2 files, 1 kB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove 2 files' }));
    expect(screen.getByText('Choose files')).toBeVisible();
    for (const [files, problem] of [
      [[csv, csv, csv], 'Choose at most 2 files.'],
      [[csv, new File(['1234567'], 'long.csv')], 'The files are 1 kB together. The maximum is 1 kB.'],
    ] as const) {
      await user.upload(field(), [...files]);
      await send();
      expect(await screen.findByText(problem)).toBeVisible();
    }
    await user.upload(field(), [csv, csv]);
    await send();
    expect(sent()?.file).toHaveLength(2);
  });

  it('that is too large is refused', async () => {
    const { user, send, sent } = await show(
      <FileField name="file" label="Table" accept=".csv" maxBytes={2} />,
    );
    await user.upload(field(), csv);
    await send();
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(/The maximum is/);
    expect(sent()).toBeUndefined();
  });

  it('may be chosen again, since it may have changed', async () => {
    const { user } = await show(<FileField name="file" label="Table" accept=".csv" maxBytes={100} />);
    const changes = jest.fn();
    field().addEventListener('change', changes);
    for (const _ of ['once', 'again']) await user.upload(field(), csv);
    expect(changes).toHaveBeenCalledTimes(2);
  });
});
