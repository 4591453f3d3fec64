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
      return unansweredOutcome(domain.name, 'no answer about its mail servers');
    if (domain.receives === 'no') return notNeeded(domain.hasNullMx);
    const probed = domain.exchanges.slice(0, MAX_SERVERS);
    const servers = await Promise.all(probed.map((name) => probeServer(name, probe, timeoutMs)));
    const rest = domain.exchanges.slice(MAX_SERVERS);
    const others = rest.length
      ? [createEvidence(rest.join(', '), `not asked: the first ${MAX_SERVERS} speak for all`)]
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
  headline: 'Not needed: this domain takes no mail',
  why: hasNullMx
    ? 'It says so itself, with a null MX record.'
    : 'It has no mail server, and no address that mail could be tried at.',
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
      headline: 'Encrypted, with versions that are retired',
      why: `${joinNames(old)} agree on TLS 1.1 at best. Careful senders refuse that.`,
      advice: 'Switch on TLS 1.2 and 1.3 on the mail server.',
    };
  const untrusted = known.filter(({ greeting, dane }) => isUntrusted(greeting) && dane !== 'holds');
  if (untrusted.length) return badCertificate(untrusted);
  return {
    state: 'pass',
    earned: WEIGHT,
    headline: silent ? 'Every mail server that answered encrypts' : 'Every mail server encrypts',
    why: `${known.length} of ${servers.length} servers, TLS 1.2 or newer. ${
      silent
        ? 'The others did not answer in time, which counts neither way.'
        : 'Certificates match the host names.'
    }`,
  };
}

function unreachable(servers: readonly Server[]): Outcome {
  const isNowhere = servers.every(({ greeting }) => greeting.state === 'unknown' && greeting.isNowhere);
  return {
    ...unknownOutcome(isNowhere ? 'The mail servers lead nowhere' : 'No mail server could be asked'),
    why: isNowhere
      ? 'No mail server has an address on the public network, so senders cannot deliver there either. Of encryption that says nothing.'
      : 'Many servers greet strangers late, or not at all from networks like ours. That is no fault, so it does not count.',
    ...(isNowhere && {
      advice: 'Point the MX records to servers that can be reached, or publish a null MX.',
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
      ? 'Encryption is offered, and then fails'
      : isAll
        ? 'Mail arrives unencrypted'
        : 'Not every mail server encrypts',
    why: `${joinNames(open)}: ${fails ? 'the handshake breaks off' : 'no STARTTLS is offered'}, so mail travels where others can read it.`,
    advice: 'Switch on STARTTLS at every mail server, with a certificate for its name.',
  };
}

const isUntrusted = (greeting: StarttlsResult) =>
  greeting.state === 'encrypted' && !greeting.secured.isTrusted;

const badCertificate = (untrusted: readonly Server[]): Outcome => ({
  state: 'warn',
  earned: POINTS.certificate,
  headline: 'Encrypted, with a certificate that does not hold',
  why: `${joinNames(untrusted)}. Most senders encrypt all the same; with MTA-STS they would refuse to deliver.`,
  advice: 'Put a certificate on the mail server that is valid, trusted and made out to its name.',
});

const joinNames = (servers: readonly Server[]) => servers.map(({ name }) => name).join(', ');

const CERTIFICATE_ERRORS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is made out to another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate vouches for itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by nobody who is trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the chain of certificates is not whole',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by nobody who is trusted',
};

const DANE_TEXTS: Record<DaneResult, string> = {
  holds: '; its key is pinned by DANE, and matches',
  differs: '; DANE pins another key, so careful senders will not deliver',
  published: '; pinned by DANE',
};

function toEvidence({ name, greeting, dane }: Server): Evidence {
  const pinned = dane ? DANE_TEXTS[dane] : '';
  switch (greeting.state) {
    case 'encrypted': {
      const { protocol, cipher, isTrusted, trouble } = greeting.secured;
      const doubt = isTrusted
        ? 'the certificate holds'
        : (CERTIFICATE_ERRORS[trouble] ?? `the certificate does not hold: ${trouble}`);
      return createEvidence(name, `${protocol.replace('TLSv', 'TLS ')}, ${cipher}; ${doubt}${pinned}`);
    }
    case 'plain':
      return createEvidence(name, `answers without STARTTLS${pinned}`);
    case 'broken':
      return createEvidence(name, `offers STARTTLS, then fails: ${greeting.why}${pinned}`);
    default:
      return createEvidence(name, `could not be asked: ${greeting.why}${pinned}`);
  }
}
