import type { X509Certificate } from 'node:crypto';
import type { Evidence } from '../../../tools/scans/contract';
import {
  createEvidence,
  createWebCheck,
  toDisplayText,
  unknownVerdict,
  type Verdict,
} from '../createWebCheck';
import { getSite } from '../site';
import type { TlsInfo } from '../startTls';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

const CERTIFICATE_ERRORS: Record<string, [headline: string, advice: string]> = {
  CERT_HAS_EXPIRED: [
    'The certificate has run out',
    'Renew it today, and let a machine renew it from now on.',
  ],
  CERT_NOT_YET_VALID: [
    'The certificate does not count yet',
    'Check the server’s clock, or wait for its first day.',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'The certificate is for another name',
    'Get one that names this domain, with and without www.',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'The server vouches for itself',
    'Get a certificate from a public authority; they cost nothing.',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'Signed by an authority that browsers do not know',
    'Get a certificate from a public authority; they cost nothing.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'The chain breaks: a certificate in between is missing, or its authority is unknown',
    'Have the server send the whole chain (fullchain.pem), not its own certificate alone.',
  ],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [
    'The chain does not lead to an authority that browsers know',
    'Have the server send the whole chain (fullchain.pem) of a public authority.',
  ],
  WEAK_KEY: ['A key in the chain is too short', 'Reissue it with a key of 2,048 bits or more.'],
  WEAK_SIGNATURE: [
    'A signature in the chain is outdated',
    'Reissue it. Every certificate authority signs with SHA-256 today.',
  ],
  CERT_REVOKED: ['The certificate was revoked', 'Replace it today, with a new key.'],
};

/** Whether browsers trust the certificate, and until when. */
export const certificate = createWebCheck(
  {
    check: 'certificate',
    title: 'Certificate',
    weight: 0,
    why: 'It proves to browsers that they talk to you. Without a good one they show a warning instead of your site, and ignore your redirects and HTTPS-only rule, which is where its points are lost.',
  },
  async (subject, probe) => {
    const { secure, page } = await getSite(subject, probe);
    const first = secure.hops[0];
    if (first?.tls) return evaluate(first.tls, probe.now);
    if (!page || secure.stopped?.state !== 'failed')
      return unknownVerdict('No web server answered with HTTPS');
    return {
      state: 'fail',
      headline: 'No HTTPS: the site answers without encryption alone',
      evidence: secure.stopped ? [createEvidence('Port 443', secure.stopped.why)] : [],
      advice: 'Switch HTTPS on at your host; the certificate costs nothing.',
    };
  },
);

function evaluate(tls: TlsInfo, now: Date): Verdict {
  const [own] = tls.chain;
  const evidence = tls.chain.slice(0, 4).map(toEvidence);
  if (!own) return unknownVerdict('The server showed no certificate');
  if (!tls.isTrusted) {
    const [headline, advice] = CERTIFICATE_ERRORS[tls.trouble] ?? [
      'Browsers do not trust the certificate',
      'Replace it.',
    ];
    return {
      state: 'fail',
      headline,
      advice,
      evidence: [createEvidence('What is wrong', tls.trouble), ...evidence],
    };
  }
  const daysLeft = Math.floor((Date.parse(own.validTo) - now.getTime()) / DAY_MS);
  if (daysLeft < SOON_DAYS)
    return {
      state: 'warn',
      headline: `Good, but only for ${daysLeft} more day${daysLeft === 1 ? '' : 's'}`,
      advice: 'See that its renewal works.',
      evidence,
    };
  return { state: 'pass', headline: `Trusted, good for ${daysLeft} more days`, evidence };
}

const toEvidence = (certificate: X509Certificate): Evidence => ({
  label: getDisplayName(certificate.subject),
  text: toDisplayText(
    `issued by ${getDisplayName(certificate.issuer)}, good from ${formatDay(certificate.validFrom)} to ${formatDay(certificate.validTo)}`,
  ),
  parts: certificate.subjectAltName
    ? [{ text: toDisplayText(certificate.subjectAltName), says: 'the names it counts for' }]
    : [],
});

/** Common name or organization of a distinguished name. */
export const getDisplayName = (name: string | undefined) =>
  toDisplayText(/^CN=(.*)$/m.exec(name ?? '')?.[1] ?? /^O=(.*)$/m.exec(name ?? '')?.[1] ?? 'no name');

export const formatDay = (time: string) => {
  const parsed = new Date(time);
  return Number.isNaN(parsed.getTime()) ? time : parsed.toISOString().slice(0, 10);
};
