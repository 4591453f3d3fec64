export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

/** What a DMARC record asks for, defaults filled in. */
export interface DmarcRecord {
  /** Absent: the record does not say, or says something unknown. */
  p?: DmarcPolicy;
  sp?: DmarcPolicy;
  np?: DmarcPolicy;
  adkim: 'r' | 's';
  aspf: 'r' | 's';
  /** Testing: receivers are asked to do one step less than the policy says. */
  t: boolean;
  psd: 'y' | 'n' | 'u';
  rua: string[];
  ruf: string[];
  /** What is written but means nothing any more, or never did. */
  removed: string[];
  unknown: string[];
  /** Tags whose values cannot be read; they count as absent. */
  faulty: string[];
}

const REMOVED = ['pct', 'rf', 'ri'];
const KNOWN = ['v', 'p', 'sp', 'np', 'adkim', 'aspf', 't', 'psd', 'rua', 'ruf', 'fo'];
const POLICIES = ['none', 'quarantine', 'reject'] as const;

/** Whether a TXT record is meant as DMARC: its version comes first, and as it is written. */
export const isDmarc = (text: string) => /^v[ \t]*=[ \t]*DMARC1[ \t]*(;|$)/.test(text);

/** Reads a record for which `isDmarc` holds. A tag that is written twice counts as its first. */
export function parseDmarc(text: string): DmarcRecord {
  const tags = new Map<string, string>();
  const faulty: string[] = [];
  for (const piece of text.split(';')) {
    if (!piece.trim()) continue;
    const [, name, value] = /^([a-z0-9_]+)\s*=\s*(.*)$/is.exec(piece.trim()) ?? [];
    if (name === undefined || value === undefined) faulty.push(piece.trim());
    else if (!tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value);
  }
  const read = reader(tags, faulty);
  const names = [...tags.keys()];
  return {
    ...policies(read),
    adkim: read('adkim', ['r', 's']) ?? 'r',
    aspf: read('aspf', ['r', 's']) ?? 'r',
    t: read('t', ['y', 'n']) === 'y',
    psd: read('psd', ['y', 'n', 'u']) ?? 'u',
    rua: addressesOf(tags.get('rua')),
    ruf: addressesOf(tags.get('ruf')),
    removed: names.filter((name) => REMOVED.includes(name)),
    unknown: names.filter((name) => !REMOVED.includes(name) && !KNOWN.includes(name)),
    faulty,
  };
}

type Read = <const Choice extends string>(name: string, choices: readonly Choice[]) => Choice | undefined;

const reader =
  (tags: ReadonlyMap<string, string>, faulty: string[]): Read =>
  (name, choices) => {
    const value = tags.get(name);
    if (value === undefined) return undefined;
    const choice = choices.find((one) => one === value.toLowerCase());
    if (!choice) faulty.push(`${name}=${value}`);
    return choice;
  };

function policies(read: Read): Pick<DmarcRecord, 'p' | 'sp' | 'np'> {
  const [p, sp, np] = [read('p', POLICIES), read('sp', POLICIES), read('np', POLICIES)];
  return { ...(p && { p }), ...(sp && { sp }), ...(np && { np }) };
}

/** `mailto:` addresses, without the sizes that older records add. */
const addressesOf = (list = '') =>
  list
    .split(',')
    .map((uri) => /^mailto:([^@!\s]+@[^@!\s]+)(?:!\d+[kmgt]?)?$/i.exec(uri.trim())?.[1])
    .filter((address) => address !== undefined);
