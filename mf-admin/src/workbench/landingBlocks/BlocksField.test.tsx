import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { exampleForm } from '@site/api/leads/forms/example';
import { listMedia } from '@site/api/media/contract';
import { exampleMedia, exampleMediaPage } from '@site/api/media/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { BlocksField } from './BlocksField';
import { blockKinds } from './blockFields';

const three: UnfinishedBlock[] = [
  { kind: 'hero', title: 'A quiet week', lead: 'First words', drawnAs: '/services/service-desk' },
  { kind: 'benefits', title: 'What you get', items: [{ title: 'Rest', text: 'Sleep well.' }] },
  { kind: 'form', title: 'Write to us', text: 'A few lines.' },
];

const pages = [
  { path: '/services/cybersecurity', label: 'Endpoint & Identity Security', group: 'Services' },
  { path: '/tools/password', label: 'Password strength', group: 'Tools' },
];

let fetchBefore: typeof fetch;
beforeEach(() => {
  fetchBefore = globalThis.fetch;
  globalThis.fetch = async () => Response.json(pages);
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

async function open(blocks = three, errors: Record<string, string> = {}) {
  let now = blocks;
  const view = await renderPage(() => {
    const [value, setValue] = useState(blocks);
    now = value;
    return <BlocksField value={value} onChange={setValue} errors={errors} />;
  });
  const choose = async (button: RegExp, item: string | RegExp) => {
    await view.user.click(screen.getByRole('button', { name: button }));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...view, choose, blocks: () => now };
}

const kindsOf = (blocks: UnfinishedBlock[]) => blocks.map(({ kind }) => kind).join(' ');
const handle = (name: RegExp) => screen.getByRole('button', { name });

test.each(Object.entries(blockKinds))(
  'a block %s is added from the menu, and every field can be edited',
  async (kind, { label, about, parts }) => {
    const { choose, blocks } = await open([]);
    await choose(/^Add block$/, `${label} ${about}`);
    expect(kindsOf(blocks())).toBe(kind);
    const group = within(screen.getByRole('group', { name: `Block 1: ${label}` }));
    expect(group.getAllByRole('textbox', { name: 'Title' })[0]).toHaveFocus();
    for (const part of parts) {
      if (['dateTime', 'markdown', 'image', 'form'].includes(part.as)) continue;
      for (const field of 'items' === part.name
        ? within(group.getByRole('group', { name: part.label })).getAllByRole('textbox')
        : group.getAllByRole('textbox', { name: part.label }).slice(0, 1))
        fireEvent.change(field, { target: { value: 'Abc' } });
    }
    const apart = { kind: '', until: 'Abc', markdown: 'Abc', poster: 'Abc' };
    const texts = JSON.stringify({ ...blocks()[0], ...apart }).match(/:"[^"]*"/g);
    expect(texts?.filter((text) => text !== ':"Abc"')).toEqual([':""']);
  },
);

test('a form block has the contact form until another one is chosen', async () => {
  const items = [exampleForm(), exampleForm({ id: 'form-2', slug: 'old', name: 'Old', isOpen: false })];
  globalThis.fetch = async () => Response.json({ items, nextCursor: null, total: 2, isMore: false });
  const { user, blocks } = await open();
  await user.click(screen.getByRole('button', { name: /^3 ?Form: Write to us/ }));
  const choice = screen.getByRole('combobox', { name: 'Form' });
  expect(choice).toHaveDisplayValue('Contact form');
  await screen.findByRole('option', { name: 'Old (closed)' });
  await user.selectOptions(choice, 'Lunch and learn');
  expect(blocks()[2]).toEqual({ ...three[2], form: 'lunch-and-learn' });
  await user.selectOptions(choice, 'Contact form');
  expect(JSON.parse(JSON.stringify(blocks()[2]))).toEqual(three[2]);
});

test('editing a field changes only that field', async () => {
  const { user, blocks } = await open();
  await user.click(screen.getByRole('button', { name: /^2 ?Benefits: What you get/ }));
  const benefits = within(screen.getByRole('group', { name: /^Block 2/ }));
  await user.type(
    within(benefits.getByRole('group', { name: 'Benefit 1: Rest' })).getByLabelText('Text'),
    '!',
  );
  expect(blocks()).toEqual([
    three[0],
    { ...three[1], items: [{ title: 'Rest', text: 'Sleep well.!' }] },
    three[2],
  ]);
});

test('the arrow keys on a handle move its block, announce the position, and keep the focus', async () => {
  const { user, blocks } = await open();
  handle(/^Move block 3/).focus();
  await user.keyboard('{ArrowUp}');
  expect(kindsOf(blocks())).toBe('hero form benefits');
  expect(screen.getByText('Form: Write to us moved, 2 of 3.')).toBeInTheDocument();
  expect(handle(/^Move block 2, Form/)).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(kindsOf(blocks())).toBe('form hero benefits');
  expect(screen.getByText('Form: Write to us did not move, 1 of 3.')).toBeInTheDocument();
});

test('a pointer drags a block by its handle', async () => {
  const { blocks } = await open();
  const items = screen.getAllByRole('listitem');
  items.forEach((item, at) => {
    item.getBoundingClientRect = () => ({ top: at * 100, height: 100 }) as DOMRect;
  });
  const dragged = handle(/^Move block 1/);
  fireEvent.pointerDown(dragged, { button: 0, clientY: 50 });
  fireEvent.pointerMove(dragged, { clientY: 260 });
  expect(kindsOf(blocks())).toBe('hero benefits form');
  fireEvent.pointerUp(dragged);
  expect(kindsOf(blocks())).toBe('benefits form hero');
});

test('a removed block can be restored at its position', async () => {
  const { user, choose, blocks } = await open();
  await choose(/^More actions for block 2/, 'Remove');
  expect(kindsOf(blocks())).toBe('hero form');
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(blocks()).toEqual(three);
  expect(handle(/^Move block 2, Benefits/)).toHaveFocus();
});

test('a duplicate is inserted below the original and is independent of it', async () => {
  const { user, choose, blocks } = await open();
  await choose(/^More actions for block 2/, 'Duplicate');
  expect(kindsOf(blocks())).toBe('hero benefits benefits form');
  await user.click(screen.getByRole('button', { name: /^3 ?Benefits/ }));
  const copy = within(screen.getByRole('group', { name: /^Block 3/ }));
  await user.pasteInto(copy.getAllByLabelText('Title')[0]!, ' too');
  expect(blocks().map(({ title }) => title)).toEqual([
    'A quiet week',
    'What you get',
    'What you get too',
    'Write to us',
  ]);
});

test('the buttons of a hero have labels of their own until they are emptied', async () => {
  const { user, blocks } = await open();
  await user.click(screen.getByRole('button', { name: /^1 ?Hero/ }));
  const hero = within(screen.getByRole('group', { name: /^Block 1/ }));
  const label = () => hero.getByLabelText(/^Call button label/);
  await user.pasteInto(label(), 'Call our team');
  expect(blocks()[0]).toEqual({ ...three[0], callLabel: 'Call our team' });
  await user.clear(label());
  expect(blocks()[0]).toEqual(three[0]);
  expect(hero.getByRole('button', { name: 'Choose image for hero image' })).toBeVisible();
});

test('the illustration of a hero is chosen from thumbnails', async () => {
  const { user, blocks } = await open();
  await user.click(screen.getByRole('button', { name: /^1 ?Hero/ }));
  const hero = within(screen.getByRole('group', { name: /^Block 1/ }));
  await user.click(hero.getByRole('button', { name: 'Show illustrations' }));
  await user.click(await hero.findByRole('radio', { name: 'Endpoint & Identity Security' }));
  expect(blocks()[0]).toMatchObject({ drawnAs: '/services/cybersecurity' });
  expect(hero.queryByRole('radio', { name: 'Password strength' })).not.toBeInTheDocument();
});

test('only one hero block can be added', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add block' }));
  expect(await screen.findByRole('menuitem', { name: /^Hero/ })).toHaveAttribute('aria-disabled', 'true');
});

test('errors are shown at their fields, and their blocks are expanded', async () => {
  await open(three, { '': 'Too few.', '1.items.0.title': 'Please enter a title.' });
  expect(screen.getByText('Too few.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Benefits: What you get 1 to fix/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const item = within(screen.getByRole('group', { name: 'Benefit 1: Rest' }));
  expect(item.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  expect(item.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Please enter a title.');
  expect(screen.queryByRole('group', { name: /^Block 1/ })).toBeNull();
});

test('paths of pages similar to the input are suggested', async () => {
  const { user, blocks } = await open();
  await user.click(screen.getByRole('button', { name: /^1 ?Hero/ }));
  const path = screen.getByRole('textbox', { name: 'Illustration from page' });
  await user.clear(path);
  await user.pasteInto(path, 'cyber');
  await user.click(await screen.findByRole('button', { name: /Endpoint & Identity/ }));
  expect(blocks()[0]).toMatchObject({ drawnAs: '/services/cybersecurity' });
  expect(screen.queryByRole('group', { name: /Suggestions/ })).toBeNull();
});

test('a countdown converts Central time to UTC and ignores incomplete input', async () => {
  const { choose, blocks } = await open([]);
  await choose(/^Add block$/, /^Countdown/);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-01' } });
  expect(blocks()[0]).toMatchObject({ until: '' });
  fireEvent.change(screen.getByLabelText('Time (Central)'), { target: { value: '10:00' } });
  expect(blocks()[0]).toMatchObject({ until: '2026-12-01T16:00:00.000Z' });
});

test('a text is edited as formatted text and stored as Markdown', async () => {
  const { user, blocks } = await open([{ kind: 'text', title: 'Why', markdown: 'Closets get **hot**.' }]);
  await user.click(screen.getByRole('button', { name: /^1 ?Text: Why/ }));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(within(text).getByText('hot').tagName).toBe('STRONG');
  // jsdom has no layout, so the click position cannot be computed.
  const { editor } = text as unknown as { editor: { commands: { toggleBulletList: () => void } } };
  act(() => editor.commands.toggleBulletList());
  expect(blocks()).toEqual([
    { kind: 'text', title: 'Why', markdown: expect.stringMatching(/^[-*] Closets get \*\*hot\*\*\.\n?$/) },
  ]);
});

test('the poster image of a video is selected from the library', async () => {
  const api = fakeApi().on(listMedia, exampleMediaPage([exampleMedia()]));
  globalThis.fetch = fetchBefore;
  let now: UnfinishedBlock[] = [{ ...blockKinds.film.blank, title: 'A film' } as UnfinishedBlock];
  const { user } = await renderPage(
    () => {
      const [value, setValue] = useState(now);
      now = value;
      return <BlocksField value={value} onChange={setValue} errors={{}} />;
    },
    { api, state: { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) } },
  );
  await user.click(screen.getByRole('button', { name: /^1 ?Video: A film/ }));
  await user.click(screen.getByRole('button', { name: 'Choose image for poster image' }));
  await user.click(await screen.findByRole('button', { name: /server-room.jpg/ }));
  expect(now[0]).toMatchObject({ poster: exampleMedia().address });
  await user.click(await screen.findByRole('button', { name: 'Remove poster image' }));
  expect(now[0]).toMatchObject({ poster: '' });
});
