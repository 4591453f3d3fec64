import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { Enquiry, type EnquiryRecord } from '../leads/enquiries/model';
import { chainEntries } from '../platform/audit/chainEntries';
import { AuditLog, type AuditRecord } from '../platform/audit/model';
import { verifyChain } from '../platform/audit/verifyChain';
import { connect } from '../platform/db/connect';
import { newId } from '../platform/db/newId';
import { createLead, createMember, type Reply, Visitor } from '../testing';
import { type ApiProcess, startApiProcess } from '../testing/servers/apiProcess';

const origin = 'http://localhost:3000';
const keys = ['the key that all processes of this site share'];

let dataDir: string;
let mongoUrl: string;
let processes: ApiProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-processes-'));
  mongoUrl = Object.assign(new URL(process.env.TEST_MONGO_URL ?? ''), { pathname: `/test-${newId()}` }).href;
  processes = await Promise.all([start(), start()]);
  await connect(mongoUrl, pino({ level: 'silent' }));
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  // The database is not dropped: it still holds the killed process's transaction for a minute.
  await mongoose.disconnect();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startApiProcess({
    DATA_DIR: dataDir,
    MONGO_URL: mongoUrl,
    PUBLIC_ORIGIN: origin,
    AUDIT_KEY: keys.join(),
  });

async function signedIn({ url }: ApiProcess): Promise<Visitor> {
  const { email, password } = await createMember();
  const visitor = new Visitor(url, origin, '203.0.113.9');
  await visitor.signIn(email, password);
  return visitor;
}

async function savedLeads(count: number): Promise<EnquiryRecord[]> {
  return Promise.all(Array.from({ length: count }, () => createLead()));
}

const win = (visitor: Visitor, { reference }: EnquiryRecord): Promise<Reply> =>
  visitor.patch(`/api/admin/leads/${reference}`, { status: 'won' }, { 'If-Match': '"1"' });

/** Retries while the API answers 503. */
async function winWithRetry(visitor: Visitor, lead: EnquiryRecord): Promise<void> {
  const { status } = await win(visitor, lead);
  if (status === 503) await winWithRetry(visitor, lead);
}

test('keeps the chain intact while two processes write', async () => {
  const visitors = await Promise.all(processes.map(signedIn));
  const leads = await savedLeads(50);
  for (const visitor of visitors) await win(visitor, await createLead());
  const began = performance.now();
  await Promise.all(leads.map((lead, n) => winWithRetry(visitors[n % 2] as Visitor, lead)));
  const took = (performance.now() - began) / 1000;
  console.info(`50 writes by two processes: ${(50 / took).toFixed(0)} a second`);
  while ((await verifyChain(keys)).waiting) await sleep(100);
  const { written, logged } = await readState(leads);
  expect(written).toHaveLength(leads.length);
  expect(logged.sort()).toEqual(written.sort());
  expect(await verifyChain(keys)).toMatchObject({ waiting: 0, fault: null });
});

test('stores a write and its entry atomically when a process is killed', async () => {
  for (const acknowledgedBefore of [1, 20]) {
    const victim = processes.shift() as ApiProcess;
    const visitor = await signedIn(victim);
    const leads = await savedLeads(60);
    const acknowledged: string[] = [];
    const dead = once(victim.child, 'exit');
    await Promise.allSettled(
      leads.map(async (lead) => {
        if ((await win(visitor, lead)).status === 200) acknowledged.push(lead.reference);
        if (acknowledged.length === acknowledgedBefore) victim.child.kill('SIGKILL');
      }),
    );
    await dead;
    const { written, logged } = await readState(leads);
    expect(logged.sort()).toEqual(written.sort());
    expect(written).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeLessThan(leads.length);
  }
  await chainEntries(keys);
  expect(await verifyChain(keys)).toMatchObject({ waiting: 0, fault: null });
});

/** The changed leads and the logged ones in one snapshot. */
async function readState(leads: EnquiryRecord[]) {
  const references = leads.map(({ reference }) => reference);
  const session = await mongoose.connection.startSession({ snapshot: true });
  try {
    const among = mongoose.trusted({ $in: references });
    const won = await Enquiry.find({ reference: among, status: 'won' }).session(session).lean();
    const lines = await AuditLog.find({ entityId: among }).session(session).lean<AuditRecord[]>();
    return {
      written: won.map(({ reference }) => reference),
      logged: lines.map(({ entityId }) => entityId),
    };
  } finally {
    await session.endSession();
  }
}
