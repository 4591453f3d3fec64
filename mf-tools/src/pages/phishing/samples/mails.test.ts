import { analyze } from '../worker/analyze';
import { createMail } from './createMail';
import { samples } from './samples';

const FORGED_MAILS = samples('forged-mails').map(createMail);
const HONEST_MAILS = samples('honest-mails').map(createMail);

const judgedAll = async (mails: readonly string[]) =>
  Promise.all(
    mails.map(async (text) => {
      const reading = await analyze({ kind: 'mail', text });
      const subject = /^From: .*$/m.exec(text)?.[0];
      const why = reading!.reasons.map(({ id, points }) => `${id} ${points}`).join(', ');
      return { verdict: reading!.verdict, line: `${reading!.points} ${subject}: ${why}` };
    }),
  );
const linesOf = (all: Awaited<ReturnType<typeof judgedAll>>, verdict: string) =>
  all.flatMap((one) => (one.verdict === verdict ? one.line : []));

test('most forged emails are found, and many are called dangerous', async () => {
  const all = await judgedAll(FORGED_MAILS);
  const missed = linesOf(all, 'nothing');
  expect(FORGED_MAILS.length).toBeGreaterThanOrEqual(80);
  expect({ few: missed.length / all.length <= 0.1, missed }).toMatchObject({ few: true });
  expect(linesOf(all, 'dangerous').length / all.length).toBeGreaterThanOrEqual(0.3);
});

test('hardly any legitimate email is called forged, and none dangerous', async () => {
  const all = await judgedAll(HONEST_MAILS);
  const wrong = linesOf(all, 'suspicious');
  expect(HONEST_MAILS.length).toBeGreaterThanOrEqual(100);
  expect({ few: wrong.length / all.length <= 0.04, wrong }).toMatchObject({ few: true });
  expect(linesOf(all, 'dangerous')).toEqual([]);
});
