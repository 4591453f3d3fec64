import type { X509Certificate } from 'node:crypto';
import { describeCertificate } from '../../../tools/scans/certificateText';
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
    'The certificate has expired',
    'Renew it today, and turn on automatic renewal at your web host.',
  ],
  CERT_NOT_YET_VALID: [
    'The certificate isn’t valid yet',
    'Check the server’s clock, or wait until the certificate starts.',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'The certificate is for another name',
    'Get a certificate for this domain, with and without www.',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'The certificate is self-signed',
    'Get a free certificate, such as one from Let’s Encrypt. Most web hosts do it with one click.',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'Browsers don’t know who issued the certificate',
    'Get a free certificate, such as one from Let’s Encrypt. Most web hosts do it with one click.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'An intermediate certificate is missing or unknown',
    'Install the full chain (fullchain.pem) on the server, not only its own certificate.',
  ],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [
    'The certificate doesn’t lead to an issuer that browsers trust',
    'Install a certificate from a public issuer with its full chain (fullchain.pem).',
  ],
  WEAK_KEY: ['A key in the certificate chain is too short', 'Reissue it with a key of 2,048 bits or more.'],
  WEAK_SIGNATURE: [
    'A signature in the certificate chain is outdated',
    'Get the certificate reissued. Every issuer uses SHA-256 today.',
  ],
  CERT_REVOKED: ['The certificate was revoked', 'Replace it today, with a new key.'],
};

/** Whether browsers trust the certificate, and until when. */
export const certificate = createWebCheck(
  {
    check: 'certificate',
    title: 'Certificate',
    weight: 0,
    why: 'The certificate proves that visitors reach your website. If it’s wrong, browsers show a warning and visitors leave.',
  },
  async (subject, probe) => {
    const { secure, page } = await getSite(subject, probe);
    const first = secure.hops[0];
    if (first?.tls) return evaluate(first.tls, probe.now);
    if (!page || secure.stopped?.state !== 'failed')
      return unknownVerdict('No web server answered with HTTPS');
    return {
      state: 'fail',
      headline: 'No HTTPS: the site isn’t encrypted',
      evidence: secure.stopped ? [createEvidence('Port 443', secure.stopped.why)] : [],
      advice: 'Turn on HTTPS at your web host. The certificate is free.',
    };
  },
);

function evaluate(tls: TlsInfo, now: Date): Verdict {
  const [own] = tls.chain;
  const evidence = tls.chain.slice(0, 4).map(toEvidence);
  if (!own) return unknownVerdict('The server showed no certificate');
  if (!tls.isTrusted) {
    const [headline, advice] = CERTIFICATE_ERRORS[tls.trouble] ?? [
      'Browsers don’t trust the certificate',
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
      headline: `Valid for only ${daysLeft} more day${daysLeft === 1 ? '' : 's'}`,
      advice: 'Check that automatic renewal works.',
      evidence,
    };
  return { state: 'pass', headline: `Trusted, valid for ${daysLeft} more days`, evidence };
}

const toEvidence = (certificate: X509Certificate): Evidence => ({
  label: getDisplayName(certificate.subject),
  text: toDisplayText(
    describeCertificate({
      issuer: getDisplayName(certificate.issuer),
      from: formatDay(certificate.validFrom),
      to: formatDay(certificate.validTo),
    }),
  ),
  parts: certificate.subjectAltName
    ? [{ text: toDisplayText(certificate.subjectAltName), message: 'the names it counts for' }]
    : [],
});

/** Common name or organization of a distinguished name. */
export const getDisplayName = (name: string | undefined) =>
  toDisplayText(/^CN=(.*)$/m.exec(name ?? '')?.[1] ?? /^O=(.*)$/m.exec(name ?? '')?.[1] ?? 'no name');

export const formatDay = (time: string) => {
  const parsed = new Date(time);
  return Number.isNaN(parsed.getTime()) ? time : parsed.toISOString().slice(0, 10);
};
