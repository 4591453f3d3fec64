import { paths } from '@site/shell/paths';
import { adminCalls, adminPages } from '../../adminRegister';
import { expect, siteTest as test } from '../../siteTest';

/** All that an error says. */
const REFUSAL = ['code', 'message', 'requestId', 'success'];

test('every page of the workbench leads a stranger to the sign-in, with nothing on it', async ({
  site,
  saved,
  visitorAddress,
}) => {
  const { reference } = await saved();
  const addresses = adminPages(await (await fetch(site.url + paths.contact)).text(), reference);
  expect(addresses).toContain(paths.admin.lead(reference));
  for (const address of addresses) {
    const headers = { 'X-Forwarded-For': visitorAddress };
    const answer = await fetch(site.url + address, { redirect: 'manual', headers });
    const door = `${paths.admin.login}?next=${encodeURIComponent(address)}`;
    expect.soft([answer.status, answer.headers.get('location')], address).toEqual([302, door]);
    expect.soft(answer.headers.get('cache-control'), address).toBe('no-store');
    expect.soft(await answer.text(), address).toBe(`Found. Redirecting to ${door}`);
  }
});

test('every call of the workbench answers a stranger 401, and nothing but the refusal', async ({
  site,
  saved,
  visitorAddress,
}) => {
  const { reference } = await saved();
  const calls = adminCalls(reference);
  expect(calls).toContainEqual({ method: 'GET', path: `/api/admin/leads/${reference}` });
  for (const { method, path } of calls) {
    const headers = { 'X-Forwarded-For': visitorAddress, Origin: site.url };
    const answer = await fetch(site.url + path, { method, redirect: 'manual', headers });
    const told = JSON.parse(await answer.text());
    const call = `${method} ${path}`;
    expect.soft([answer.status, answer.headers.get('cache-control')], call).toEqual([401, 'no-store']);
    expect.soft(Object.keys(told).sort(), call).toEqual(REFUSAL);
    expect.soft(told, call).toMatchObject({ code: 'sign_in_first', message: 'Please sign in.' });
  }
});
