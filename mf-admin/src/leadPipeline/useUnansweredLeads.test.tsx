import { listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLeadPage } from '@site/api/leads/pipeline/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { useUnansweredLeads } from './useUnansweredLeads';

function Badge() {
  const { count, label } = useUnansweredLeads();
  return <output>{`${count} ${label}`}</output>;
}

test.each([
  [{ new: 2, quarantined: 3 }, '5 new or in quarantine'],
  [{ new: 2, quarantined: 0 }, '2 new'],
  [{ new: 0, quarantined: 1 }, '1 new or in quarantine'],
])('for %j the badge of leads shows %j', async (part, message) => {
  const page = exampleLeadPage();
  const api = fakeApi().on(listLeads, { ...page, counts: { ...page.counts, ...part } });
  await renderPage(Badge, { api });
  expect(await screen.findByText(message)).toBeVisible();
});
