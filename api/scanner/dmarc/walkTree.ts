import type { Dns } from '../dns/Dns';
import { type DmarcRecord, isDmarc, parseDmarc } from './parseDmarc';

export interface DmarcStep {
  domain: string;
  /** `several`: multiple records are ignored, and the walk continues. */
  found: 'record' | 'nothing' | 'several' | 'failed';
  text?: string;
  record?: DmarcRecord;
}

const MAX_QUERIES = 8;

/** The DNS tree walk of RFC 9989 from a domain to the root: at most eight queries; ends at a record with `psd`. */
export async function walkTree(domain: string, dns: Dns): Promise<DmarcStep[]> {
  const steps: DmarcStep[] = [];
  for (const target of listTargets(domain)) {
    const step = await queryRecord(target, dns);
    steps.push(step);
    if (step.record && step.record.psd !== 'u') break;
  }
  return steps;
}

/** The domain and its parents down to the top level. Skips the middle labels of a long name. */
export function listTargets(domain: string): string[] {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  const parents = labels.map((_, at) => labels.slice(at).join('.')).slice(1);
  return [labels.join('.'), ...parents.slice(-(MAX_QUERIES - 1))];
}

async function queryRecord(domain: string, dns: Dns): Promise<DmarcStep> {
  const reply = await dns(`_dmarc.${domain}`, 'TXT');
  if (reply.state === 'failed') return { domain, found: 'failed' };
  const [text, ...more] = reply.state === 'found' ? reply.records.filter(isDmarc) : [];
  if (text === undefined) return { domain, found: 'nothing' };
  if (more.length > 0) return { domain, found: 'several' };
  return { domain, found: 'record', text, record: parseDmarc(text) };
}

/** The organizational domain, determined from the records of the walk. */
export function findOrganization(steps: readonly DmarcStep[]): string {
  const start = steps[0]?.domain ?? '';
  const withRecord = steps.filter(({ record }) => record);
  const own = withRecord.find(({ record }) => record?.psd === 'n');
  if (own) return own.domain;
  const registry = withRecord.find(({ domain, record }) => record?.psd === 'y' && domain !== start);
  if (registry)
    return start
      .split('.')
      .slice(-(registry.domain.split('.').length + 1))
      .join('.');
  return withRecord.at(-1)?.domain ?? start;
}
