/** An MTA-STS policy file (RFC 8461). */
export interface StsPolicy {
  mode: 'enforce' | 'testing' | 'none';
  /** Mail server names; `*.` matches one label. */
  mx: string[];
  /** Seconds for which senders cache it. */
  maxAge: number;
}

const MAX_AGE = 31_557_600;

/** Parses a policy, or returns why senders cannot use it. */
export function parseStsPolicy(text: string): StsPolicy | string {
  if (text.startsWith('\ufeff')) return 'a byte order mark before version';
  const lines = text
    .split(/\r?\n/)
    .map((line) => /^([a-z_]+)\s*:\s*(.*)$/.exec(line.trim()))
    .filter((line) => line !== null)
    .map(([, key = '', value = '']) => [key, value] as const);
  const first = (wanted: string) => lines.find(([key]) => key === wanted)?.[1];
  const mx = lines.filter(([key]) => key === 'mx').map(([, value]) => value.toLowerCase());
  const mode = first('mode');
  const maxAge = first('max_age') ?? '';
  if (first('version') !== 'STSv1') return 'version: STSv1 is missing';
  if (mode !== 'enforce' && mode !== 'testing' && mode !== 'none') return `mode: ${mode ?? 'missing'}`;
  if (!/^\d{1,10}$/.test(maxAge) || Number(maxAge) > MAX_AGE) return `max_age: ${maxAge || 'missing'}`;
  if (mode !== 'none' && !mx.length) return 'no mx line';
  return { mode, mx, maxAge: Number(maxAge) };
}

/** Whether a policy covers a mail server. */
export const coversServer = ({ mx }: StsPolicy, exchange: string): boolean => {
  const name = exchange.toLowerCase();
  return mx.some((pattern) =>
    pattern.startsWith('*.') ? name.slice(name.indexOf('.')) === pattern.slice(1) : name === pattern,
  );
};
