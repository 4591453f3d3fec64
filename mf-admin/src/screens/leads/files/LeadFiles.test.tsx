import { exampleAnswerFile } from '@site/api/leads/files/example';
import { exampleLead } from '@site/api/leads/pipeline/example';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { LeadFacts } from '../LeadFacts';

test('files are downloaded by name, with their size and a warning', async () => {
  const answer = {
    label: 'Photos',
    type: 'file' as const,
    value: 'Firewall.jpg',
    files: [exampleAnswerFile()],
  };
  const lead = exampleLead({ answers: [answer] });
  const path = '/admin/leads';
  const { container } = await renderPage(() => <LeadFacts lead={lead} />, { path, api: fakeApi() });
  const download = screen.getByRole('link', { name: 'Firewall.jpg' });
  expect(download).toHaveAttribute('href', `/api/admin/leads/${lead.reference}/files/file-1`);
  expect(download).toHaveAttribute('download', 'Firewall.jpg');
  expect(screen.getByText('1.2 MB')).toBeVisible();
  expect(screen.getByText('Not scanned for viruses')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});
