import { getLeadSync } from '@site/api/hubspot/leadSync/contract';
import { exampleLeadSync } from '@site/api/hubspot/leadSync/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getContact } from '@site/api/leads/contacts/contract';
import { exampleContact } from '@site/api/leads/contacts/example';
import {
  createMailReplay,
  editLead,
  getLead,
  getLeadFilterOptions,
  listLeads,
} from '@site/api/leads/pipeline/contract';
import {
  exampleLead,
  exampleLeadFilterOptions,
  exampleLeadMail,
  exampleLeadPage,
  exampleLeadSummary,
} from '@site/api/leads/pipeline/example';
import { listLeadReplies } from '@site/api/leads/replies/contract';
import { exampleReplies } from '@site/api/leads/replies/example';
import { getLeadWork, listLeadMembers } from '@site/api/leads/work/contract';
import { exampleWork } from '@site/api/leads/work/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { LeadsScreen } from './LeadsScreen';

const dana = exampleLeadSummary();
const gil = exampleLeadSummary({ reference: 'EM-00000002', name: 'Gil Example', company: 'Example Roofing' });

beforeEach(() => {
  setWidth(1280);
  Element.prototype.scrollIntoView = () => {};
});

function setWidth(width: number) {
  window.matchMedia = (query) =>
    ({
      matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LeadsScreen />
      <output>{pathname + search}</output>
    </>
  );
}

function leadsApi(page = exampleLeadPage([dana, gil])) {
  return fakeApi()
    .on(listLeads, page)
    .on(getLead, ({ params }) => exampleLead(params.reference === gil.reference ? gil : dana))
    .on(getContact, exampleContact())
    .on(getLeadWork, exampleWork())
    .on(getLeadSync, exampleLeadSync({ contact: null }))
    .on(listLeadReplies, exampleReplies({ items: [] }))
    .on(listLeadMembers, [{ id: 'member-1', name: 'Robin Example' }]);
}

async function openLeads(api = leadsApi(), path = '/admin/leads', role: Role = 'editor') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  api.on(getLeadFilterOptions, exampleLeadFilterOptions());
  const view = await renderPage(CurrentPath, { path, pattern: '/admin/leads/:id?', api, state });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Leads' })).toBeVisible());
  return { ...view, api };
}

const statuses = () => screen.getAllByRole('status').map((each) => each.textContent);

test('lists the leads with stage, email status and total', async () => {
  await openLeads();
  const row = (await screen.findByRole('link', { name: /Dana Example/ })).closest('tr');
  expect(within(row!).getByText('Cybersecurity')).toBeVisible();
  expect(within(row!).getByText('New')).toBeVisible();
  expect(within(row!).getByText('Sent')).toBeVisible();
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
});

