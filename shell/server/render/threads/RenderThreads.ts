import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Route } from '../../../src/boot';
import { findRoute } from '../../../src/router/findRoute';
import type { Snapshot } from '../../releases/snapshot';
import type { RenderResult } from '../render';
import type { RenderJob } from './messages';
import {
  type Fault,
  LoadError,
  RenderThread,
  type RenderThreadOptions,
  ThreadEndedError,
} from './RenderThread';

/** Pages rendered at a time: some wait for the API while others are rendered. */
const CONCURRENCY = 8;
/** How long a page waits in the queue, or for a new thread. */
const QUEUE_TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;
/** A route during whose rendering the thread ended this often is not rendered for a while, so that one bad page does not take its release down. */
const MAX_CRASHES = 2;
const MAX_CRASHED_ROUTES = 1_000;
const CRASHES_TTL_MS = 10 * 60_000;
/** How long a replaced thread has to finish its pages. */
const GRACE_MS = 5_000;

export interface RenderThreadsOptions extends RenderThreadOptions {
  /** A page could not be rendered. */
  onFault: (fault: Fault) => void;
  /** The thread that renders has ended: there is none until `run` is called. */
  onLost: (fault: Fault) => void;
  /** A page of a remote was rendered. */
  onRendered: (remote: string) => void;
}

/** The thread that renders pages, and the one before it while it waits to go on. */
export class RenderThreads {
  private active?: RenderThread;
  private standby?: RenderThread;
  private preparing?: RenderThread;
  /** Replaced, and finishing what they were doing. */
  private readonly replaced = new Set<RenderThread>();
  private isEnded = false;
  /** Paused while there is no thread. */
  private readonly queue = new PQueue({ concurrency: CONCURRENCY, autoStart: false });
  /** How often the thread ended while it rendered a route, by snapshot and route. */
  private readonly crashes = new LRUCache<string, number>({ max: MAX_CRASHED_ROUTES, ttl: CRASHES_TTL_MS });

  constructor(private readonly options: RenderThreadsOptions) {}

  get isRunning(): boolean {
    return this.active !== undefined;
  }

  get hasStandby(): boolean {
    return this.standby !== undefined;
  }

  /** A thread with all pages of a snapshot loaded. Rejects with a `LoadError`. */
  async prepare(snapshot: Snapshot): Promise<RenderThread> {
    if (this.isEnded) throw new LoadError('the server ends');
    const thread = new RenderThread(snapshot, this.options);
    this.preparing = thread;
    await thread.ready;
    return thread;
  }

  /** Has this thread render from now on. */
  activate(thread: RenderThread): void {
    const before = this.active;
    this.active = thread;
    thread.onFault = (fault) => this.active === thread && this.options.onFault(fault);
    thread.onEnd = (fault) => {
      if (this.active !== thread) return;
      this.active = undefined;
      this.queue.pause();
      this.options.onLost(fault);
    };
    if (before) this.replace(before);
    this.queue.start();
  }

  /** Has the thread that renders wait from now on; false where there is none. */
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

  /** Has the waiting thread render. */
  activateStandby(): void {
    const { standby } = this;
    this.standby = undefined;
    if (standby) this.activate(standby);
  }

  endStandby(): void {
    if (this.standby) this.replace(this.standby);
    this.standby = undefined;
  }

  /** Renders a page. When the thread ends meanwhile, the page is rendered by the next one. */
  async render(job: RenderJob): Promise<RenderResult> {
    for (let left = MAX_ATTEMPTS; ; left--) {
      try {
        return await this.enqueue(() => this.renderOnce(job));
      } catch (error) {
        if (!(error instanceof ThreadEndedError) || left === 1) throw error;
      }
    }
  }

  private async renderOnce(job: RenderJob): Promise<RenderResult> {
    const thread = this.active;
    if (!thread) throw new ThreadEndedError();
    const { routes, id } = thread.snapshot;
    const route = findRoute(routes, new URL(job.url, 'http://site').pathname);
    const answer = await this.renderIn(thread, job, route);
    // Redirects and missing pages say nothing about the release, and visitors can request them without end.
    if (route?.remote && answer.html) this.options.onRendered(route.remote);
    return job.snapshotId === undefined || job.snapshotId === id ? answer : { ...answer, isCacheable: false };
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
    setTimeout(end, thread.load ? GRACE_MS : 0).unref();
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
