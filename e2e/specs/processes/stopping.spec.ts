import { saveEnquiry } from '../../saveEnquiry';
import { startSite } from '../../site';
import { expect, test } from '../../test';

test('the whole site stops, leaves no process, and has kept its data at the next start', async () => {
  const site = await startSite();
  const { reference } = await saveEnquiry(site);
  const { code, leftovers } = await site.stop({ keepData: true });
  expect(code).toBe(0);
  expect(leftovers).toEqual([]);
  const again = await startSite({ dataDir: site.dataDir });
  try {
    const login = await fetch(`${again.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: again.url },
      body: JSON.stringify(site.owner),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const lead = await fetch(`${again.url}/api/admin/leads/${reference}`, { headers: { cookie } });
    expect(lead.status).toBe(200);
  } finally {
    expect((await again.stop()).leftovers).toEqual([]);
  }
});
