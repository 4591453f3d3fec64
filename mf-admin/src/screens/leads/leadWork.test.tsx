import { getLeadSync } from '@site/api/hubspot/leadSync/contract';
import { exampleLeadSync } from '@site/api/hubspot/leadSync/example';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { getContact } from '@site/api/leads/contacts/contract';
import { exampleContact } from '@site/api/leads/contacts/example';
import { exampleReceivedEmail } from '@site/api/leads/inbox/example';
import { editLead, getLead, getLeadFilterOptions, listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLead, exampleLeadFilterOptions, exampleLeadPage } from '@site/api/leads/pipeline/example';
import {
  createLeadReply,
  deleteLeadReply,
  listLeadReplies,
  listSavedReplies,
  retryLeadReply,
} from '@site/api/leads/replies/contract';
import { exampleReplies, exampleReply, exampleSavedReply } from '@site/api/leads/replies/example';
import { getLeadScore } from '@site/api/leads/score/contract';
import { exampleLeadScore } from '@site/api/leads/score/example';
import {
  createLeadNote,
  createLeadTask,
  editLeadTask,
  getLeadWork,
  listLeadMembers,
} from '@site/api/leads/work/contract';
import { exampleNote, exampleTask, exampleWork } from '@site/api/leads/work/example';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { formerOf } from './actions/useLeadChange';
import { LeadsScreen } from './LeadsScreen';

const lead = exampleLead();
const path = `/admin/leads/${lead.reference}`;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

async function openLead(part: Partial<typeof lead> = {}, role: 'editor' | 'viewer' = 'editor') {
  const api = fakeApi()
    .on(listLeads, exampleLeadPage())
    .on(getLead, { ...lead, ...part })
    .on(getContact, exampleContact())
    .on(getLeadFilterOptions, exampleLeadFilterOptions())
    .on(getLeadWork, exampleWork())
    .on(getLeadSync, exampleLeadSync({ contact: null }))
    .on(
      listLeadReplies,
      exampleReplies({
        items: [exampleReply({ state: 'dead', error: '550 no such user' })],
        received: [exampleReceivedEmail({ isVerified: false })],
      }),
    )
    .on(listSavedReplies, { items: [exampleSavedReply()], nextCursor: null, total: 1, isMore: false })
    .on(listLeadMembers, [
      { id: 'member-1', name: 'Robin Example' },
      { id: 'member-2', name: 'Kim Example' },
    ])
    .on(editLead, ({ body: { isUndo: _, ...body } }) => ({ ...lead, ...body, version: 2 }) as typeof lead);
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(LeadsScreen, { path, pattern: '/admin/leads/:id?', api, state });
  await screen.findByRole('heading', { name: 'Notes' });
  const writes = () => api.requests.filter(({ method }) => method !== 'GET');
  return { ...view, api, writes };
}

test('an owner is assigned by key and menu, and the change can be undone', async () => {
  const { user, writes } = await openLead();
  await user.keyboard('a');
  await user.click(await screen.findByRole('menuitem', { name: 'Kim Example' }));
  expect(await screen.findByText('Assigned to Kim Example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(writes().map(({ body }) => body)).toMatchObject([{ ownerId: 'member-2' }, { isUndo: true }]);
  expect(writes()[1]?.headers.get('if-match')).toBe('"2"');
});

test('a lost lead needs a reason', async () => {
  const { user, writes } = await openLead();
  await user.keyboard('5');
  const dialog = await screen.findByRole('dialog', { name: 'Move to Lost' });
  await user.click(within(dialog).getByRole('button', { name: 'Move to Lost' }));
  expect(await within(dialog).findByText('Please choose a reason.')).toBeVisible();
  expect(writes()).toEqual([]);
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'No reply');
  await user.click(within(dialog).getByRole('button', { name: 'Move to Lost' }));
  expect(await screen.findByText('Moved to Lost')).toBeVisible();
  expect(writes()[0]?.body).toEqual({ status: 'lost', lostReason: 'no_reply' });
});

test('a won lead is asked for its value in whole dollars', async () => {
  const { user, writes } = await openLead();
  await user.keyboard('4');
  const dialog = await screen.findByRole('dialog', { name: 'Move to Won' });
  expect(within(dialog).getByLabelText(/Value in US dollars/)).toHaveFocus();
  await user.keyboard('many{Enter}');
  expect(await within(dialog).findByText(/Please enter whole dollars/)).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/Value in US dollars/));
  await user.type(within(dialog).getByLabelText(/Value in US dollars/), '$12,000');
  await user.click(within(dialog).getByRole('button', { name: 'Move to Won' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ status: 'won', value: 12_000 }));
});

