import type { Route } from '../../../src/boot';
import { findRoute } from '../../../src/router/findRoute';
import type { Snapshot } from '../../releases/snapshot';
import type { Answer } from '../render';
import type { PageJob } from './messages';
import { type Fault, LoadError, RenderThread, type RenderThreadOptions, ThreadEnded } from './RenderThread';

/** Pages made at a time: enough to wait for the API with some while others are rendered. */
const MADE_AT_ONCE = 8;
/** How long a page waits for a thread to be there again. */
const PATIENCE_MS = 20_000;
/** A page during which the thread ended so often is not tried again. */
const MOST_TRIES = 3;
/** Before that the page is left alone: whoever asks for it again and again ends no release that does well otherwise. */
const MOST_ENDED = 2;
const LEFT_ALONE_MS = 10 * 60_000;
/** How long a thread that is replaced has for what it is doing. */
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
  private waiting?: RenderThread;
  private preparing?: RenderThread;
  /** Replaced, and finishing what they were doing. */
  private readonly replaced = new Set<RenderThread>();
  private isEnded = false;
  private making = 0;
  private readonly queue: (() => void)[] = [];
  /** By snapshot and route, how often the thread ended at such a page, and when last. */
  private readonly endedAt = new Map<string, { count: number; at: number }>();

  constructor(private readonly options: RenderThreadsOptions) {}

  get isUp(): boolean {
    return this.active !== undefined;
  }

  get isWaiting(): boolean {
    return this.waiting !== undefined;
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
  run(thread: RenderThread): void {
    const before = this.active;
    this.active = thread;
    thread.onFault = (fault) => this.active === thread && this.options.onFault(fault);
    thread.onEnd = (fault) => {
      if (this.active !== thread) return;
      this.active = undefined;
      this.options.onLost(fault);
    };
    if (before) this.replace(before);
    this.next();
  }

  /** Has the thread that renders wait from now on; false where there is none. */
  keepWaiting(): boolean {
    const thread = this.active;
    if (!thread) return false;
    this.endWaiting();
    this.active = undefined;
    this.waiting = thread;
    thread.onEnd = () => {
      if (this.waiting === thread) this.waiting = undefined;
    };
    return true;
  }

  /** Has the waiting thread render. */
  runWaiting(): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) this.run(waiting);
  }

  endWaiting(): void {
    if (this.waiting) this.replace(this.waiting);
    this.waiting = undefined;
  }

  /** Makes a page. A thread that ends meanwhile costs the page no more than the wait for another one. */
  async render(job: PageJob): Promise<Answer> {
    for (let left = MOST_TRIES; ; left--) {
      await this.turn();
      try {
        const thread = this.thread();
        const route = findRoute(thread.snapshot.routes, new URL(job.url, 'http://site').pathname);
        const remote = route?.remote;
        const answer = await this.makeIn(thread, job, route);
        // What is not found or leads on shows nothing of the release, and strangers can ask for it without end.
        if (remote && answer.html) this.options.onRendered(remote);
        return job.keptFor === undefined || job.keptFor === thread.snapshot.id
          ? answer
          : { ...answer, mayKeep: false };
      } catch (error) {
        if (!(error instanceof ThreadEnded) || left === 1) throw error;
      } finally {
        this.making -= 1;
        this.next();
      }
    }
  }

  private async makeIn(thread: RenderThread, job: PageJob, route?: Route): Promise<Answer> {
    const page = `${thread.snapshot.id} ${route?.path}`;
    const ended = this.endedAt.get(page);
    if (ended && ended.at + LEFT_ALONE_MS < Date.now()) this.endedAt.delete(page);
    else if (ended && ended.count >= MOST_ENDED)
      throw new Error(`${route?.path} has ended the render thread`);
    return thread.make(job, route?.remote).catch((error) => {
      const { count = 0 } = this.endedAt.get(page) ?? {};
      if (error instanceof ThreadEnded && error.isAtPage)
        this.endedAt.set(page, { count: count + 1, at: Date.now() });
      throw error;
    });
  }

  end(): void {
    this.isEnded = true;
    for (const thread of [this.active, this.waiting, this.preparing, ...this.replaced]) thread?.end();
  }

  private replace(thread: RenderThread) {
    this.replaced.add(thread);
    const end = () => {
      thread.end();
      this.replaced.delete(thread);
    };
    setTimeout(end, thread.load ? GRACE_MS : 0).unref();
  }

  /** Waits until there is a thread, and room in it. */
  private async turn(): Promise<void> {
    if (this.active && this.making < MADE_AT_ONCE) this.making += 1;
    else await this.room();
  }

  private thread(): RenderThread {
    if (!this.active) throw new ThreadEnded();
    return this.active;
  }

  private room(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(take), 1);
        reject(new Error(`no render thread had time for the page within ${PATIENCE_MS} ms`));
      }, PATIENCE_MS).unref();
      this.queue.push(take);
    });
  }

  private next() {
    while (this.active && this.making < MADE_AT_ONCE && this.queue.length) {
      this.making += 1;
      this.queue.shift()?.();
    }
  }
}
