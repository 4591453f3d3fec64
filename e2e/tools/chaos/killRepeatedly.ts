import type { ProcessName, Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import type { DeliveryRecord } from './DeliveryRecord';

interface KillOptions {
  site: Site;
  random: () => number;
  /** Enquiries that will be sent. */
  count: number;
  kills: number;
  whenReady?: boolean;
  record: DeliveryRecord;
  log: (line: string) => void;
}

/** Kills the API, the database or both with SIGKILL, each time after a number of enquiries that depends on the seed. */
export async function killRepeatedly({
  site,
  random,
  count,
  kills,
  whenReady,
  record,
  log,
}: KillOptions): Promise<number> {
  const plan = Array.from({ length: kills }, (_, index) => ({
    after: Math.floor(((index + 0.2 + 0.6 * random()) * count) / kills),
    names: [['api'], ['mongod'], ['mongod', 'api']][Math.floor(random() * 3)] as ProcessName[],
  }));
  let killed = 0;
  for (const { after, names } of plan) {
    await until(() => record.started >= after, `enquiry ${after} was not sent`);
    if (whenReady) await until(async () => (await fetch(`${site.apiUrl}/readyz`)).ok, 'the API is not ready');
    // Killing both counts as one kill.
    await Promise.all(names.map((name) => site.kill(name)));
    killed++;
    log(`after ${after} enquiries: killed ${names.join(' and ')}`);
  }
  return killed;
}
