import { existsSync, readdirSync } from 'node:fs';
import { domainRecords } from '@site/api/testing/servers/scanner';
import { paths } from '@site/shell/paths';
import { isLong } from '../fixtures/isLong';
import {
  expect,
  type KillableSite,
  killablePageTest,
  killableSiteTest as test,
} from '../fixtures/killableSiteTest';
import { newIpAddress } from '../fixtures/requests/newIpAddress';
import { requestScan } from '../fixtures/requests/requestScan';
import { readLogs } from '../fixtures/site/readLogs';
import { until } from '../fixtures/waiting/until';

const SCANS = isLong ? 200 : 24;
const LEAVERS = isLong ? 500 : 8;

/** A domain for this test only, and functions that hold its DNS responses back and let them go. */
function domainOf({ zone }: KillableSite, domain: string) {
  Object.assign(zone, domainRecords(domain, { getsEmail: false }));
  const name = `_dmarc.${domain}`;
  const policy = zone[name] ?? [];
  let answer: () => void = () => undefined;
  const silence = () => {
    zone[name] = new Promise((resolve) => {
      answer = resolve;
    });
  };
  const speak = () => {
    zone[name] = policy;
    answer();
  };
  return { silence, speak };
}

/** The first line of a scan that continues until its domain responds. */
async function beginScan(url: string, domain: string) {
  const scan = await requestScan(url, domain);
  expect(await scan.next()).toMatchObject({ kind: 'begun' });
  return scan;
}

const untilScanned = (url: string, domain: string) =>
  until(async () => {
    const { status, rest } = await requestScan(url, domain);
    return status === 200 && (await rest()).at(-1)?.kind === 'done';
  }, 'nothing is scanned again');

test('each finding is shown as soon as it is found', async ({ ownSite }) => {
  const domain = 'kestrel.test';
  const { url } = ownSite;
  const { silence, speak } = domainOf(ownSite, domain);
  silence();
  const { next, rest } = await beginScan(url, domain);
  // The name of this domain is not resolved yet.
  expect(await next()).toMatchObject({ kind: 'finding' });
  speak();
  expect((await rest()).at(-1)).toMatchObject({ kind: 'done', report: { domain } });
  expect(ownSite.log('scanner')).toContain('listening');
  expect(ownSite.output() + readLogs(ownSite.dataDir), 'no log says who was asked about').not.toContain(
    'kestrel',
  );
});

test('limits hold under many simultaneous scans, and pages are still served', async ({ ownSite }) => {
  const domain = 'merlin.test';
  const { url } = ownSite;
  const { silence, speak } = domainOf(ownSite, domain);
  silence();
  const networks = Array.from({ length: SCANS / 4 }, newIpAddress);
  const pending = Array.from({ length: SCANS }, (_, index) =>
    requestScan(url, domain, { from: networks[index % networks.length] }),
  );
  await Promise.race(pending);
  expect((await fetch(url + paths.home)).status).toBe(200);
  speak();
  const results = await Promise.all(pending);
  const endings = await Promise.all(results.map(async ({ rest }) => (await rest()).at(-1)));
  const served = results.filter(({ status }) => status === 200).length;
  expect(served).toBeGreaterThanOrEqual(4);
  for (const [at, { status }] of results.entries()) {
    if (status === 200) expect(endings[at]).toMatchObject({ kind: 'done' });
    else expect(endings[at]).toMatchObject({ code: 'scanner_busy' });
  }
  const [network] = networks;
  const again = [
    await requestScan(url, domain, { from: network }),
    await requestScan(url, domain, { from: network }),
  ];
  expect(again.map(({ status }) => status)).toEqual([200, 429]);
  for (const { rest } of again) await rest();
});

test('canceled scans leave no resources in use in the scanner', async ({ ownSite }) => {
  test.skip(!existsSync('/proc'), 'the process table is not a folder here');
  const domain = 'hobby.test';
  const { url } = ownSite;
  const { silence, speak } = domainOf(ownSite, domain);
  // Its scans also hold connections to a mail server.
  const withEmail = `mail.${domain}`;
  ownSite.zone[withEmail] = domainRecords(withEmail)[withEmail] ?? [];
  const opened = () => readdirSync(`/proc/${ownSite.pid('scanner')}/fd`).length;
  await untilScanned(url, domain);
  const before = opened();
  silence();
  let left = 0;
  const abortOften = async () => {
    while (left < LEAVERS) {
      left += 1;
      // It was never scanned completely, so nothing is cached.
      const { abort } = await beginScan(url, withEmail);
      abort();
    }
  };
  await Promise.all([abortOften(), abortOften(), abortOften(), abortOften()]);
  await until(async () => opened() <= before, 'connections stay open');
  speak();
  const { rest } = await requestScan(url, `www.${domain}`);
  expect((await rest()).at(-1)).toMatchObject({ kind: 'done' });
});

killablePageTest(
  'the page reports a scanner or API that dies during a scan, and the scan can be repeated',
  async ({ ownSite, page, open, problems, consented }) => {
    problems.expect(/answer: 50[234] .*email-security/);
    problems.expect(/email-security.*(ERR_|net::)|ERR_\w+.*email-security/);
    await consented();
    const domain = 'harrier.test';
    const { silence, speak } = domainOf(ownSite, domain);
    const checks = page.getByRole('list', { name: 'Checks' });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const sendScan = async (name: string) => {
      silence();
      await open(paths.tool('email-security'));
      await page.getByRole('textbox', { name: 'Domain' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(checks.getByRole('listitem').filter({ hasNotText: 'Waiting' }).first()).toBeVisible();
    };
    const untilAnswered = () =>
      expect(async () => {
        // Each attempt comes from another network, so no limit is reached.
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newIpAddress() });
        if (await tryAgain.isVisible()) await tryAgain.click();
        await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();

    const linesOf = (name: string) => ownSite.output().split(`\n${name} exited unexpectedly`).length - 1;
    const before = { scanner: linesOf('scanner'), api: linesOf('api') };
    await sendScan(domain);
    const scanner = await ownSite.kill('scanner');
    await expect(page.getByRole('heading', { name: 'The scanner isn’t available' })).toBeVisible();
    await expect(page.getByText(/restarts by itself/).first()).toBeVisible();
    speak();
    await untilAnswered();

    await sendScan(`www.${domain}`);
    await ownSite.kill('api');
    await expect(page.getByRole('heading', { name: 'The scan didn’t finish' })).toBeVisible();
    await expect(page.getByText(/didn’t answer.+Please try again/).first()).toBeVisible();
    await expect(checks, 'what had answered stays').toBeVisible();
    speak();
    await until(async () => (await fetch(`${ownSite.apiUrl}/readyz`)).ok, 'no API comes back');
    await untilAnswered();
    expect(ownSite.pid('scanner')).not.toBe(scanner);
    expect({ scanner: linesOf('scanner'), api: linesOf('api') }, 'one line each').toEqual({
      scanner: before.scanner + 1,
      api: before.api + 1,
    });
  },
);
