import { lookUp } from '../../lookUp';
import { judgedCheck, plain, unknown } from '../judge';
import { registered } from '../registered';
import { visit } from '../site';

const VERISIGN = 'https://rdap.verisign.com/';
const GOOGLE = 'https://pubapi.registry.google/rdap/';
const IDENTITY = 'https://rdap.identitydigital.services/rdap/';

/** Registries that say by RDAP until when a domain is registered; of other top-level domains it stays unknown. */
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

/** Until when the domain is registered. */
export const registration = judgedCheck(
  {
    check: 'registration',
    title: 'Registration',
    weight: 0,
    why: 'A domain that runs out can be registered by anybody, together with its website and its mail.',
  },
  async (subject, probe) => {
    const name = registered(subject.ascii);
    const registry = lookUp(REGISTRIES, name.split('.').at(-1) ?? '');
    if (!registry) return unknown('Its registry is not asked by us');
    const { hops, stopped } = await visit(new URL(`domain/${name}`, registry), probe);
    const answer = hops.at(-1);
    if (stopped || answer?.status !== 200 || answer.isCutOff || !answer.tls?.isTrusted)
      return unknown('The registry did not answer');
    const until = expiryOf(answer.body);
    if (!until) return unknown('The registry does not say');
    const daysLeft = Math.floor((until.getTime() - probe.now.getTime()) / DAY_MS);
    const evidence = [plain(`Registration of ${name}`, `until ${until.toISOString().slice(0, 10)}`)];
    if (daysLeft < 0)
      return {
        state: 'fail',
        headline: 'The registration has run out',
        evidence,
        advice: 'Renew it at the registrar today.',
      };
    if (daysLeft < SOON_DAYS)
      return {
        state: 'warn',
        headline: `Registered for only ${daysLeft} more day${daysLeft === 1 ? '' : 's'}`,
        evidence,
        advice: 'Switch automatic renewal on, and check the card it is paid with.',
      };
    return { state: 'pass', headline: `Registered for ${daysLeft} more days`, evidence };
  },
);

function expiryOf(body: string): Date | undefined {
  try {
    const { events } = JSON.parse(body) as { events?: { eventAction?: unknown; eventDate?: unknown }[] };
    const date = events?.find(({ eventAction }) => eventAction === 'expiration')?.eventDate;
    const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    return Number.isNaN(time) ? undefined : new Date(time);
  } catch {
    return undefined;
  }
}
