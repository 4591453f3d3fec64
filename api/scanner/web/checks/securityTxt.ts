import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { getHeader } from '../fetchVetted';
import { followRedirects, getSite } from '../site';

const PATH = '/.well-known/security.txt';

/** Whether a security contact is published (RFC 9116). */
export const securityTxt = createWebCheck(
  {
    check: 'security-txt',
    title: 'Security contact (security.txt)',
    weight: 0,
    why: 'Security researchers look here for someone to tell about a problem they found.',
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
        note: 'Use an email address that somebody reads.',
      },
    ];
    const type = getHeader(file, 'content-type') ?? '';
    const contacts = getFields(file.body, 'contact');
    if (file.status !== 200 || !/^text\/plain/i.test(type) || !contacts.length)
      return {
        state: 'warn',
        headline: 'No security contact',
        evidence: [
          createEvidence(
            PATH,
            file.status === 200 ? 'a different page is shown there' : `answered with ${file.status}`,
          ),
        ],
        advice: 'Create this file on your website.',
        fixes,
      };
    const expires = Date.parse(getFields(file.body, 'expires')[0] ?? '');
    const evidence = [createEvidence(PATH, file.body)];
    if (Number.isNaN(expires) || expires < probe.now.getTime())
      return {
        state: 'warn',
        headline: Number.isNaN(expires) ? 'A contact without an expiry date' : 'A contact that has expired',
        evidence,
        advice: 'Set Expires to a date within a year.',
        fixes,
      };
    return { state: 'pass', headline: 'A contact is listed', evidence };
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
