import type { JobParameters } from 'agenda';
import { reportUnlockErrors } from './schedule';

test('a failed unlock after the connection is closed is reported and not an unhandled rejection', async () => {
  const failure = new Error('Client must be connected before running operations');
  const repository = { unlockJob: async (_job: JobParameters) => Promise.reject(failure) };
  const reported: Error[] = [];
  reportUnlockErrors(repository, (error) => void reported.push(error));
  await expect(repository.unlockJob({ name: 'mail' } as JobParameters)).resolves.toBeUndefined();
  expect(reported).toEqual([failure]);
});
