import { existsSync, readdirSync } from 'node:fs';
import { startDomains } from '@site/api/testing/scanner';
import { paths } from '@site/shell/paths';
import { askScan } from '../../askScan';
import { logsIn } from '../../keptFiles';
import { newAddress } from '../../newAddress';
import { startSite } from '../../site';
import { startSiteWithDomains } from '../../standIns/scanner';
import { expect, test } from '../../test';
import { until } from '../../until';

const SCANS = process.env.LONG ? 200 : 60;
const LEAVERS = process.env.LONG ? 500 : 60;

test('each finding reaches the browser as it is found, and whatever dies in the meantime is told', async () => {
  const world = await startDomains();
  const site = await startSite({ env: { DNS_SERVERS: world.resolver } });
  const policy = world.zone['_dmarc.firm.test'] ?? [];
  const silence = () => {
    world.zone['_dmarc.firm.test'] = 'silent';
  };
  const speak = () => {
    world.zone['_dmarc.firm.test'] = policy;
  };
  try {
    await test.step('line by line', async () => {
      silence();
      const { status, next, rest } = await askScan(site.url, 'firm.test');
      expect(status).toBe(200);
      expect(await next()).toMatchObject({ kind: 'begun' });
      // The name of this one is not answered yet.
      expect(await next()).toMatchObject({ kind: 'finding' });
      speak();
      expect((await rest()).at(-1)).toMatchObject({ kind: 'done', report: { domain: 'firm.test' } });
    });
    await test.step('the scanner is killed', async () => {
      silence();
      const { next, rest } = await askScan(site.url, 'www.firm.test');
      expect(await next()).toMatchObject({ kind: 'begun' });
      await site.kill('scanner');
      expect((await rest()).at(-1)).toMatchObject({ kind: 'failed', code: 'scanner_away' });
      speak();
      await until(async () => (await askScan(site.url, 'firm.test')).status === 200, 'no scanner comes back');
    });
    await test.step('the API is killed', async () => {
      silence();
      const { next, rest } = await askScan(site.url, 'www.firm.test');
      expect(await next()).toMatchObject({ kind: 'begun' });
      await site.kill('api');
      await expect(rest()).rejects.toThrow();
      speak();
      await until(async () => (await askScan(site.url, 'firm.test')).status === 200, 'no API comes back');
    });
    await test.step('the resolver is silent', async () => {
      for (const name of Object.keys(world.zone)) world.zone[name] = 'silent';
      const { status, next } = await askScan(site.url, 'www.firm.test');
      expect(status).toBe(503);
      expect(await next()).toMatchObject({ success: false, code: 'resolver_away' });
    });
  } finally {
    const { code, leftovers } = await site.stop({ keepData: true });
    await world.stop();
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
  }
  expect(site.log('scanner')).toContain('listening');
  expect(site.output() + logsIn(site.dataDir), 'no log says who was asked about').not.toContain('firm');
});

test('many scans at once from many networks: the limits hold, and pages are served', async () => {
  const site = await startSiteWithDomains();
  try {
    const networks = Array.from({ length: SCANS / 4 }, newAddress);
    const asked = Array.from({ length: SCANS }, (_, turn) =>
      askScan(site.url, 'firm.test', { from: networks[turn % networks.length], tool: 'domain-security' }),
    );
    const page = await fetch(site.url + paths.home);
    expect(page.status).toBe(200);
    const answers = await Promise.all(asked);
    const endings = await Promise.all(answers.map(async ({ rest }) => (await rest()).at(-1)));
    const served = answers.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThan(4);
    for (const [at, { status }] of answers.entries()) {
      if (status === 200) expect(endings[at]).toMatchObject({ kind: 'done' });
      else expect(endings[at]).toMatchObject({ code: 'scanner_busy' });
    }
    const [network] = networks;
    const again = [await askScan(site.url, 'firm.test', { from: network })];
    again.push(await askScan(site.url, 'firm.test', { from: network }));
    expect(again.map(({ status }) => status)).toEqual([200, 429]);
    for (const { rest } of again) await rest();
  } finally {
    expect(await site.stop()).toMatchObject({ code: 0, leftovers: [] });
  }
});

test('scans whose visitors leave in the middle cost the scanner nothing that stays', async () => {
  test.skip(!existsSync('/proc'), 'the process table is not a folder here');
  const world = await startDomains();
  const site = await startSite({ env: { DNS_SERVERS: world.resolver } });
  const opened = () => readdirSync(`/proc/${site.pid('scanner')}/fd`).length;
  try {
    await (await askScan(site.url, 'firm.test')).rest();
    const before = opened();
    const policy = world.zone['_dmarc.firm.test'] ?? [];
    world.zone['_dmarc.firm.test'] = 'silent';
    let left = 0;
    let most = 0;
    const leaveOften = async () => {
      while (left < LEAVERS) {
        left += 1;
        // Its `www` was never scanned whole, so that nothing is known of it.
        const { next, leave } = await askScan(site.url, 'www.firm.test');
        expect(await next()).toMatchObject({ kind: 'begun' });
        most = Math.max(most, opened());
        leave();
      }
    };
    await Promise.all([leaveOften(), leaveOften(), leaveOften(), leaveOften()]);
    await until(async () => opened() <= before, 'connections stay open');
    test.info().annotations.push({ type: 'open files', description: `${before} before, ${most} at most` });
    world.zone['_dmarc.firm.test'] = policy;
    const { rest } = await askScan(site.url, 'www.firm.test');
    expect((await rest()).at(-1)).toMatchObject({ kind: 'done' });
  } finally {
    expect(await site.stop()).toMatchObject({ code: 0, leftovers: [] });
    await world.stop();
  }
});