test('stages are links, the search follows the input, and both are in the URL', async () => {
  const { user, api } = await openLeads();
  await user.click(await screen.findByRole('link', { name: /Quarantine/ }));
  await user.pasteInto(screen.getByRole('searchbox'), 'dana');
  await waitFor(() => expect(statuses()).toContain('/admin/leads?status=quarantined&q=dana'));
  await waitFor(() => expect(api.requests.at(-1)?.query).toEqual({ status: 'quarantined', q: 'dana' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('goes to the next page and back by cursor', async () => {
  const first = { ...exampleLeadPage([dana]), nextCursor: 'c2', total: 26 };
  const second = { ...exampleLeadPage([gil]), total: 26 };
  const api = leadsApi().on(listLeads, ({ query }) => (query.cursor === 'c2' ? second : first));
  const { user } = await openLeads(api);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('26 to 26 of 26')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1 to 1 of 26')).toBeVisible();
});

test('a limited count is marked as such everywhere', async () => {
  const page = exampleLeadPage([dana, gil]);
  const counts = { ...page.counts, new: 10_000, won: 9_999 };
  const atLeast = ['new' as const];
  const many = { ...page, counts, atLeast, nextCursor: 'c2', total: 19_999, isMore: true };
  await openLeads(leadsApi().on(listLeads, many), '/admin/leads', 'admin');
  expect(await screen.findByText('1 to 2 of 19,999+')).toBeVisible();
  const stages = screen.getByRole('navigation', { name: 'Stages' });
  for (const name of ['All leads 19,999+', 'New 10,000+', 'Won 9,999', 'Lost 0'])
    expect(within(stages).getByRole('link', { name })).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('19,999+');
  expect(screen.getByRole('button', { name: 'Export 19,999+' })).toBeEnabled();
});

test('an empty list and a search without matches show different messages', async () => {
  const { unmount } = await openLeads(leadsApi(exampleLeadPage([])));
  expect(await screen.findByRole('heading', { name: 'No inquiries yet' })).toBeVisible();
  unmount();
  const { user } = await openLeads(leadsApi(exampleLeadPage([])), '/admin/leads?q=nobody');
  expect(await screen.findByText(/No leads match “nobody”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all leads' }));
  expect(await screen.findByRole('heading', { name: 'No inquiries yet' })).toBeVisible();
});

test('a failed list shows the request ID and can be retried', async () => {
  const api = leadsApi().on(listLeads, () => failure(503, 'Please try again in a moment.'));
  const { user } = await openLeads(api);
  expect(await screen.findByText(/Error 503 · Request ID: test/)).not.toHaveAttribute('open');
  api.on(listLeads, exampleLeadPage([dana]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Dana Example/ })).toBeVisible();
});

test('keyboard shortcuts move, open, search, show help and close', async () => {
  const { user } = await openLeads();
  await screen.findByRole('link', { name: /Dana Example/ });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: /Dana Example/ })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: /Gil Example/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Delivery timeline' })).toBeVisible();
  expect(statuses()).toContain(`/admin/leads/${gil.reference}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(statuses()).toContain('/admin/leads'));
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{Escape}?');
  const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(shortcuts).toBeVisible();
  expect(shortcuts).toHaveTextContent('F8Go to the notification');
});

test('an open lead shows everything submitted and the status of its emails', async () => {
  const dead = exampleLeadMail({
    state: 'dead',
    sentAt: null,
    attempts: 9,
    error: '550 no such user',
    response: null,
  });
  const api = leadsApi().on(
    getLead,
    exampleLead({ mails: [dead, exampleLeadMail({ kind: 'sender' })], repeats: 2 }),
  );
  api.on(createMailReplay, exampleLead());
  const { user } = await openLeads(api, `/admin/leads/${dana.reference}`);
  expect(await screen.findByText('google / organic')).toBeVisible();
  expect(screen.getByText('Version 2')).toBeVisible();
  expect(screen.getByText('2 more times')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5125550142');
  expect(screen.getByText(/failed after 9 attempts, last error: 550 no such user/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend: Email to team' }));
  expect(await screen.findByText('Resending the email')).toBeVisible();
  const replay = `/admin/leads/${dana.reference}/mails/team/replay`;
  expect(api.requests.map(({ path }) => path)).toContain(replay);
});

test("a stage change sends the version and the session's token", async () => {
  const api = leadsApi().on(editLead, exampleLead({ status: 'contacted', version: 2 }));
  const { user } = await openLeads(api, `/admin/leads/${dana.reference}`);
  await user.click(await screen.findByRole('button', { name: 'Change stage, now New' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
  expect(await screen.findByText('Moved to Contacted')).toBeVisible();
  const requested = api.requests.find(({ method }) => method === 'PATCH');
  expect(requested?.body).toEqual({ status: 'contacted' });
  expect(requested?.headers.get('if-match')).toBe('"1"');
  expect(requested?.headers.get('x-csrf-token')).toBe('example-token');
});

test('a conflicting change shows the newer version and lets the member decide', async () => {
  const api = leadsApi().on(editLead, () => failure(412, 'Somebody else changed this.'));
  const { user } = await openLeads(api, `/admin/leads/${dana.reference}`);
  await user.click(await screen.findByRole('button', { name: 'Change stage, now New' }));
  const newer = exampleLead({ status: 'qualified', version: 7 });
  api.on(getLead, newer);
  await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
  await waitFor(() =>
    expect(screen.getByText(/Its stage is now/)).toHaveTextContent(
      'Its stage is now Qualified; you chose Contacted.',
    ),
  );
  api.on(editLead, { ...newer, status: 'contacted', version: 8 });
  await user.click(screen.getByRole('button', { name: 'Move to Contacted' }));
  await waitFor(() =>
    expect(api.requests.findLast(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"7"'),
  );
});

test("a lead from a campaign page links to that page's editor", async () => {
  const pageDocument = { kind: 'case study', id: 'f'.repeat(24), label: 'A second opinion' };
  const lead = exampleLead({
    page: '/landing/a-second-opinion',
    source: 'news / email / spring',
    pageDocument,
  });
  await openLeads(leadsApi().on(getLead, lead), `/admin/leads/${dana.reference}`);
  expect(await screen.findByRole('link', { name: 'A second opinion' })).toHaveAttribute(
    'href',
    `/admin/case-studies/${pageDocument.id}`,
  );
  expect(screen.getByText('/landing/a-second-opinion')).toBeVisible();
  expect(screen.getByText('news / email / spring')).toBeVisible();
});

test('a viewer reads without personal details and cannot act', async () => {
  const lead = exampleLead({ name: 'D. E.', email: 'd…@e….com', phone: '…42', masked: true });
  const api = leadsApi(exampleLeadPage([{ ...dana, name: 'D. E.', masked: true }])).on(getLead, lead);
  await openLeads(api, `/admin/leads/${dana.reference}`, 'viewer');
  expect(await screen.findByText('d…@e….com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Score rules' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Email inbox' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search leads by company, tag or reference' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reply' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Call' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Change stage, now New' })).toBeDisabled();
});

test('a role without permission sees a message', async () => {
  await openLeads(leadsApi().on(listLeads, () => failure(403, 'Not permitted.')));
  expect(await screen.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
});

test('on narrow screens the lead covers the list and returns the focus', async () => {
  setWidth(800);
  const { user } = await openLeads();
  await user.click(await screen.findByRole('link', { name: /Dana Example/ }));
  expect(await screen.findByRole('dialog', { name: `Lead ${dana.reference}` })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
