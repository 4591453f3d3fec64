import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { connect } from '../../platform/db/connect';
import { createLead } from '../../testing';
import { findActivities } from '../../wiring/activitySources';
import { exampleScoreRuleDraft } from './example';
import { expectSums } from './expectSums.fixture';
import { ScoreChangeModel, ScoreRuleModel } from './model';
import { scoreNow } from './scoreLeads';

beforeAll(async () => {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/test-${randomBytes(6).toString('hex')}`;
  await connect(url.href, pino({ level: 'silent' }));
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

const day = 86_400_000;
const operations = process.env.LONG ? 10_000 : 150;
const LIMIT_MS = process.env.LONG ? 1_800_000 : 90_000;

test(
  `the score is the sum of its changes after ${operations} random operations`,
  async () => {
    let seed = 25;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const services = ['cybersecurity', 'consultation', 'email_security'];
    const leads = await Promise.all(
      Array.from({ length: 8 }, (_, n) => createLead({ service: services[n % 3] as string })),
    );
    const idOf = () => leads[random(leads.length)]?._id ?? '';
    const draft = () =>
      exampleScoreRuleDraft({
        value: services[random(3)] as string,
        points: random(100) + 1 - (random(2) ? 101 : 0) || 1,
        halfLifeDays: random(2) ? random(60) + 1 : undefined,
        service: random(2) ? 'cybersecurity' : undefined,
        isEnabled: random(4) > 0,
      });
    let now = Date.now();
    for (let n = 0; n < operations; n++) {
      const kind = random(10);
      if (kind === 0 && (await ScoreRuleModel.countDocuments()) < 8) await ScoreRuleModel.create(draft());
      else if (kind === 1)
        await ScoreRuleModel.findOneAndUpdate({}, { $set: draft() }).sort({ updatedAt: 1 });
      else if (kind === 2 && random(4) === 0) await ScoreRuleModel.findOneAndDelete({});
      else if (kind === 3) now += random(20) * day;
      else if (kind === 4) {
        const id = idOf();
        // Several processes score the same lead at the same time.
        await Promise.all([1, 2, 3].map(() => scoreNow([id], findActivities, now)));
        // At once, because the next time would repair a wrong sum.
        await expectSums();
      } else await scoreNow([idOf()], findActivities, now);
    }
    await expectSums();
    expect(await ScoreChangeModel.countDocuments()).toBeGreaterThan(20);
  },
  LIMIT_MS,
);
