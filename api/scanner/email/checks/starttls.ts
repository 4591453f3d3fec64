import type { Evidence } from '../../../tools/scans/contract';
import type { Probe } from '../../Check';
import { checkDane, type DaneResult } from '../checkDane';
import {
  createEvidence,
  type Inspection,
  type Outcome,
  unansweredOutcome,
  unknownOutcome,
} from '../inspection';
import { getMailDomain } from '../mailDomain';
import { probeStarttls, type StarttlsResult } from '../probeStarttls';

const WEIGHT = 10;
const MAX_SERVERS = 5;
const POINTS = { certificate: 8, old: 5, someOpen: 4 };
const OLD = ['TLSv1', 'TLSv1.1', 'SSLv3'];

interface Server {
  name: string;
  greeting: StarttlsResult;
  dane?: DaneResult;
}

/** Whether incoming email is encrypted. */
export const starttls = (timeoutMs: number): Inspection => ({
  check: 'starttls',
  title: 'STARTTLS',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const domain = await getMailDomain(subject, probe);
    if (domain.receives === 'unknown')
      return unansweredOutcome(domain.name, 'no answer about the mail servers');
    if (domain.receives === 'no') return notNeeded(domain.hasNullMx);
    const probed = domain.exchanges.slice(0, MAX_SERVERS);
    const servers = await Promise.all(probed.map((name) => probeServer(name, probe, timeoutMs)));
    const rest = domain.exchanges.slice(MAX_SERVERS);
    const others = rest.length
      ? [createEvidence(rest.join(', '), `not checked: we check the first ${MAX_SERVERS}`)]
      : [];
    return { ...evaluate(servers), evidence: [...servers.map(toEvidence), ...others] };
  },
});

async function probeServer(name: string, probe: Probe, timeoutMs: number): Promise<Server> {
  const greeting = await probeStarttls(name, probe, timeoutMs);
  const certificate = greeting.state === 'encrypted' ? greeting.secured.chain[0] : undefined;
  const dane = await checkDane(name, certificate, probe);
  return { name, greeting, ...(dane && { dane }) };
}

const notNeeded = (hasNullMx: boolean): Outcome => ({
  state: 'pass',
  earned: WEIGHT,
  headline: 'Not needed: this domain receives no email',
  why: hasNullMx
    ? 'A null MX record says so.'
    : 'It has no mail server and no address that could receive email.',
});

function evaluate(servers: readonly Server[]): Outcome {
  const known = servers.filter(({ greeting }) => greeting.state !== 'unknown');
  const open = known.filter(({ greeting }) => greeting.state !== 'encrypted');
  const silent = servers.length - known.length;
  if (!known.length) return unreachable(servers);
  if (open.length) return plaintext(open, known.length);
  const old = known.filter(
    ({ greeting }) => greeting.state === 'encrypted' && OLD.includes(greeting.secured.protocol),
  );
  if (old.length)
    return {
      state: 'warn',
      earned: POINTS.old,
      headline: 'Encrypted, with outdated versions',
      why: `${joinNames(old)} only support TLS 1.1 or older. Some senders refuse that.`,
      advice: 'Turn on TLS 1.2 and 1.3 on the mail server, or ask your email provider to do it.',
    };
  const untrusted = known.filter(({ greeting, dane }) => isUntrusted(greeting) && dane !== 'holds');
  if (untrusted.length) return badCertificate(untrusted);
  return {
    state: 'pass',
    earned: WEIGHT,
    headline: silent
      ? 'Every mail server that answered uses encryption'
      : 'Every mail server uses encryption',
    why: `${known.length} of ${servers.length} servers, TLS 1.2 or newer. ${
      silent
        ? 'The others didn’t answer in time, which doesn’t change your score.'
        : 'The certificates match.'
    }`,
  };
}

function unreachable(servers: readonly Server[]): Outcome {
  const isNowhere = servers.every(({ greeting }) => greeting.state === 'unknown' && greeting.isNowhere);
  return {
    ...unknownOutcome(isNowhere ? 'The mail servers don’t exist' : 'We couldn’t reach a mail server'),
    why: isNowhere
      ? 'None of your mail servers has a public address, so nobody can deliver email to them.'
      : 'Many mail servers don’t answer scanners like ours. That isn’t a problem, so it doesn’t change your score.',
    ...(isNowhere && {
      advice: 'Point your MX records to servers that can be reached, or add a null MX record.',
    }),
  };
}

function plaintext(open: readonly Server[], known: number): Outcome {
  const fails = open.some(({ greeting }) => greeting.state === 'broken');
  const isAll = open.length === known;
  return {
    state: isAll ? 'fail' : 'warn',
    earned: isAll ? 0 : POINTS.someOpen,
    headline: fails
      ? 'Encryption is offered but fails'
      : isAll
        ? 'Email arrives unencrypted'
        : 'Not every mail server uses encryption',
    why: `${joinNames(open)}: ${fails ? 'the TLS handshake fails' : 'STARTTLS isn’t offered'}, so others can read your email on its way.`,
    advice:
      'Turn on STARTTLS on every mail server, with a certificate for its name. Your email provider can help.',
  };
}

const isUntrusted = (greeting: StarttlsResult) =>
  greeting.state === 'encrypted' && !greeting.secured.isTrusted;

const badCertificate = (untrusted: readonly Server[]): Outcome => ({
  state: 'warn',
  earned: POINTS.certificate,
  headline: 'Encrypted, with an invalid certificate',
  why: `${joinNames(untrusted)}. Most senders still use encryption, but with MTA-STS they’d refuse to deliver.`,
  advice: 'Install a valid, trusted certificate for the name of the mail server.',
});

const joinNames = (servers: readonly Server[]) => servers.map(({ name }) => name).join(', ');

const CERTIFICATE_ERRORS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate’s issuer isn’t trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate’s issuer isn’t trusted',
};

const DANE_TEXTS: Record<DaneResult, string> = {
  holds: '; its key is pinned by DANE, and matches',
  differs: '; DANE pins another key, so some senders won’t deliver',
  published: '; pinned by DANE',
};

function toEvidence({ name, greeting, dane }: Server): Evidence {
  const pinned = dane ? DANE_TEXTS[dane] : '';
  switch (greeting.state) {
    case 'encrypted': {
      const { protocol, cipher, isTrusted, trouble } = greeting.secured;
      const doubt = isTrusted
        ? 'the certificate is valid'
        : (CERTIFICATE_ERRORS[trouble] ?? `the certificate isn’t valid: ${trouble}`);
      return createEvidence(name, `${protocol.replace('TLSv', 'TLS ')}, ${cipher}; ${doubt}${pinned}`);
    }
    case 'plain':
      return createEvidence(name, `answers without STARTTLS${pinned}`);
    case 'broken':
      return createEvidence(name, `offers STARTTLS, then fails: ${greeting.why}${pinned}`);
    default:
      return createEvidence(name, `couldn’t be reached: ${greeting.why}${pinned}`);
  }
}
