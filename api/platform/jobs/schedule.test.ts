import type { JobParameters } from 'agenda';
import { hearUnlocking } from './schedule';

test('a job that cannot be let go of, because the connection is closed, is a report and no unhandled failure', async () => {
  const failure = new Error('Client must be connected before running operations');
  const repository = { unlockJob: async (_job: JobParameters) => Promise.reject(failure) };
  const reported: Error[] = [];
  hearUnlocking(repository, (error) => void reported.push(error));
  await expect(repository.unlockJob({ name: 'mail' } as JobParameters)).resolves.toBeUndefined();
  expect(reported).toEqual([failure]);
});
