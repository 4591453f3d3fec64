import type { Logger } from 'pino';
import type { RegistryEntry } from './manifest';
import { registryExpiry, registryRejections } from './releaseMetrics';

/** Entries should be renewed this long before they expire. */
const NEAR_MS = 14 * 86_400_000;

/** The lowest accepted sequence by remote. */
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

/** Rejects replayed and expired registry entries, and logs when the registry has to be renewed. */
export class RegistryExpiry {
  private nextExpiry = Number.POSITIVE_INFINITY;
  private loggedState: RegistryState = 'current';

  constructor(
    private readonly minimums: MinimumSequence,
    private readonly log: Logger,
  ) {}

  /** Throws for an entry that must not go live. An entry that went live before always passes. */
  assertCurrent(entry: RegistryEntry, accepted: RegistryEntry[]): void {
    const { name, sequence, expiresAt } = entry;
    const newest = Math.max(...accepted.map((other) => other.sequence));
    if (sequence < newest) reject(name, 'replayed', `sequence ${sequence} is older than ${newest}`);
    if (accepted.some((other) => other.sequence === sequence && other.manifest === entry.manifest)) return;
    const minimum = this.minimums[name];
    if (minimum !== undefined && sequence < minimum)
      reject(name, 'below minimum', `sequence ${sequence} is below the minimum ${minimum}`);
    // An entry from before entries had an expiry.
    if (minimum !== undefined && !expiresAt)
      reject(name, 'no expiry', 'the entry never expires, and a minimum sequence is set');
    if (expiresAt && Date.parse(expiresAt) <= Date.now())
      reject(name, 'expired', `the entry expired at ${expiresAt}`);
  }

  /** Reads the expiry of the registry's verified entries. */
  update(entries: RegistryEntry[]): void {
    registryExpiry.reset();
    this.nextExpiry = Number.POSITIVE_INFINITY;
    for (const { name, expiresAt } of entries) {
      if (!expiresAt) continue;
      const end = Date.parse(expiresAt);
      registryExpiry.set({ remote: name }, end / 1_000);
      this.nextExpiry = Math.min(this.nextExpiry, end);
    }
    this.logState();
  }

  /** Logs once when the registry is near expiry, and once when it has expired. */
  logState(): void {
    const { state } = this;
    if (state === this.loggedState) return;
    this.loggedState = state;
    const expiresAt = new Date(this.nextExpiry);
    if (state === 'current') this.log.info('registry is current again');
    else if (state === 'expired')
      this.log.error({ expiresAt }, 'registry expired; live releases stay, new ones are rejected');
    else this.log.warn({ expiresAt }, 'registry expires soon: renew it with npm run renew');
  }

  /** The state of the entry that expires first. */
  get state(): RegistryState {
    const remainingMs = this.nextExpiry - Date.now();
    if (remainingMs <= 0) return 'expired';
    return remainingMs <= NEAR_MS ? 'near expiry' : 'current';
  }
}

function reject(remote: string, reason: string, message: string): never {
  registryRejections.inc({ remote, reason });
  throw new Error(message);
}