test('a lead has a meeting booked by those who may', async () => {
  const { unmount } = await openLead();
  const book = screen.getByRole('link', { name: 'Book' });
  expect(book).toHaveAttribute('href', `/admin/bookings/new?lead=${lead.reference}`);
  unmount();
  await openLead({}, 'viewer');
  expect(screen.queryByRole('link', { name: 'Book' })).not.toBeInTheDocument();
});

test('a lead from a form without a phone number can’t be called', async () => {
  await openLead({ phone: '' });
  expect(screen.getByRole('button', { name: 'Call' })).toBeDisabled();
});

test('undo of a reopened lead restores its reason', () => {
  const lost = exampleLead({ status: 'lost', lostReason: 'price', lostNote: 'Cheaper' });
  expect(formerOf(lost, { status: 'contacted' })).toEqual({
    status: 'lost',
    lostReason: 'price',
    lostNote: 'Cheaper',
  });
});

test('a quarantined lead shows the reason and is released by its button', async () => {
  const spam = { score: 60, reasons: ['4 links'] };
  const { user, writes } = await openLead({ status: 'quarantined', spam });
  expect(await screen.findByText('4 links')).toBeVisible();
  expect(screen.getByText(/They’re sent when you move the lead/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Release/ }));
  expect(await screen.findByText('Emails on hold are being sent.')).toBeVisible();
  expect(writes()[0]?.body).toEqual({ status: 'new' });
});

test('an overdue first response is marked', async () => {
  await openLead({ isOverdue: true });
  expect(screen.getByText(/Overdue since/)).toBeVisible();
});

