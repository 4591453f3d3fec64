import type { Dns } from '../dns/Dns';
import { type DmarcRecord, isDmarc, parseDmarc } from './parseDmarc';

export interface DmarcStep {
  domain: string;
  /** `several` are discarded, and the walk goes on. */
  found: 'record' | 'nothing' | 'several' | 'failed';
  text?: string;
  record?: DmarcRecord;
}

const MOST_QUERIES = 8;

/** The walk of RFC 9989 from a domain towards the root: at most eight questions, ended by a record that names its rank. */
export async function walkTree(domain: string, dns: Dns): Promise<DmarcStep[]> {
  const steps: DmarcStep[] = [];
  for (const target of targetsOf(domain)) {
    const step = await ask(target, dns);
    steps.push(step);
    if (step.record && step.record.psd !== 'u') break;
  }
  return steps;
}

/** The domain itself, then its parents down to the top level; of a deep name, the labels between are skipped. */
export function targetsOf(domain: string): string[] {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  const parents = labels.map((_, at) => labels.slice(at).join('.')).slice(1);
  return [labels.join('.'), ...parents.slice(-(MOST_QUERIES - 1))];
}

async function ask(domain: string, dns: Dns): Promise<DmarcStep> {
  const reply = await dns(`_dmarc.${domain}`, 'TXT');
  if (reply.state === 'failed') return { domain, found: 'failed' };
  const [text, ...more] = reply.state === 'found' ? reply.records.filter(isDmarc) : [];
  if (text === undefined) return { domain, found: 'nothing' };
  if (more.length > 0) return { domain, found: 'several' };
  return { domain, found: 'record', text, record: parseDmarc(text) };
}

/** The organisation a domain belongs to, as the records on its way tell. */
export function organisationOf(steps: readonly DmarcStep[]): string {
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
