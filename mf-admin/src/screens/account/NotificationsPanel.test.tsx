import {
  editNotificationSettings,
  getNotificationSettings,
} from '@site/api/identity/notificationSettings/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getReportEmail, setReportEmail } from '@site/api/reporting/weeklyReport/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { NotificationsPanel } from './NotificationsPanel';

const chosen = { assigned: true, taskDue: true, mention: false, newLead: false, quarantine: false };

async function openPanel(role: Role = 'editor') {
  const api = fakeApi()
    .on(getNotificationSettings, chosen)
    .on(editNotificationSettings, ({ body }) => ({ ...chosen, ...body }) as typeof chosen)
    .on(getReportEmail, { isOn: false })
    .on(setReportEmail, { isOn: true });
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(NotificationsPanel, { path: '/admin/account', api, state });
  return { ...view, api };
}

test('a member turns notifications on and off, each by itself, and reads what is always on', async () => {
  const { user, api } = await openPanel();
  expect(await screen.findByRole('switch', { name: /^Assigned to me/ })).toBeChecked();
  expect(screen.getByRole('switch', { name: /^Mention/ })).not.toBeChecked();
  expect(screen.getByText(/Always on: emails about your account/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: /^Task due/ }));
  expect(await screen.findByText('Notification turned off')).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: /^Weekly report/ }));
  expect(await screen.findByText('Notification turned on')).toBeVisible();
  const sent = api.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  expect(sent).toEqual([{ taskDue: false }, { isOn: true }]);
  api.on(editNotificationSettings, () => failure(503, 'Please try again.'));
  await user.click(screen.getByRole('switch', { name: /^New lead/ }));
  expect(await screen.findByText('Couldn’t save the notification')).toBeVisible();
});

test('a viewer chooses the weekly report only', async () => {
  await openPanel('viewer');
  expect(await screen.findByRole('switch', { name: /^Weekly report/ })).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.getByText('Emails about leads go to editors and admins.')).toBeVisible();
});
