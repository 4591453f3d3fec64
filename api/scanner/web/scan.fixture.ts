import { parseHostName } from '../../platform/http/hostName';
import type { Probe } from '../Check';
import { domainTool } from './domainTool';
import type { TestNetwork } from './testNetwork.fixture';

/** Scans a domain of the test network. */
export async function scanDomain(world: TestNetwork, domain: string, change: Partial<Probe> = {}) {
  const subject = { ...parseHostName(domain)!, selectors: [] };
  const end = new AbortController();
  const probe = { ...world.probe(end.signal), ...change };
  const findings = await Promise.all(domainTool.checks.map((check) => check.run(subject, probe)));
  const report = await domainTool.conclude(subject, findings, probe);
  end.abort();
  const of = (check: string) => {
    const finding = findings.find((each) => each.check === check);
    if (!finding) throw new Error(`there is no check ${check}`);
    return finding;
  };
  return { findings, report, of };
}
