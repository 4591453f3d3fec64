import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { getHeader } from '../fetchVetted';
import { followRedirects, getSite } from '../site';

const PATH = '/.well-known/security.txt';

/** Whether a security contact is published (RFC 9116). */
export const securityTxt = createWebCheck(
  {
    check: 'security-txt',
    title: 'Whom to tell (security.txt)',
    weight: 0,
    why: 'Who finds a hole in your site and means well looks here for whom to tell.',
  },
  async (subject, probe) => {
    const { host, page } = await getSite(subject, probe);
    if (!page) return unknownVerdict('No website answered');
    const { hops, stopped } = await followRedirects(new URL(PATH, `https://${host}`), probe);
    const file = hops.at(-1);
    if (stopped || !file) return unknownVerdict('No website answered with HTTPS');
    const fixes = [
      {
        kind: 'file' as const,
        host: '',
        type: PATH.slice(1),
        name: '',
        value: `Contact: mailto:security@${subject.ascii}\nExpires: ${addYear(probe.now)}\nPreferred-Languages: en\nCanonical: https://${host}${PATH}`,
        due: 'any time',
        note: 'Use an address that somebody reads.',
      },
    ];
    const type = getHeader(file, 'content-type') ?? '';
    const contacts = getFields(file.body, 'contact');
    if (file.status !== 200 || !/^text\/plain/i.test(type) || !contacts.length)
      return {
        state: 'warn',
        headline: 'Nobody is named to tell of a hole',
        evidence: [
          createEvidence(
            PATH,
            file.status === 200 ? 'another page is served in its place' : `answered with ${file.status}`,
          ),
        ],
        advice: 'Put the file there.',
        fixes,
      };
    const expires = Date.parse(getFields(file.body, 'expires')[0] ?? '');
    const evidence = [createEvidence(PATH, file.body)];
    if (Number.isNaN(expires) || expires < probe.now.getTime())
      return {
        state: 'warn',
        headline: Number.isNaN(expires)
          ? 'A contact is named, without a last day'
          : 'A contact is named, but has run out',
        evidence,
        advice: 'Set Expires to a day within a year.',
        fixes,
      };
    return { state: 'pass', headline: 'A contact is named', evidence };
  },
);

const getFields = (text: string, field: string): string[] =>
  text
    .slice(0, 20_000)
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(`${field}:`))
    .map((line) => line.slice(field.length + 1).trim())
    .filter(Boolean);

function addYear(now: Date): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + 1);
  return then.toISOString().replace(/\.\d+Z$/, 'Z');
}
