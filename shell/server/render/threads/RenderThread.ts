import { Worker } from 'node:worker_threads';
import type { Snapshot } from '../../releases/snapshot';
import type { Answer } from '../render';
import type { FromThread, PageJob, RenderSettings, SiteData, ThreadData, ToThread } from './messages';
import { releaseOfError } from './releaseOfError';

/** How often it is looked whether the thread answers. A look counts as so much time, however late it comes. */
const LOOK_MS = 100;
/** The most one page may take while the thread itself answers. */
const PAGE_LIMIT_MS = 20_000;
const MOST_HEAP_MB = 1_024;
const MB = 1_048_576;
/** What lies outside the heap, which the thread's own limit does not count. */
const MOST_BUFFER_BYTES = 512 * MB;

export interface RenderThreadOptions {
  /** The built file of `thread.ts`. */
  file: string;
  settings: RenderSettings;
  data: SiteData;
  /** How long the thread may be held up. */
  limitMs: number;
  /** The same while a release is loaded, which evaluates megabytes of code beside everything else that starts. */
  loadLimitMs: number;
}

/** What went wrong, and in whose code, as far as that is known. */
export interface Fault {
  kind: 'crash' | 'timeout' | 'render';
  /** The remote to whose release it is put down. */
  remote?: string;
  /** Whether that is known, and not only likely. */
  isProven: boolean;
  reason: string;
}

interface Job {
  /** The remote that owns the page. */
  remote?: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  ageMs: number;
}

