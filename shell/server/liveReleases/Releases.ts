import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { create } from 'superstruct';
import { LocalReleases } from '../releases/LocalReleases';
import { Registry } from '../releases/manifest';
import { type MinimumSequence, RegistryExpiry, type RegistryState } from '../releases/RegistryExpiry';
import { ReleaseFiles } from '../releases/ReleaseFiles';
import { type ReadReleaseFile, releaseSource } from '../releases/releaseSource';
import { makeSnapshot, type Snapshot } from '../releases/snapshot';
import type { Fault, ReleaseLoadError, RenderThreadOptions } from '../render/threads/RenderThread';
import { RenderThreads } from '../render/threads/RenderThreads';
import { LiveReleases } from './LiveReleases';
import type { HealthRules } from './ReleaseHealth';
import { ReleaseHistory, type Withdrawal } from './ReleaseHistory';
import { type Plan, ReleaseSelector, type Selection } from './ReleaseSelector';

const POLL_MS = 1_000;
const REPEATED_CRASH = 'crash: the server was killed repeatedly while the release was on probation';

export interface ReleasesOptions {
  store: string;
  folder: string;
  keys: KeyObject[];
  log: Logger;
  rules: HealthRules;
  minimumSequence: MinimumSequence;
  rendering: RenderThreadOptions;
  /** Called after a new snapshot went live. */
  onChange?: () => void;
  /** Called once for each rejected release, with the remote's name. */
  onRejected?: (remote: string, reason: string) => void;
  /** Called when a release was rolled back. */
  onWithdrawn?: (withdrawal: Withdrawal) => void;
  /** The pause between two polls of the registry. */
  everyMs?: number;
}

/**
 * Keeps the live snapshot in sync with the registry. A release that fails any check never goes live, and one that
 * fails afterwards is rolled back. The last good releases also survive a restart with an unreachable store.
 */
export class Releases {
  snapshot: Snapshot = makeSnapshot([], []);
  /** Versions whose files may be served, by remote. */
  readonly served = new Map<string, string[]>();
  readonly history: ReleaseHistory;
  readonly threads: RenderThreads;
  readonly files: ReleaseFiles;
  private readonly read: ReadReleaseFile;
  private readonly local: LocalReleases;
  private readonly selector: ReleaseSelector;
  private readonly expiry: RegistryExpiry;
  readonly live: LiveReleases;
  /** What was live before the release on probation, while its thread is on standby. */
  private previous?: Plan;
  private lastRegistry = '';
  private timer?: NodeJS.Timeout;
  private readonly queue = new PQueue({ concurrency: 1 });
  private isStopped = false;

  constructor(private readonly options: ReleasesOptions) {
    const { keys, log, rules, rendering, minimumSequence, onRejected, onWithdrawn } = options;
    const folder = join(options.folder, 'releases');
    this.read = releaseSource(options.store);
    this.local = new LocalReleases(folder, this.read, keys);
    this.files = new ReleaseFiles({ folder, read: this.read, keys, log });
    this.expiry = new RegistryExpiry(minimumSequence, log);
    this.history = new ReleaseHistory(join(options.folder, 'last-known-good.json'), log);
    const { local, history, expiry } = this;
    this.selector = new ReleaseSelector({ local, history, expiry, keys, log, onRejected });
    const { selector } = this;
    this.live = new LiveReleases({ selector, history, rules, log, onWithdrawn });
    this.threads = new RenderThreads({
      ...rendering,
      onRendered: (remote) => this.live.recordRender(remote),
      onFault: (fault) => this.handleFault(fault),
      onLost: (fault) => this.handleLost(fault),
    });
  }

  /** Loads the last known good releases, then those of the registry, and starts to poll. */
  async start() {
    this.history.read((name, signed) => this.selector.verifyEntry(signed)?.name === name);
    for (const [name, { newest }] of Object.entries(this.history.remotes)) {
      const entry = this.selector.verifyEntry(newest);
      if (entry && this.history.recordStart(name)) this.live.withdraw(name, entry, REPEATED_CRASH);
    }
    const saved = Object.entries(this.history.remotes);
    this.selector.registry = Object.fromEntries(saved.map(([name, { newest }]) => [name, newest]));
    if (saved.length) await this.update();
    await this.poll();
    this.schedule();
  }

  stop() {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.history.recordShutdown();
  }

  /** Whether any release is live. */
  get isLive() {
    return this.live.selection.size > 0;
  }

  /** Whether a shell without history would accept the registry. */
  get registryState(): RegistryState {
    return this.expiry.state;
  }

  /** Records the releases that have passed their probation. */
  checkProbations(): void {
    this.live.checkProbations();
    if (!this.live.onProbation.length) this.threads.endStandby();
  }

