import type { Logger } from 'pino';
import type { RegistryEntry } from '../releases/manifest';
import { faults, withdrawals } from '../releases/releaseMetrics';
import type { Fault } from '../render/threads/RenderThread';
import { type HealthRules, ReleaseHealth } from './ReleaseHealth';
import type { ReleaseHistory, Withdrawal } from './ReleaseHistory';
import type { ReleaseSelector, Selection } from './ReleaseSelector';

interface LiveReleasesOptions {
  selector: ReleaseSelector;
  history: ReleaseHistory;
  rules: HealthRules;
  log: Logger;
  onWithdrawn?: (withdrawal: Withdrawal) => void;
}

/** The live releases and their health: records which ones pass their probation and which ones are rolled back. */
export class LiveReleases {
  selection: Selection = new Map();
  private readonly health = new Map<string, ReleaseHealth>();

  constructor(private readonly options: LiveReleasesOptions) {}

  /** Sets the live releases. Those that were live before keep their health. */
  setLive(selection: Selection): void {
    const { history, rules } = this.options;
    for (const [name, { signed, entry, remote }] of selection) {
      if (entry.sequence > this.newestSequence(name)) history.recordLive(name, signed);
      if (this.selection.get(name)?.remote.integrity === remote.integrity) continue;
      this.health.set(name, new ReleaseHealth(rules, history.isGood(name, entry)));
    }
    for (const name of this.health.keys()) if (!selection.has(name)) this.health.delete(name);
    this.selection = selection;
    // Without a probation, as in development, a release passes immediately.
    this.checkProbations();
  }

  /** Records a rendered page of a remote. */
  recordRender(name: string): void {
    this.health.get(name)?.recordSuccess();
  }

  /** Remotes whose releases are on probation, with their health. */
  get onProbation(): [name: string, health: ReleaseHealth][] {
    return [...this.health].filter(([, { isGood }]) => !isGood);
  }

  /** Whether there is an older good release of a remote to roll back to. */
  hasFallback(name: string): boolean {
    const chosen = this.selection.get(name);
    return chosen !== undefined && this.options.selector.olderGoodReleases(name, chosen.entry).length > 0;
  }

  /** Records the releases that have passed their probation. */
  checkProbations(): void {
    for (const [name, health] of this.onProbation) {
      const chosen = this.selection.get(name);
      if (!chosen || !health.checkPassed()) continue;
      this.options.history.recordGood(name, chosen.signed);
      this.options.log.info({ remote: name, version: chosen.entry.version }, 'release passed its probation');
    }
  }

  /** Attributes a fault to a release. Returns whether that release is rolled back. */
  recordFault(fault: Fault): boolean {
    const name = this.responsibleRemote(fault);
    const [chosen, health] = [this.selection.get(name ?? ''), this.health.get(name ?? '')];
    faults.inc({ remote: name ?? 'unknown', kind: fault.kind });
    const details = { remote: name, version: chosen?.entry.version, kind: fault.kind, reason: fault.reason };
    if (fault.kind !== 'render') this.options.log.error(details, 'render thread lost');
    if (!name || !chosen || !health?.recordFault(fault.kind, this.hasFallback(name))) return false;
    const reason = `${fault.kind}: ${fault.reason}`.slice(0, MAX_REASON_LENGTH);
    const to = this.withdraw(name, chosen.entry, reason);
    // Without a fallback the release is tried again later.
    if (to === undefined) this.options.selector.reject(name, chosen.signed, reason);
    return true;
  }

  /** Rolls a release back. Returns the version that serves instead, if there is one. */
  withdraw(name: string, entry: RegistryEntry, reason: string): string | undefined {
    const { selector, history, log, onWithdrawn } = this.options;
    const { version, manifest, sequence } = entry;
    const to = selector.olderGoodReleases(name, entry)[0]?.version;
    const withdrawal: Withdrawal = {
      remote: name,
      version,
      manifest,
      sequence,
      to,
      isTold: false,
      at: new Date().toISOString(),
      reason,
    };
    history.withdraw(withdrawal);
    withdrawals.inc({ remote: name });
    log.error({ remote: name, version, to, reason }, 'release rolled back');
    onWithdrawn?.(withdrawal);
    return to;
  }

  private newestSequence(name: string): number {
    const { newest } = this.options.history.remotes[name] ?? {};
    return newest ? (JSON.parse(newest.body).sequence as number) : -1;
  }

  /** If the responsible remote is uncertain, a release on probation is likelier than one that passed it. */
  private responsibleRemote({ remote, isCertain }: Fault): string | undefined {
    const isOnProbation = this.onProbation.some(([name]) => name === remote);
    return isCertain || isOnProbation ? remote : (this.newestOnProbation() ?? remote);
  }

  private newestOnProbation(): string | undefined {
    return this.onProbation.toSorted(([, one], [, other]) => other.since - one.since)[0]?.[0];
  }
}

const MAX_REASON_LENGTH = 300;
