import type { SubscriberRecord } from '../../../audience/subscribers/model';
import { newId } from '../../../platform/db/newId';
import { createSubscriber } from '../../../testing';
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

/** Writes to newsletter subscribers by the team. */
export const subscriberScenarios: Record<string, Scenario> = {
  ...changes,
  ...importScenarios('/admin/subscribers', () => `email\n${newId()}@import.example\n`, {
    basis: 'confirmation',
  }),
};