  private schedule() {
    // Stopped during a poll.
    if (this.isStopped) return;
    this.timer = setTimeout(
      () => this.poll().finally(() => this.schedule()),
      this.options.everyMs ?? POLL_MS,
    );
  }

  private async poll() {
    this.expiry.logState();
    let text: string;
    try {
      text = (await this.read('registry.json')).toString();
    } catch (error) {
      if (this.lastRegistry !== 'unreachable')
        this.options.log.warn(
          { reason: String(error) },
          'release store unreachable; keeping the last known good releases',
        );
      this.lastRegistry = 'unreachable';
      return this.threads.isRunning ? undefined : this.update();
    }
    if (this.isStopped) return undefined;
    if (text === this.lastRegistry && !this.selector.isAnyDue && this.threads.isRunning) return undefined;
    const isNew = text !== this.lastRegistry;
    this.lastRegistry = text;
    try {
      this.selector.registry = create(JSON.parse(text), Registry).remotes;
      if (isNew) this.expiry.update(this.selector.entries);
    } catch (error) {
      if (isNew) this.options.log.error({ reason: String(error) }, 'registry rejected');
    }
    return this.update();
  }

  /** Makes the selected releases live, one run at a time. */
  private update(): Promise<void> {
    return this.queue
      .add(async () => (this.isStopped ? undefined : this.updateOnce()))
      .catch((error) => this.options.log.error({ err: error }, 'releases could not be updated'));
  }

  private async updateOnce() {
    for (;;) {
      const plan = await this.selector.plan(this.live.selection);
      if (plan.snapshot.id === this.snapshot.id && this.threads.isRunning)
        return this.live.setLive(plan.selection);
      await this.pruneFiles(plan.selection);
      const thread = await this.prepare(plan);
      // A release may have been withdrawn while the thread started.
      if (thread && this.canStillServe(plan)) return this.goLive(plan, () => this.threads.activate(thread));
      thread?.end();
    }
  }

  /** Starts a thread with the planned releases. Undefined when one of them was rejected. */
  private async prepare({ selection, snapshot }: Plan) {
    try {
      return await this.threads.prepare(snapshot);
    } catch (error) {
      const { remote, message } = error as ReleaseLoadError;
      const changed = [...selection].filter(
        ([name, chosen]) => !this.isLoaded(name, chosen.remote.integrity),
      );
      const [name, chosen] = changed.find(([name]) => name === remote) ?? (remote ? [] : (changed[0] ?? []));
      // The live releases were loaded before, so the cause is something else.
      if (!name || !chosen || this.isStopped) throw error;
      this.selector.reject(name, chosen.signed, message);
      return undefined;
    }
  }

  private isLoaded(name: string, integrity: string): boolean {
    return this.live.selection.get(name)?.remote.integrity === integrity;
  }

  private canStillServe({ selection }: Plan): boolean {
    return [...selection.values()].every((chosen) => this.selector.canServe(chosen));
  }

  private goLive({ selection, snapshot }: Plan, run: () => void) {
    const previous = { selection: this.live.selection, snapshot: this.snapshot };
    const wasGood = this.isLive && !this.live.onProbation.length;
    this.live.setLive(selection);
    this.snapshot = snapshot;
    if (wasGood && this.live.onProbation.length && this.threads.moveToStandby()) this.previous = previous;
    run();
    this.checkProbations();
    if (snapshot.id === previous.snapshot.id) return;
    const live = [...selection.values()].map(({ entry }) => `${entry.name}@${entry.version}`);
    this.options.log.info({ snapshot: snapshot.id, live }, 'snapshot live');
    this.options.onChange?.();
  }

  /** Handles a page that failed to render. */
  private handleFault(fault: Fault) {
    if (this.live.recordFault(fault)) this.rollBack();
  }

  /** Handles the end of the active thread. */
  private handleLost(fault: Fault) {
    this.live.recordFault(fault);
    this.rollBack();
  }

  /** Switches to the standby thread until the selected releases are loaded. */
  private rollBack() {
    const { previous, threads } = this;
    if (previous && threads.hasStandby && this.canStillServe(previous))
      this.goLive(previous, () => threads.activateStandby());
    void this.update();
  }

  /** Deletes local files except those of the selected, live and fallback releases. */
  private async pruneFiles(selection: Selection) {
    for (const [name, { entry }] of selection) {
      const older = this.selector.olderGoodReleases(name, entry);
      const now = this.live.selection.get(name);
      const needed = [entry, ...(now ? [now.entry] : []), ...older].map(({ version }) => version);
      const versions = await this.local.prune(name, needed);
      this.served.set(name, versions);
      this.files.retain(name, versions);
    }
  }
}