/** A thread that renders the pages of one snapshot, and is ended when it is held up longer than its limit. */
export class RenderThread {
  /** Resolves once every page is loaded; rejects when a release cannot be, with a `LoadError`. */
  readonly ready: Promise<void>;
  /** Called for each page that a release could not render. */
  onFault: (fault: Fault) => void = () => undefined;
  /** Called once, when the thread ended and nobody asked it to. */
  onEnd: (fault: Fault) => void = () => undefined;
  private readonly thread: Worker;
  private readonly jobs = new Map<number, Job>();
  private readonly timer: NodeJS.Timeout;
  private loaded!: { resolve: () => void; reject: (error: LoadError) => void };
  private isReady = false;
  private isEnded = false;
  private loading?: string;
  private silentMs = 0;
  private lastId = 0;
  private known: Partial<SiteData> = {};
  private readonly entered = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)).fill(-1);

  constructor(
    readonly snapshot: Snapshot,
    private readonly options: RenderThreadOptions,
  ) {
    const workerData: ThreadData = { snapshot, settings: options.settings, entered: this.entered };
    const limits = { maxOldGenerationSizeMb: MOST_HEAP_MB };
    this.thread = new Worker(options.file, { workerData, resourceLimits: limits });
    // It keeps no server from leaving.
    this.thread.unref();
    // Code of releases can post here as well.
    this.thread.on('message', (message: FromThread | null) => message && this.hear(message));
    this.thread.on('error', (error) => this.fail('crash', error.message, String(error.stack)));
    this.thread.on('exit', () => this.fail('crash', 'the render thread has ended', ''));
    this.ready = new Promise((resolve, reject) => {
      this.loaded = { resolve, reject };
    });
    this.ready.catch(() => undefined);
    this.timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** How many pages are being made. */
  get load(): number {
    return this.jobs.size;
  }

  /** Makes a page of a remote. Rejects with a `ThreadEnded` where another thread may make it. */
  make(job: PageJob, remote?: string): Promise<Answer> {
    if (this.isEnded) return Promise.reject(new ThreadEnded());
    this.tellData();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.jobs.set(id, { remote, resolve, reject, ageMs: 0 });
      this.tell({ kind: 'make', id, job });
    });
  }

  /** Ends the thread, and what it is doing. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearInterval(this.timer);
    void this.thread.terminate();
    this.loaded.reject(new LoadError('the render thread was ended'));
    const last = Atomics.load(this.entered, 1);
    for (const [id, { reject }] of this.jobs) reject(new ThreadEnded(id === last));
    this.jobs.clear();
  }

  private tell(message: ToThread) {
    this.thread.postMessage(message);
  }

  /** What pages show, as far as it is not what the thread has. */
  private tellData() {
    const { site, addresses } = this.options.data;
    const data = {
      ...(site !== this.known.site && { site }),
      ...(addresses !== this.known.addresses && { addresses }),
    };
    if (Object.keys(data).length) this.tell({ kind: 'data', data });
    this.known = { site, addresses };
  }

  private hear(message: FromThread) {
    this.silentMs = 0;
    if (message.kind === 'loading') this.loading = message.remote;
    if (message.kind === 'refused') this.refuse(message.remote, message.reason);
    if (message.kind === 'ready') {
      this.isReady = true;
      this.loading = undefined;
      this.loaded.resolve();
    }
    if (message.kind === 'pong' && message.bytes > MOST_BUFFER_BYTES)
      this.fail('crash', `buffers of ${Math.round(message.bytes / MB)} MB in the render thread`, '');
    if (message.kind === 'made') this.take(message.id)?.resolve(message.answer);
    if (message.kind === 'mistake') {
      const remote = releaseOfError(this.snapshot, message.stack) ?? message.remote;
      this.onFault({ kind: 'render', remote, isProven: true, reason: message.message });
    }
    if (message.kind === 'failed') {
      const { message: reason, stack } = message;
      const job = this.take(message.id);
      job?.reject(Object.assign(new Error(reason), { stack }));
      const remote = releaseOfError(this.snapshot, stack) ?? job?.remote;
      this.onFault({ kind: 'render', remote, isProven: true, reason });
    }
  }

  private take(id: number): Job | undefined {
    const job = this.jobs.get(id);
    this.jobs.delete(id);
    return job;
  }

  private look() {
    // Without work nobody waits; it is asked for its memory all the same.
    this.silentMs = this.isReady && !this.jobs.size ? 0 : this.silentMs + LOOK_MS;
    for (const [id, job] of this.jobs) {
      job.ageMs += LOOK_MS;
      if (job.ageMs > PAGE_LIMIT_MS) this.hear({ kind: 'failed', id, message: LATE, stack: '' });
    }
    if (this.isReady) this.tell({ kind: 'ping' });
    const { limitMs, loadLimitMs } = this.options;
    if (this.silentMs <= (this.isReady ? limitMs : loadLimitMs)) return;
    clearInterval(this.timer);
    const reason = `the render thread was held up for ${this.silentMs} ms`;
    this.fail('timeout', reason, '');
  }

  private refuse(remote: string | undefined, reason: string) {
    this.loaded.reject(new LoadError(reason, remote));
    this.end();
  }

  /** Finds out whose fault it is that the thread ends, or is ended. */
  private fail(kind: Fault['kind'], reason: string, stack: string) {
    if (this.isEnded) return;
    const remote = releaseOfError(this.snapshot, stack) ?? this.loading ?? this.lastEntered();
    if (!this.isReady) return this.refuse(remote, reason);
    this.end();
    this.onEnd({ kind, remote, isProven: releaseOfError(this.snapshot, stack) !== undefined, reason });
  }

  /** Most likely, not surely, the one whose code runs: timers and promises go on by themselves. */
  private lastEntered(): string | undefined {
    return [...this.snapshot.remotes.keys()][Atomics.load(this.entered, 0)];
  }
}

const LATE = `not made within ${PAGE_LIMIT_MS} ms`;

/** A snapshot cannot be rendered because of one of its releases, where it is known which. */
export class LoadError extends Error {
  constructor(
    message: string,
    readonly remote?: string,
  ) {
    super(message);
  }
}

/** The thread ended before the page was made: no word about the page. */
export class ThreadEnded extends Error {
  constructor(
    /** Whether the thread was at this page, as far as that is known. */
    readonly isAtPage = false,
  ) {
    super('the render thread has ended');
  }
}
