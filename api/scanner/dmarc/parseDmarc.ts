export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

/** A parsed DMARC record with defaults. */
export interface DmarcRecord {
  /** Absent if missing or unknown. */
  p?: DmarcPolicy;
  sp?: DmarcPolicy;
  np?: DmarcPolicy;
  adkim: 'r' | 's';
  aspf: 'r' | 's';
  /** Test mode: receivers apply one step less than the policy. */
  t: boolean;
  psd: 'y' | 'n' | 'u';
  rua: string[];
  ruf: string[];
  /** Tags removed from the standard, and unknown tags. */
  removed: string[];
  unknown: string[];
  /** Tags with invalid values; they count as absent. */
  faulty: string[];
}

const REMOVED = ['pct', 'rf', 'ri'];
const KNOWN = ['v', 'p', 'sp', 'np', 'adkim', 'aspf', 't', 'psd', 'rua', 'ruf', 'fo'];
const POLICIES = ['none', 'quarantine', 'reject'] as const;

/** Whether a TXT record is a DMARC record: it starts with the version, case-sensitive. */
export const isDmarc = (text: string) => /^v[ \t]*=[ \t]*DMARC1[ \t]*(;|$)/.test(text);

/** Parses a record for which `isDmarc` is true. The first of duplicate tags counts. */
export function parseDmarc(text: string): DmarcRecord {
  const tags = new Map<string, string>();
  const faulty: string[] = [];
  for (const piece of text.split(';')) {
    if (!piece.trim()) continue;
    const [, name, value] = /^([a-z0-9_]+)\s*=\s*(.*)$/is.exec(piece.trim()) ?? [];
    if (name === undefined || value === undefined) faulty.push(piece.trim());
    else if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value);
  }
  const read = createReader(tags, faulty);
  const names = [...tags.keys()];
  return {
    ...readPolicies(read),
    adkim: read('adkim', ['r', 's']) ?? 'r',
    aspf: read('aspf', ['r', 's']) ?? 'r',
    t: read('t', ['y', 'n']) === 'y',
    psd: read('psd', ['y', 'n', 'u']) ?? 'u',
    rua: parseAddresses(tags.get('rua')),
    ruf: parseAddresses(tags.get('ruf')),
    removed: names.filter((name) => REMOVED.includes(name)),
    unknown: names.filter((name) => !REMOVED.includes(name) && !KNOWN.includes(name)),
    faulty,
  };
}

type Read = <const Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;

const createReader =
  (tags: ReadonlyMap<string, string>, faulty: string[]): Read =>
  (name, choices) => {
    const value = tags.get(name);
    if (value === undefined) return undefined;
    const choice = choices.find((one) => one === value.toLowerCase());
    if (!choice) faulty.push(`${name}=${value}`);
    return choice;
  };

function readPolicies(read: Read): Pick<DmarcRecord, 'p' | 'sp' | 'np'> {
  const [p, sp, np] = [read('p', POLICIES), read('sp', POLICIES), read('np', POLICIES)];
  return { ...(p && { p }), ...(sp && { sp }), ...(np && { np }) };
}

/** `mailto:` addresses without the size limits of older records. */
const parseAddresses = (list = '') =>
  list
    .split(',')
    .map((uri) => /^mailto:([^@!\s]+@[^@!\s]+)(?:!\d+[kmgt]?)?$/i.exec(uri.trim())?.[1])
    .filter((address) => address !== undefined);
