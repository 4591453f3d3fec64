import { startServer, type TestServer } from '../../testing';
import { exampleSubmission } from './example';
import { findLatestResults } from './findLatestResults';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('finds the latest result that was emailed to a person, whatever the case of the address', async () => {
  const path = '/api/assessments/BusinessTechCheck/submissions';
  for (const answer of [2, 4]) {
    const answers = exampleSubmission({
      answers: Array.from({ length: 20 }, () => answer),
      secret: `${answer}`.repeat(22),
    });
    const { body } = await server.visitor().post(path, answers);
    const report = { email: 'Results@Example.com', secret: answers.secret };
    await server.visitor().post(`${path}/${body.id}/report`, report);
  }
  await server.visitor().post(path, exampleSubmission());
  const found = await findLatestResults(['results@example.com', 'nobody@example.com']);
  expect([...found]).toEqual([
    ['results@example.com', { title: 'Business Technology Assessment', score: expect.any(Number) }],
  ]);
  const [lower] = [...(await findLatestResults(['results@example.com'])).values()];
  expect(lower?.score).toBeGreaterThan(50);
});