test('a note mentions a member by suggestion and shows a refusal', async () => {
  const { user, api, writes } = await openLead();
  api.on(createLeadNote, () => failure(422, 'A person has at most 1000 notes.'));
  await user.keyboard('n');
  const form = screen.getByRole('form', { name: 'New note' });
  const field = within(form).getByRole('textbox', { name: 'Note' });
  expect(field).toHaveFocus();
  await user.keyboard('Please call @ki');
  await user.click(within(form).getByRole('button', { name: 'Kim Example' }));
  expect(field).toHaveValue('Please call @Kim Example ');
  await user.click(within(form).getByRole('button', { name: 'Save note' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('at most 1000 notes');
  api.on(createLeadNote, exampleNote({ mentions: ['Kim Example'] }));
  await user.click(within(form).getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Emailed to Kim Example.')).toBeVisible();
  expect(writes().at(-1)?.body).toEqual({ text: 'Please call @Kim Example' });
  expect(field).toHaveValue('');
});

test('a task is added with its day, completed, and reopened by undo', async () => {
  const { user, api, writes } = await openLead();
  api.on(createLeadTask, exampleTask()).on(editLeadTask, exampleTask({ version: 2 }));
  await user.keyboard('t');
  const form = screen.getByRole('form', { name: 'New task' });
  await user.click(within(form).getByRole('button', { name: 'Add task' }));
  expect(within(form).getByRole('textbox', { name: 'What to do' })).toHaveAccessibleDescription(
    'Please enter what to do.',
  );
  expect(within(form).getByRole('textbox', { name: 'What to do' })).toHaveFocus();
  expect(within(form).getByText('Please enter a due date, such as 11/28/2026.')).toBeVisible();
  await user.keyboard('Send the contract');
  await user.type(within(form).getByLabelText('Due date'), '2026-12-01');
  await user.selectOptions(within(form).getByLabelText('Assignee'), 'Kim Example');
  await user.click(within(form).getByRole('button', { name: 'Add task' }));
  expect(await screen.findByText('Task added')).toBeVisible();
  const added = { title: 'Send the contract', dueOn: '2026-12-01', assigneeId: 'member-2' };
  expect(writes()[0]?.body).toEqual(added);
  await user.click(screen.getByRole('checkbox', { name: 'Send the offer' }));
  // Until then the button is the one of the task that was added.
  expect(await screen.findByText('Task completed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      writes()
        .slice(1)
        .map(({ body }) => body),
    ).toEqual([{ isDone: true }, { isDone: false }]),
  );
});

test('a reply is written from a saved one, sent, and taken back to edit it', async () => {
  const { user, api, writes } = await openLead();
  api.on(createLeadReply, exampleReply({ state: 'waiting' })).on(deleteLeadReply, undefined);
  await user.keyboard('r');
  const form = await screen.findByRole('form', { name: 'Reply to Dana Example' });
  expect(within(form).getByLabelText('Reply')).toHaveFocus();
  await user.click(await findEnabled('button', { name: 'Insert a saved reply' }));
  await user.click(await screen.findByRole('menuitem', { name: 'First answer' }));
  expect((within(form).getByLabelText('Reply') as HTMLTextAreaElement).value).toMatch(/^Hello Dana,/);
  await user.click(within(form).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sending to dana@example.com')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Reply to Dana Example' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('form', { name: 'Reply to Dana Example' });
  expect((within(again).getByLabelText('Reply') as HTMLTextAreaElement).value).toMatch(/^Hello Dana,/);
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('an unfinished reply is still there when the lead is opened again, until it is sent', async () => {
  const first = await openLead();
  await first.user.keyboard('r');
  await first.user.pasteInto(await screen.findByLabelText('Reply'), 'Half a sentence');
  first.unmount();
  const { user, api } = await openLead();
  api.on(createLeadReply, exampleReply({ state: 'waiting' }));
  await user.keyboard('r');
  expect(await screen.findByLabelText('Reply')).toHaveValue('Half a sentence');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sending to dana@example.com')).toBeVisible();
  await user.keyboard('r');
  expect(await screen.findByLabelText('Reply')).toHaveValue('');
});

test('an unfinished note is still there when the lead is opened again, until it is saved', async () => {
  const first = await openLead();
  await first.user.pasteInto(await screen.findByRole('textbox', { name: 'Note' }), 'Half a note');
  first.unmount();
  const second = await openLead();
  second.api.on(createLeadNote, exampleNote());
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Half a note');
  await second.user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  second.unmount();
  await openLead();
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('a failed reply says why and is sent again, an answer warns of an unverified sender', async () => {
  const { user, api, writes } = await openLead();
  api.on(retryLeadReply, exampleReply({ state: 'waiting' }));
  const replies = within(screen.getByRole('region', { name: 'Replies' }));
  expect(await replies.findByText('550 no such user')).toBeVisible();
  expect(replies.getByText(/Replies go to team@emberline.example/)).toBeVisible();
  await user.click(replies.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('Sending the reply again')).toBeVisible();
  expect(writes()).toHaveLength(1);
  expect(replies.getByText('Tuesday at ten works for us.')).toBeInTheDocument();
  expect(replies.getByText(/Sender not verified/)).toBeVisible();
});

test('a viewer reads tasks and notes and changes none', async () => {
  await openLead({ masked: true }, 'viewer');
  expect(screen.queryByRole('form', { name: 'New note' })).not.toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'New task' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Send the offer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Owner: no owner' })).toBeDisabled();
});

test('the score is explained by its rules and changes', async () => {
  const { user, api } = await openLead();
  api.on(getLeadScore, exampleLeadScore());
  await user.click(screen.getByText('Why 62?'));
  expect(await screen.findByText('Interest by service')).toBeVisible();
  expect(screen.getByText('Activity is Booked a meeting', { exact: false })).toBeVisible();
  expect(screen.getAllByText('+42').length).toBeGreaterThan(0);
});
