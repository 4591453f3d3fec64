import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Route } from '../../../src/boot';
import { findRoute } from '../../../src/router/findRoute';
import type { Snapshot } from '../../releases/snapshot';
import type { RenderResult } from '../render';
import type { RenderJob } from './messages';
import {
  type Fault,
  ReleaseLoadError,
  RenderThread,
  type RenderThreadOptions,
  ThreadEndedError,
} from './RenderThread';

/** Pages rendered concurrently: some wait for the API while others render. */
const CONCURRENCY = 8;
/** How long a page waits in the queue, or for a new thread. */
const QUEUE_TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;
/**
 * A route that ended the thread this often is not rendered for a while, so one bad page does not roll back its
 * release.
 */
const MAX_CRASHES = 2;
const MAX_CRASHED_ROUTES = 1_000;
const CRASHES_TTL_MS = 10 * 60_000;
/** How long a replaced thread may finish its pages. */
const GRACE_MS = 5_000;

export interface RenderThreadsOptions extends RenderThreadOptions {
  /** A page could not be rendered. */
  onFault: (fault: Fault) => void;
  /** The active thread has ended. There is none until `activate` is called. */
  onLost: (fault: Fault) => void;
  /** A page of a remote was rendered. */
  onRendered: (remote: string) => void;
}

/** The active render thread and, during a probation, the previous one on standby. */
export class RenderThreads {
  private active?: RenderThread;
  private standby?: RenderThread;
  private preparing?: RenderThread;
  /** Replaced threads that finish their pages. */
  private readonly replaced = new Set<RenderThread>();
  private isEnded = false;
  /** Paused while there is no thread. */
  private readonly queue = new PQueue({ concurrency: CONCURRENCY, autoStart: false });
  /** How often a route ended the thread, by snapshot and route. */
  private readonly crashes = new LRUCache<string, number>({ max: MAX_CRASHED_ROUTES, ttl: CRASHES_TTL_MS });

  constructor(private readonly options: RenderThreadsOptions) {}

  get isRunning(): boolean {
    return this.active !== undefined;
  }

  get hasStandby(): boolean {
    return this.standby !== undefined;
  }

  /** Starts a thread and loads a snapshot into it. Rejects with a `ReleaseLoadError`. */
  async prepare(snapshot: Snapshot): Promise<RenderThread> {
    if (this.isEnded) throw new ReleaseLoadError('the server is shutting down');
    const thread = new RenderThread(snapshot, this.options);
    this.preparing = thread;
    await thread.ready;
    return thread;
  }

  /** Makes this thread the active one. */
  activate(thread: RenderThread): void {
    const previous = this.active;
    this.active = thread;
    thread.onFault = (fault) => this.active === thread && this.options.onFault(fault);
    thread.onEnd = (fault) => {
      if (this.active !== thread) return;
      this.active = undefined;
      this.queue.pause();
      this.options.onLost(fault);
    };
    if (previous) this.replace(previous);
    this.queue.start();
  }

  /** Moves the active thread to standby. Returns false when there is none. */
  moveToStandby(): boolean {
    const thread = this.active;
    if (!thread) return false;
    this.endStandby();
    this.active = undefined;
    this.queue.pause();
    this.standby = thread;
    thread.onEnd = () => {
      if (this.standby === thread) this.standby = undefined;
    };
    return true;
  }

  /** Makes the standby thread the active one. */
  activateStandby(): void {
    const { standby } = this;
    this.standby = undefined;
    if (standby) this.activate(standby);
  }

  endStandby(): void {
    if (this.standby) this.replace(this.standby);
    this.standby = undefined;
  }

  /** Renders a page. When the thread ends meanwhile, the next one renders it. */
  async render(job: RenderJob): Promise<RenderResult> {
    for (let attemptsLeft = MAX_ATTEMPTS; ; attemptsLeft--) {
      try {
        return await this.enqueue(() => this.renderOnce(job));
      } catch (error) {
        if (!(error instanceof ThreadEndedError) || attemptsLeft === 1) throw error;
      }
    }
  }

  private async renderOnce(job: RenderJob): Promise<RenderResult> {
    const thread = this.active;
    if (!thread) throw new ThreadEndedError();
    const { routes, id } = thread.snapshot;
    const route = findRoute(routes, new URL(job.url, 'http://site').pathname);
    const result = await this.renderIn(thread, job, route);
    // Redirects and missing pages do not count: visitors can request any number of them.
    if (route?.remote && result.html) this.options.onRendered(route.remote);
    return job.snapshotId === undefined || job.snapshotId === id ? result : { ...result, isCacheable: false };
  }

  private async renderIn(thread: RenderThread, job: RenderJob, route?: Route): Promise<RenderResult> {
    const key = `${thread.snapshot.id} ${route?.path}`;
    if ((this.crashes.get(key) ?? 0) >= MAX_CRASHES)
      throw new Error(`${route?.path} has ended the render thread`);
    return thread.render(job, route?.remote).catch((error) => {
      if (error instanceof ThreadEndedError && error.isAtPage)
        this.crashes.set(key, (this.crashes.get(key) ?? 0) + 1);
      throw error;
    });
  }

  end(): void {
    this.isEnded = true;
    for (const thread of [this.active, this.standby, this.preparing, ...this.replaced]) thread?.end();
  }

  private replace(thread: RenderThread) {
    this.replaced.add(thread);
    const end = () => {
      thread.end();
      this.replaced.delete(thread);
    };
    setTimeout(end, thread.activeJobs ? GRACE_MS : 0).unref();
  }

  private enqueue(task: () => Promise<RenderResult>): Promise<RenderResult> {
    const wait = new AbortController();
    const error = new Error(`no render thread had time for the page within ${QUEUE_TIMEOUT_MS} ms`);
    const timer = setTimeout(() => wait.abort(error), QUEUE_TIMEOUT_MS).unref();
    const start = () => {
      clearTimeout(timer);
      return task();
    };
    return this.queue.add(start, { signal: wait.signal });
  }
}
