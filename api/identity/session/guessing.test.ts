import mongoose from 'mongoose';
import { createMember, startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('guessing', () => {
  test('pauses after five attempts from one network, while a known device can sign in', async () => {
    const { email, password } = await createMember();
    const owner = server.visitor('10.1.1.1');
    await owner.signIn(email, password);
    const guesser = server.visitor('10.1.1.1');
    const states = [];
    for (let n = 0; n < 7; n += 1) states.push((await guesser.signIn(email, `guess ${n}`)).status);
    expect(states).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const rested = await guesser.signIn(email, password);
    expect(rested).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Try again in a minute.' },
    });
    expect(Number(rested.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await owner.signIn(email, password)).status).toBe(200);
  });

  test('checks five of many concurrent attempts from one network, and then a correct password has to wait as well', async () => {
    const { email, password } = await createMember();
    const owner = server.visitor('10.1.2.1');
    await owner.signIn(email, password);
    const network = '10.1.2.2';
    const states = await atOnce(30, (n) => server.visitor(network).signIn(email, `guess ${n}`));
    expect(states.filter((status) => status === 401)).toHaveLength(5);
    expect(states.filter((status) => status === 429)).toHaveLength(25);
    expect((await server.visitor(network).signIn(email, password)).status).toBe(429);
    expect((await owner.signIn(email, password)).status).toBe(200);
  });

  test('allows one attempt after one, five and fifteen minutes', async () => {
    const { email } = await createMember();
    const network = '10.1.3.1';
    const tryAtOnce = async () => {
      const states = await atOnce(8, (n) => server.visitor(network).signIn(email, `guess ${n}`));
      return states.filter((status) => status === 401).length;
    };
    expect(await tryAtOnce()).toBe(5);
    for (const minutes of [1, 5, 15, 15]) {
      await moveIntoPast(minutes * 60_000 - 45_000);
      expect(await tryAtOnce()).toBe(0);
      await moveIntoPast(45_000);
      await forgetNetworks();
      expect(await tryAtOnce()).toBe(1);
    }
    await moveIntoPast(30 * 60_000 + 1000);
    expect(await tryAtOnce()).toBe(5);
  });

  test('checks twenty attempts an hour from many networks, while a known device can sign in', async () => {
    const { email, password } = await createMember();
    const owner = server.visitor();
    await owner.signIn(email, password);
    const states = await atOnce(48, (n) => server.visitor().signIn(email, `guess ${n}`));
    // Attempts that time out in the queue answer 503 and were not checked.
    expect(states.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(states.filter((status) => status === 429)).toHaveLength(28);
    expect((await server.visitor().signIn(email, password)).status).toBe(429);
    expect((await owner.signIn(email, password)).status).toBe(200);
  });

  test("from the owner's network does not lock out the owner's known device", async () => {
    const { email, password } = await createMember();
    const network = '10.1.4.1';
    const owner = server.visitor(network);
    await owner.signIn(email, password);
    await atOnce(40, (n) => server.visitor(network).signIn(`nobody-${n}@example.com`, 'guess'));
    expect((await server.visitor(network).signIn(email, password)).status).toBe(429);
    expect((await owner.signIn(email, password)).status).toBe(200);
  });

  test('stores no email address', async () => {
    const { email } = await createMember();
    await server.visitor().signIn(email, 'guess');
    const stored = await mongoose.connection.collection('loginTries').find().toArray();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(email);
  });
});

async function atOnce(count: number, attempt: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: count }, (_, n) => attempt(n)))).map(({ status }) => status);
}

/** Moves all counters into the past. */
async function moveIntoPast(ms: number): Promise<void> {
  const earlier = (field: string) => ({ $cond: [`$${field}`, { $subtract: [`$${field}`, ms] }, null] });
  const changed = { last: earlier('last'), restsUntil: earlier('restsUntil'), expires: earlier('expires') };
  await mongoose.connection.collection('loginTries').updateMany({}, [{ $set: changed }]);
}

/** Removes the limits by network and account, which this test does not cover. */
async function forgetNetworks(): Promise<void> {
  await mongoose.connection.collection('limits').deleteMany({ key: /^login-/ });
}
