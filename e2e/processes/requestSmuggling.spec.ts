import { randomUUID } from 'node:crypto';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { newIpAddress } from '../fixtures/requests/newIpAddress';
import { expect, siteTest as test } from '../fixtures/siteTest';
import { SMUGGLING_VARIANTS } from './smugglingVariants';

const BYSTANDERS = 6;

test("no request changes another visitor's response", async ({ site: { url } }) => {
  for (const { name, bytes, statuses } of SMUGGLING_VARIANTS) {
    const attacker = await openSocket(url);
    attacker.send(bytes);
    await Promise.all(Array.from({ length: BYSTANDERS }, () => expectOwnResponse(url, name)));
    if (statuses) expect.soft(statuses, name).toContain(await attacker.status());
    // Bytes that an attacker leaves on the connection must not reach anyone either.
    attacker.socket.destroy();
    await Promise.all(Array.from({ length: BYSTANDERS }, () => expectOwnResponse(url, name)));
  }
});

/** A visitor with a unique request, identified by the request id. */
async function expectOwnResponse(url: string, name: string) {
  const id = randomUUID();
  const answer = await fetch(`${url}/api/nowhere/${id}`, {
    headers: { 'X-Request-Id': id, 'X-Forwarded-For': newIpAddress() },
  });
  expect.soft(answer.status, name).toBe(404);
  expect.soft(answer.headers.get('x-request-id'), name).toBe(id);
  expect.soft(await answer.json(), name).toMatchObject({ code: 'not_found', requestId: id });
}
