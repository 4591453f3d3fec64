import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../leads/enquiries/model';
import { chainEntries } from '../platform/audit/chainEntries';
import { AuditLog, type AuditRecord } from '../platform/audit/model';
import { verifyChain } from '../platform/audit/verifyChain';
import { createLead, createMember, type Reply, startServer, type TestServer, Visitor } from '../testing';
import { type ApiProcess, startApiProcess } from '../testing/servers/apiProcess';

const keys = ['the key that all processes of this site share'];

let server: TestServer;
let processes: ApiProcess[];

beforeAll(async () => {
  server = await startServer({ AUDIT_KEY: keys.join() }, { hasJobs: false });
  processes = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await server.stop();
});

const start = () => startApiProcess(server.variables);

async function signedIn({ url }: ApiProcess): Promise<Visitor> {
  const { email, password } = await createMember();
  const visitor = new Visitor(url, server.origin, '203.0.113.9');
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
  const leads = await savedLeads(process.env.LONG ? 50 : 20);
  await Promise.all(leads.map((lead, n) => winWithRetry(visitors[n % 2] as Visitor, lead)));
  while ((await verifyChain(keys)).waiting) await sleep(100);
  const { written, logged } = await readState(leads);
  expect(written).toHaveLength(leads.length);
  expect(logged.sort()).toEqual(written.sort());
  expect(await verifyChain(keys)).toMatchObject({ waiting: 0, fault: null });
});

test('stores a write and its entry atomically when a process is killed', async () => {
  for (const acknowledgedBefore of process.env.LONG ? [1, 20] : [5]) {
    const victim = processes.shift() as ApiProcess;
    const visitor = await signedIn(victim);
    const leads = await savedLeads(process.env.LONG ? 60 : 30);
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
