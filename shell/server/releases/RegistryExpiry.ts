import type { Logger } from 'pino';
import type { RegistryEntry } from './manifest';
import { expiries, refusedEntries } from './releaseMetrics';

/** So long before they expire the entries are to be signed anew. */
const NEAR_MS = 14 * 86_400_000;

/** Remote to the lowest sequence that is accepted of it. */
export type MinimumSequence = Readonly<Record<string, number | undefined>>;
export type RegistryState = 'current' | 'near expiry' | 'expired';

/** Reads `RELEASE_MINIMUM_SEQUENCE`, such as `mf_blog:12,mf_tools:7`. */
export const readMinimum = (text = ''): MinimumSequence =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [name = '', sequence] = part.trim().split(':');
      return sequence ? [[name, Number(sequence)]] : [];
    }),
  );

/** Tells entries that may go live from old ones that somebody shows again, and says when the registry is to be signed anew. */
export class RegistryExpiry {
  private nextEnd = Number.POSITIVE_INFINITY;
  private told: RegistryState = 'current';

  constructor(
    private readonly minimum: MinimumSequence,
    private readonly log: Logger,
  ) {}

  /** Throws for an entry that must not go live. What went live before is not asked again: nothing that serves goes away. */
  mustBeFresh(entry: RegistryEntry, accepted: RegistryEntry[]): void {
    const { name, sequence, expiresAt } = entry;
    const newest = Math.max(...accepted.map((other) => other.sequence));
    if (sequence < newest) refuse(name, 'replayed', `sequence ${sequence} is older than ${newest}`);
    if (accepted.some((other) => other.sequence === sequence && other.manifest === entry.manifest)) return;
    const least = this.minimum[name];
    if (least !== undefined && sequence < least)
      refuse(name, 'below minimum', `sequence ${sequence} is below the minimum ${least}`);
    // Made before entries could expire.
    if (least !== undefined && !expiresAt)
      refuse(name, 'no expiry', 'the entry never expires, and a minimum sequence is set');
    if (expiresAt && Date.parse(expiresAt) <= Date.now())
      refuse(name, 'expired', `the entry expired at ${expiresAt}`);
  }

  /** Takes note of the registry's genuine entries. */
  note(entries: RegistryEntry[]): void {
    expiries.reset();
    this.nextEnd = Number.POSITIVE_INFINITY;
    for (const { name, expiresAt } of entries) {
      if (!expiresAt) continue;
      const end = Date.parse(expiresAt);
      expiries.set({ remote: name }, end / 1_000);
      this.nextEnd = Math.min(this.nextEnd, end);
    }
    this.look();
  }

  /** Logs it once when the registry comes near its end, and when it is over. */
  look(): void {
    const { state } = this;
    if (state === this.told) return;
    this.told = state;
    const expiresAt = new Date(this.nextEnd);
    if (state === 'current') this.log.info('registry is current again');
    else if (state === 'expired')
      this.log.error({ expiresAt }, 'registry expired; what is live goes on, nothing else is accepted');
    else this.log.warn({ expiresAt }, 'registry expires soon: sign it anew with npm run renew');
  }

  /** That of the entry which expires first. */
  get state(): RegistryState {
    const left = this.nextEnd - Date.now();
    if (left <= 0) return 'expired';
    return left <= NEAR_MS ? 'near expiry' : 'current';
  }
}

function refuse(remote: string, reason: string, message: string): never {
  refusedEntries.inc({ remote, reason });
  throw new Error(message);
}
