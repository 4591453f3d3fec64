import { exampleNewSubscriber } from '../../audience/newSubscribers/example';
import { exampleSequenceDraft } from '../../audience/sequences/example';
import type { SubscriberRecord } from '../../audience/subscribers/model';
import { examplePostDraft } from '../../content/posts/example';
import { newId } from '../../platform/db/newId';
import { createMember, createSubscriber } from '../../testing';
import { importScenarios } from './importScenarios.fixture';
import type { Member, Scenario } from './Scenario.fixture';

const path = '/api/admin/subscribers';

/** A change of a subscriber: at its version, and at another one. */
function changeScenario(
  method: 'PATCH' | 'POST' | 'DELETE',
  action: string,
  body?: object,
  part: Partial<SubscriberRecord> = {},
): [string, Scenario] {
  const change = async (member: Member, version: number) => {
    const { _id: record } = await createSubscriber(part);
    const headers = { 'If-Match': `"${version}"` };
    return { reply: await member.send(method, `${path}/${record}${action}`, { body, headers }), record };
  };
  return [
    `${method} /admin/subscribers/:id${action}`,
    { good: (member) => change(member, 1), bad: async (member) => (await change(member, 7)).reply },
  ];
}

const changes: Record<string, Scenario> = Object.fromEntries([
  changeScenario('PATCH', '', { topics: ['security'] }),
  changeScenario('DELETE', ''),
  changeScenario('POST', '/confirmation', undefined, { status: 'pending' }),
  changeScenario('POST', '/unsubscribe', { note: 'By phone' }),
]);

const sequences = '/api/admin/sequences';

async function changeSequence(member: Member, method: 'PATCH' | 'DELETE', version: number) {
  const record = (await member.post(sequences, exampleSequenceDraft())).body.id as string;
  const headers = { 'If-Match': `"${version}"` };
  const body = method === 'PATCH' ? exampleSequenceDraft({ name: 'Onboarding' }) : undefined;
  return { record, reply: await member.send(method, `${sequences}/${record}`, { headers, body }) };
}

async function testStep(member: Member, members?: string[]) {
  const record = (await member.post(sequences, exampleSequenceDraft())).body.id as string;
  const body = { members: members ?? [(await createMember())._id] };
  return { record, reply: await member.post(`${sequences}/${record}/steps/step0001/test`, body) };
}

const sequenceScenarios: Record<string, Scenario> = {
  'POST /admin/sequences': {
    good: async (member) => {
      const reply = await member.post(sequences, exampleSequenceDraft());
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(sequences, exampleSequenceDraft({ isEnabled: true, steps: [] })),
  },
  'PATCH /admin/sequences/:id': {
    good: (member) => changeSequence(member, 'PATCH', 1),
    bad: async (member) => (await changeSequence(member, 'PATCH', 7)).reply,
  },
  'POST /admin/sequences/:id/steps/:key/test': {
    good: (member) => testStep(member),
    bad: async (member) => (await testStep(member, [])).reply,
  },
  'DELETE /admin/sequences/:id': {
    good: (member) => changeSequence(member, 'DELETE', 1),
    bad: async (member) => (await changeSequence(member, 'DELETE', 7)).reply,
  },
};

const changeTag = async (member: Member, to: string) => {
  const from = `Tag ${newId().slice(-8)}`;
  await member.post('/api/admin/blog', examplePostDraft({ tags: [from] }));
  return member.post('/api/admin/post-tags/changes', { from, to, isMerge: false });
};

const postTagScenarios: Record<string, Scenario> = {
  'POST /admin/post-tags/changes': {
    good: async (member) => {
      const record = `Tag ${newId().slice(-8)}`;
      return { reply: await changeTag(member, record), record };
    },
    bad: (member) => changeTag(member, 'a, b'),
  },
};

/** Writes to newsletter subscribers, sequences and tags of posts by the team. */
export const subscriberScenarios: Record<string, Scenario> = {
  ...changes,
  'POST /admin/subscribers/bulk': {
    good: async (member) => {
      const { _id: id, version } = await createSubscriber();
      const body = { action: 'unsubscribe', subscribers: [{ id, version }] };
      return { reply: await member.post(`${path}/bulk`, body), record: '' };
    },
    bad: (member) => member.post(`${path}/bulk`, { action: 'unsubscribe' }),
  },
  'POST /admin/subscribers': {
    good: async (member) => {
      const email = `${newId()}@client.example`;
      const reply = await member.post(path, exampleNewSubscriber({ email }));
      return { reply, record: reply.body.id };
    },
    bad: (member) => member.post(path, exampleNewSubscriber({ basis: 'statement' })),
  },
  ...sequenceScenarios,
  ...postTagScenarios,
  ...importScenarios('/admin/subscribers', () => `email\n${newId()}@import.example\n`, {
    basis: 'confirmation',
  }),
};
