import { downloadLeadFile } from '@site/api/leads/files/contract';
import { exampleAnswerFile } from '@site/api/leads/files/example';
import { exampleLead } from '@site/api/leads/pipeline/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { LeadFacts } from '../LeadFacts';
import { LeadFiles } from './LeadFiles';

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

test('a click saves the file, and a failed download is explained', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const clicked: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    clicked.push(`${this.download} ${this.href}`);
  };
  const answers = [
    failure(404, 'This file was deleted.'),
    new Response(new Blob(['image'], { type: 'image/jpeg' })),
  ];
  const api = fakeApi().on(downloadLeadFile, () => answers.shift() as Response);
  const files = [exampleAnswerFile()];
  const { user } = await renderPage(() => <LeadFiles reference="EM-1" files={files} />, {
    path: '/admin/leads',
    api,
  });
  const link = screen.getByRole('link', { name: 'Firewall.jpg' });
  await user.click(link);
  expect(await screen.findByText('Couldn’t download Firewall.jpg')).toBeVisible();
  expect(screen.getByText('This file was deleted.')).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(link);
  await waitFor(() => expect(clicked).toEqual(['Firewall.jpg blob:1']));
  expect([saved[0]?.type, saved[0]?.size]).toEqual(['image/jpeg', 5]);
});
