import { randomUUID } from 'node:crypto';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { newIpAddress } from '../fixtures/requests/newIpAddress';
import { expect, siteTest as test } from '../fixtures/siteTest';
import { SMUGGLING_VARIANTS } from './smugglingVariants';

const BYSTANDERS = 6;

for (const { name, bytes, statuses } of SMUGGLING_VARIANTS)
  test(`nobody else's answer changes: ${name}`, async ({ site: { url } }) => {
    const attacker = await openSocket(url);
    attacker.send(bytes);
    await Promise.all(Array.from({ length: BYSTANDERS }, () => expectOwnAnswer(url)));
    if (statuses) expect(statuses).toContain(await attacker.status());
    // What an attacker leaves behind when going away must not reach anybody either.
    attacker.socket.destroy();
    await Promise.all(Array.from({ length: BYSTANDERS }, () => expectOwnAnswer(url)));
  });

/** A visitor who asks for something only they ask for, and says so in the request's id. */
async function expectOwnAnswer(url: string) {
  const id = randomUUID();
  const answer = await fetch(`${url}/api/nowhere/${id}`, {
    headers: { 'X-Request-Id': id, 'X-Forwarded-For': newIpAddress() },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-request-id')).toBe(id);
  expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: id });
}
