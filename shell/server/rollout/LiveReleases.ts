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

/** The live releases and how each does: when one has passed its probation, and when one is taken back. */
export class LiveReleases {
  selection: Selection = new Map();
  private readonly health = new Map<string, ReleaseHealth>();

  constructor(private readonly options: LiveReleasesOptions) {}

  /** From now on these are live. What was live before goes on as it was. */
  setLive(selection: Selection): void {
    const { history, rules } = this.options;
    for (const [name, { signed, entry, remote }] of selection) {
      if (entry.sequence > this.newestSequence(name)) history.recordLive(name, signed);
      if (this.selection.get(name)?.remote.integrity === remote.integrity) continue;
      this.health.set(name, new ReleaseHealth(rules, history.isGood(name, entry)));
    }
    for (const name of this.health.keys()) if (!selection.has(name)) this.health.delete(name);
    this.selection = selection;
    // Without a probation, as while developing, it is good at once.
    this.checkProbations();
  }

  /** A page of this remote was rendered. */
  recordRender(name: string): void {
    this.health.get(name)?.recordSuccess();
  }

  /** Remotes whose releases are still watched, with what is known of each. */
  get onProbation(): [name: string, health: ReleaseHealth][] {
    return [...this.health].filter(([, { isGood }]) => !isGood);
  }

  /** Whether there is an older good release of a remote to go back to. */
  hasFallback(name: string): boolean {
    const chosen = this.selection.get(name);
    return chosen !== undefined && this.options.selector.olderGoodReleases(name, chosen.entry).length > 0;
  }

  /** Notes the releases that have passed their probation by now. */
  checkProbations(): void {
    for (const [name, health] of this.onProbation) {
      const chosen = this.selection.get(name);
      if (!chosen || !health.checkPassed()) continue;
      this.options.history.recordGood(name, chosen.signed);
      this.options.log.info({ remote: name, version: chosen.entry.version }, 'release passed its probation');
    }
  }

  /** Puts a fault down to a release. True when that is taken back. */
  recordFault(fault: Fault): boolean {
    const name = this.remoteAtFault(fault);
    const [chosen, health] = [this.selection.get(name ?? ''), this.health.get(name ?? '')];
    faults.inc({ remote: name ?? 'unknown', kind: fault.kind });
    const known = { remote: name, version: chosen?.entry.version, kind: fault.kind, reason: fault.reason };
    if (fault.kind !== 'render') this.options.log.error(known, 'render thread lost');
    if (!name || !chosen || !health?.failed(fault.kind, this.hasFallback(name))) return false;
    const reason = `${fault.kind}: ${fault.reason}`.slice(0, LONGEST_REASON);
    const to = this.withdraw(name, chosen.entry, reason);
    // Without one to go back to it is tried again after a pause.
    if (to === undefined) this.options.selector.reject(name, chosen.signed, reason);
    return true;
  }

  /** Takes a release back, and says which one serves instead. */
  withdraw(name: string, entry: RegistryEntry, reason: string): string | undefined {
    const { selector, history, log, onWithdrawn } = this.options;
    const { version, manifest, sequence } = entry;
    const to = selector.olderGoodReleases(name, entry)[0]?.version;
    const withdrawal: Withdrawal = {
      ...{ remote: name, version, manifest, sequence, to, isTold: false, at: new Date().toISOString() },
      reason,
    };
    history.withdraw(withdrawal);
    withdrawals.inc({ remote: name });
    log.error({ remote: name, version, to, reason }, 'release taken back');
    onWithdrawn?.(withdrawal);
    return to;
  }

  private newestSequence(name: string): number {
    const { newest } = this.options.history.remotes[name] ?? {};
    return newest ? (JSON.parse(newest.body).sequence as number) : -1;
  }

  /** Where it is only likely whose fault it is, a release on probation is likelier than one that has done well for long. */
  private remoteAtFault({ remote, isCertain }: Fault): string | undefined {
    const isWatched = this.onProbation.some(([name]) => name === remote);
    return isCertain || isWatched ? remote : (this.newestOnProbation() ?? remote);
  }

  private newestOnProbation(): string | undefined {
    return this.onProbation.toSorted(([, one], [, other]) => other.since - one.since)[0]?.[0];
  }
}

const LONGEST_REASON = 300;
