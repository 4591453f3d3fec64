import { paths } from '@site/shell/paths';
import { adminPages } from '../../fixtures/admin/adminEndpoints';
import { expect, siteTest as test } from '../../fixtures/siteTest';

test('every workbench page redirects anonymous visitors to sign-in and reveals nothing', async ({
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
    const loginUrl = `${paths.admin.login}?next=${encodeURIComponent(address)}`;
    expect.soft([answer.status, answer.headers.get('location')], address).toEqual([302, loginUrl]);
    expect.soft(answer.headers.get('cache-control'), address).toBe('no-store');
    expect.soft(await answer.text(), address).toBe(`Found. Redirecting to ${loginUrl}`);
  }
});
