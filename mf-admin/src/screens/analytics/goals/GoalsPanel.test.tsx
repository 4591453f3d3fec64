import { listGoalResults } from '@site/api/insights/goals/contract';
import { exampleGoalResults } from '@site/api/insights/goals/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import type { ReportUrl } from '../report/useReportUrl';
import { GoalsPanel } from './GoalsPanel';

test('a goal says that it is counted only after the period, without steps of nobody', async () => {
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const goals = exampleGoalResults().goals.map((goal) => ({ ...goal, limitedTo: '2026-11-01' }));
  const api = fakeApi().on(listGoalResults, { goals });
  const url = { days, query: days } as ReportUrl;
  await renderPage(() => <GoalsPanel url={url} hasImports={false} />, { api });
  const heading = await screen.findByRole('heading', { name: /^Service to contact/ });
  expect(heading).toHaveTextContent('counted from November 1, 2026, after this period');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
