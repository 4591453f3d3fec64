import { ownValue } from '../../lookUp';
import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { getRegisteredDomain } from '../registeredDomain';
import { followRedirects } from '../site';

const VERISIGN = 'https://rdap.verisign.com/';
const GOOGLE = 'https://pubapi.registry.google/rdap/';
const IDENTITY = 'https://rdap.identitydigital.services/rdap/';

/** RDAP servers of registries that publish the expiry date. Other top-level domains are unknown. */
const REGISTRIES: Record<string, string> = {
  com: `${VERISIGN}com/v1/`,
  net: `${VERISIGN}net/v1/`,
  org: 'https://rdap.publicinterestregistry.org/rdap/',
  dev: GOOGLE,
  app: GOOGLE,
  page: GOOGLE,
  info: IDENTITY,
  io: IDENTITY,
  uk: 'https://rdap.nominet.uk/uk/',
  fr: 'https://rdap.nic.fr/',
};
const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

/** When the registration of the domain expires. */
export const registration = createWebCheck(
  {
    check: 'registration',
    title: 'Registration',
    weight: 0,
    why: 'If your domain expires, anyone can register it and take over your website and email.',
  },
  async (subject, probe) => {
    const name = getRegisteredDomain(subject.ascii);
    const registry = ownValue(REGISTRIES, name.split('.').at(-1) ?? '');
    if (!registry) return unknownVerdict('We don’t check this registry');
    const { hops, stopped } = await followRedirects(new URL(`domain/${name}`, registry), probe);
    const answer = hops.at(-1);
    if (stopped || answer?.status !== 200 || answer.isCutOff || !answer.tls?.isTrusted)
      return unknownVerdict('The registry didn’t answer');
    const until = parseExpiry(answer.body);
    if (!until) return unknownVerdict('The registry doesn’t show the date');
    const daysLeft = Math.floor((until.getTime() - probe.now.getTime()) / DAY_MS);
    const evidence = [createEvidence(`Registration of ${name}`, `until ${until.toISOString().slice(0, 10)}`)];
    if (daysLeft < 0)
      return {
        state: 'fail',
        headline: 'The registration has expired',
        evidence,
        advice: 'Renew it at the registrar today.',
      };
    if (daysLeft < SOON_DAYS)
      return {
        state: 'warn',
        headline: `Registered for only ${daysLeft} more day${daysLeft === 1 ? '' : 's'}`,
        evidence,
        advice: 'Turn on automatic renewal, and check the credit card on file.',
      };
    return { state: 'pass', headline: `Registered for ${daysLeft} more days`, evidence };
  },
);

function parseExpiry(body: string): Date | undefined {
  try {
    const { events } = JSON.parse(body) as { events?: { eventAction?: unknown; eventDate?: unknown }[] };
    const date = events?.find(({ eventAction }) => eventAction === 'expiration')?.eventDate;
    const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    return Number.isNaN(time) ? undefined : new Date(time);
  } catch {
    return undefined;
  }
}
