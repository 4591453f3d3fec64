import type { Logger } from 'pino';
import type { RegistryEntry } from './manifest';
import { registryExpiry, registryRefusals } from './releaseMetrics';

/** Entries should be signed again this long before they expire. */
const NEAR_MS = 14 * 86_400_000;

/** Remote to the lowest sequence that is accepted of it. */
export type MinimumSequence = Readonly<Record<string, number | undefined>>;
export type RegistryState = 'current' | 'near expiry' | 'expired';

/** Reads `RELEASE_MINIMUM_SEQUENCE`, such as `mf_blog:12,mf_tools:7`. */
export const parseMinimumSequences = (text = ''): MinimumSequence =>
  Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [name = '', sequence] = part.trim().split(':');
      return sequence ? [[name, Number(sequence)]] : [];
    }),
  );

/** Rejects replayed and expired entries, and reports when the registry has to be signed again. */
export class RegistryExpiry {
  private nextEnd = Number.POSITIVE_INFINITY;
  private loggedState: RegistryState = 'current';

  constructor(
    private readonly minimum: MinimumSequence,
    private readonly log: Logger,
  ) {}

  /** Throws for an entry that must not go live. An entry that went live before always passes. */
  assertCurrent(entry: RegistryEntry, accepted: RegistryEntry[]): void {
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

  /** Reads the expiry of the registry's verified entries. */
  update(entries: RegistryEntry[]): void {
    registryExpiry.reset();
    this.nextEnd = Number.POSITIVE_INFINITY;
    for (const { name, expiresAt } of entries) {
      if (!expiresAt) continue;
      const end = Date.parse(expiresAt);
      registryExpiry.set({ remote: name }, end / 1_000);
      this.nextEnd = Math.min(this.nextEnd, end);
    }
    this.logState();
  }

  /** Logs once when the registry is near expiry, and once when it has expired. */
  logState(): void {
    const { state } = this;
    if (state === this.loggedState) return;
    this.loggedState = state;
    const expiresAt = new Date(this.nextEnd);
    if (state === 'current') this.log.info('registry is current again');
    else if (state === 'expired')
      this.log.error({ expiresAt }, 'registry expired; what is live goes on, nothing else is accepted');
    else this.log.warn({ expiresAt }, 'registry expires soon: sign it anew with npm run renew');
  }

  /** The state of the entry that expires first. */
  get state(): RegistryState {
    const left = this.nextEnd - Date.now();
    if (left <= 0) return 'expired';
    return left <= NEAR_MS ? 'near expiry' : 'current';
  }
}

function refuse(remote: string, reason: string, message: string): never {
  registryRefusals.inc({ remote, reason });
  throw new Error(message);
}
