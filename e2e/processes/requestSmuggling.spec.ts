import { randomUUID } from 'node:crypto';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { newIpAddress } from '../fixtures/requests/newIpAddress';
import { expect, siteTest as test } from '../fixtures/siteTest';
import { SMUGGLING_VARIANTS } from './smugglingVariants';

const BYSTANDERS = 6;

for (const { name, bytes, statuses } of SMUGGLING_VARIANTS)
  test(`no other visitor's response changes: ${name}`, async ({ site: { url } }) => {
    const attacker = await openSocket(url);
    attacker.send(bytes);
    await Promise.all(Array.from({ length: BYSTANDERS }, () => expectOwnResponse(url)));
    if (statuses) expect(statuses).toContain(await attacker.status());
    // Bytes that an attacker leaves on the connection must not reach anyone either.
    attacker.socket.destroy();
    await Promise.all(Array.from({ length: BYSTANDERS }, () => expectOwnResponse(url)));
  });

/** A visitor with a unique request, identified by the request id. */
async function expectOwnResponse(url: string) {
  const id = randomUUID();
  const answer = await fetch(`${url}/api/nowhere/${id}`, {
    headers: { 'X-Request-Id': id, 'X-Forwarded-For': newIpAddress() },
  });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-request-id')).toBe(id);
  expect(await answer.json()).toMatchObject({ code: 'not_found', requestId: id });
}
