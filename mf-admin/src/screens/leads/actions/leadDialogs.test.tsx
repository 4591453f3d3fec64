import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { correctLead } from '@site/api/leads/corrections/contract';
import { editLead, getLead } from '@site/api/leads/pipeline/contract';
import { exampleLead } from '@site/api/leads/pipeline/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { useGetLeadQuery } from '../../../leadPipeline/leadsApi';
import { LeadActions } from './LeadActions';

const lead = exampleLead({ value: 900, closeOn: '2026-12-15' });
const { reference } = lead;

function OpenLead() {
  const panel = useRef<HTMLDivElement>(null);
  const { data } = useGetLeadQuery({ reference });
  return <div ref={panel}>{data && <LeadActions lead={data} panel={panel} />}</div>;
}

async function openActions() {
  const api = fakeApi().on(getLead, lead).on(listLeadMembers, []);
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const view = await renderPage(OpenLead, { path: `/admin/leads/${reference}`, api, state });
  const writes = () => api.requests.filter(({ method }) => method === 'PATCH');
  return { ...view, api, writes };
}

test('a deal stays in its dialog while it is saved, and when it is refused or someone else changed the lead', async () => {
  const { user, api, writes } = await openActions();
  let refuse = () => {};
  const answer = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  api.on(editLead, async () => {
    await answer;
    return failure(503, 'Please try again soon.');
  });
  await user.click(await screen.findByRole('button', { name: /^Deal: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deal' }));
  const value = dialog.getByRole('textbox', { name: /Value in US dollars/ });
  await user.clear(value);
  await user.type(value, '12,000{Enter}');
  expect(await dialog.findByRole('button', { name: 'Saving…' })).toBeDisabled();
  await user.keyboard('{Escape}');
  refuse();
  expect(await dialog.findByText('Please try again soon.')).toBeVisible();
  const newer = { ...lead, closeOn: '2027-01-20', version: 7 };
  api.on(editLead, () => failure(412, 'Reload.')).on(getLead, newer);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Someone else changed this/)).toBeVisible();
  expect(value).toHaveValue('12,000');
  api.on(editLead, { ...newer, value: 12_000, version: 8 });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Deal changed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // What the other member changed stays.
  expect(writes().at(-1)?.body).toEqual({ value: 12_000 });
  expect(writes().at(-1)?.headers.get('if-match')).toBe('"7"');
});

test('a refused reason for Lost stays in its dialog, and after a conflict it is sent with the stage', async () => {
  const { user, api, writes } = await openActions();
  const fieldErrors = { lostNote: 'The note must be at most 500 characters.' };
  api.on(editLead, () => failure(400, 'Please check your entries.', { fieldErrors }));
  await screen.findByRole('button', { name: 'Change stage, now New' });
  await user.keyboard('5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to Lost' }));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Price');
  await user.type(dialog.getByLabelText(/Note/), 'Too much');
  await user.click(dialog.getByRole('button', { name: 'Move to Lost' }));
  expect(await dialog.findByText(fieldErrors.lostNote)).toBeVisible();
  expect(dialog.getByLabelText(/Note/)).toHaveValue('Too much');
  api
    .on(editLead, () => failure(412, 'Reload.'))
    .on(getLead, exampleLead({ status: 'qualified', version: 7 }));
  await user.click(dialog.getByRole('button', { name: 'Move to Lost' }));
  expect(await screen.findByText(/Its stage is now/)).toBeVisible();
  api.on(editLead, () => failure(503, 'Please try again soon.'));
  await findEnabled('button', { name: /^Change stage/ });
  await user.click(await screen.findByRole('button', { name: 'Move to Lost' }));
  expect(await screen.findByText('Please try again soon.')).toBeVisible();
  api.on(editLead, exampleLead({ status: 'lost', version: 8 }));
  await findEnabled('button', { name: /^Change stage/ });
  await user.click(screen.getByRole('button', { name: 'Move to Lost' }));
  expect(await screen.findByText('Moved to Lost')).toBeVisible();
  expect(writes().at(-1)?.body).toEqual({ status: 'lost', lostReason: 'price', lostNote: 'Too much' });
});

test('a refused correction stays in its dialog, which asks before it discards it', async () => {
  const { user, api } = await openActions();
  const message = 'Another person has this email address.';
  api.on(correctLead, () => failure(409, message, { fieldErrors: { email: message } }));
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Right');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), '.au');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const email = await dialog.findByRole('textbox', { name: 'Email', description: message });
  expect(email).toHaveValue(`${lead.email}.au`);
  expect(api.requests.at(-1)?.body).toEqual({ name: `${lead.name} Right`, email: `${lead.email}.au` });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(email).toHaveValue(`${lead.email}.au`);
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
