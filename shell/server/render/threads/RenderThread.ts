import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Snapshot } from '../../releases/snapshot';
import type { RenderResult } from '../render';
import type {
  RenderJob,
  RenderSettings,
  SiteData,
  ThreadData,
  ThreadMessage,
  ThreadRequest,
} from './messages';
import { releaseOfError } from './releaseOfError';

/** The interval of the health check. Each check counts as this much time, however late it runs. */
const CHECK_MS = 100;
/** The limit for one page while the thread itself responds. */
const PAGE_LIMIT_MS = 20_000;
const MAX_HEAP_MB = 1_024;
const MB = 1_048_576;
/** Memory outside the heap, which the thread's own limit does not count. */
const MAX_BUFFER_BYTES = 512 * MB;

export interface RenderThreadOptions {
  /** The built file of `thread.ts`. */
  file: string;
  settings: RenderSettings;
  data: SiteData;
  /** How long the thread may be blocked. */
  limitMs: number;
  /** The same while releases are loaded, which evaluates megabytes of code. */
  loadLimitMs: number;
}

/** A failure, and the remote that caused it as far as known. */
export interface Fault {
  kind: 'crash' | 'timeout' | 'render';
  /** The remote whose release is held responsible. */
  remote?: string;
  /** Whether that is certain and not only likely. */
  isCertain: boolean;
  reason: string;
}

interface Job {
  /** The remote that owns the page. */
  remote?: string;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
  ageMs: number;
}

/**
 * A worker thread that renders the pages of one snapshot. It is terminated when it is blocked for longer than its
 * limit.
 */
export class RenderThread {
  /** Resolves once all releases are loaded. Rejects with a `ReleaseLoadError` when one cannot be loaded. */
  readonly ready: Promise<void>;
  /** Called for each page that a release failed to render. */
  onFault: (fault: Fault) => void = () => undefined;
  /** Called once when the thread ends unexpectedly. */
  onEnd: (fault: Fault) => void = () => undefined;
  private readonly thread: Worker;
  private readonly port: MessagePort;
  private readonly jobs = new Map<number, Job>();
  private readonly timer: NodeJS.Timeout;
  private loaded!: { resolve: () => void; reject: (error: ReleaseLoadError) => void };
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
    // A channel of its own, because code of releases can post to the parent's port any message at any rate.
    const { port1, port2 } = new MessageChannel();
    const workerData: ThreadData = {
      snapshot,
      settings: options.settings,
      entered: this.entered,
      port: port2,
    };
    const limits = { maxOldGenerationSizeMb: MAX_HEAP_MB };
    this.thread = new Worker(options.file, { workerData, transferList: [port2], resourceLimits: limits });
    this.port = port1;
    this.port.on('message', (message: ThreadMessage) => this.handleMessage(message));
    // Neither keeps the process running.
    this.port.unref();
    this.thread.unref();
    this.thread.on('error', (error) => this.fail('crash', error.message, String(error.stack)));
    this.thread.on('exit', () => this.fail('crash', 'the render thread has ended', ''));
    this.ready = new Promise((resolve, reject) => {
      this.loaded = { resolve, reject };
    });
    this.ready.catch(() => undefined);
    this.timer = setInterval(() => this.check(), CHECK_MS).unref();
  }

  /** The number of pages that are being rendered. */
  get activeJobs(): number {
    return this.jobs.size;
  }

  /** Renders a page of a remote. Rejects with a `ThreadEndedError` when another thread may retry it. */
  render(job: RenderJob, remote?: string): Promise<RenderResult> {
    if (this.isEnded) return Promise.reject(new ThreadEndedError());
    this.sendData();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.jobs.set(id, { remote, resolve, reject, ageMs: 0 });
      this.send({ kind: 'render', id, job });
    });
  }

  /** Terminates the thread and its work. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearInterval(this.timer);
    this.port.close();
    void this.thread.terminate();
    this.loaded.reject(new ReleaseLoadError('the render thread was ended'));
    const last = Atomics.load(this.entered, 1);
    for (const [id, { reject }] of this.jobs) reject(new ThreadEndedError(id === last));
    this.jobs.clear();
  }

  private send(message: ThreadRequest) {
    this.port.postMessage(message);
  }

  /** Sends the site data that changed since the last call. */
  private sendData() {
    const { site, addresses, seo } = this.options.data;
    const data = {
      ...(site !== this.known.site && { site }),
      ...(addresses !== this.known.addresses && { addresses }),
      ...(seo !== this.known.seo && { seo }),
    };
    if (Object.keys(data).length) this.send({ kind: 'data', data });
    this.known = { site, addresses, seo };
  }

  private handleMessage(message: ThreadMessage) {
    this.silentMs = 0;
    if (message.kind === 'loading') this.loading = message.remote;
    if (message.kind === 'rejected') this.rejectLoad(message.remote, message.reason);
    if (message.kind === 'ready') {
      this.isReady = true;
      this.loading = undefined;
      this.loaded.resolve();
    }
    if (message.kind === 'pong' && message.bytes > MAX_BUFFER_BYTES)
      this.fail('crash', `the render thread held ${Math.round(message.bytes / MB)} MB of buffers`, '');
    if (message.kind === 'rendered') this.take(message.id)?.resolve(message.result);
    if (message.kind === 'loaderError') {
      const remote = releaseOfError(this.snapshot, message.stack) ?? message.remote;
      this.onFault({ kind: 'render', remote, isCertain: true, reason: message.message });
    }
    if (message.kind === 'renderError') {
      const { message: reason, stack } = message;
      const job = this.take(message.id);
      job?.reject(Object.assign(new Error(reason), { stack }));
      const remote = releaseOfError(this.snapshot, stack) ?? job?.remote;
      this.onFault({ kind: 'render', remote, isCertain: true, reason });
    }
  }

  private take(id: number): Job | undefined {
    const job = this.jobs.get(id);
    this.jobs.delete(id);
    return job;
  }

  private check() {
    // An idle thread is pinged as well, for its memory use.
    this.silentMs = this.isReady && !this.jobs.size ? 0 : this.silentMs + CHECK_MS;
    for (const [id, job] of this.jobs) {
      job.ageMs += CHECK_MS;
      if (job.ageMs > PAGE_LIMIT_MS)
        this.handleMessage({ kind: 'renderError', id, message: TIMEOUT_MESSAGE, stack: '' });
    }
    if (this.isReady) this.send({ kind: 'ping' });
    const { limitMs, loadLimitMs } = this.options;
    if (this.silentMs <= (this.isReady ? limitMs : loadLimitMs)) return;
    clearInterval(this.timer);
    const reason = `the render thread was blocked for ${this.silentMs} ms`;
    this.fail('timeout', reason, '');
  }

  private rejectLoad(remote: string | undefined, reason: string) {
    this.loaded.reject(new ReleaseLoadError(reason, remote));
    this.end();
  }

  /** Determines which remote is responsible when the thread ends or is terminated. */
  private fail(kind: Fault['kind'], reason: string, stack: string) {
    if (this.isEnded) return;
    const remote = releaseOfError(this.snapshot, stack) ?? this.loading ?? this.lastEntered();
    if (!this.isReady) return this.rejectLoad(remote, reason);
    this.end();
    this.onEnd({ kind, remote, isCertain: releaseOfError(this.snapshot, stack) !== undefined, reason });
  }

  /** The remote whose code was entered last. It is likely but not certain: timers and promises of others may run. */
  private lastEntered(): string | undefined {
    return [...this.snapshot.remotes.keys()][Atomics.load(this.entered, 0)];
  }
}

const TIMEOUT_MESSAGE = `not rendered within ${PAGE_LIMIT_MS} ms`;

/** A snapshot cannot be loaded, because of the named remote if it is known. */
export class ReleaseLoadError extends Error {
  constructor(
    message: string,
    readonly remote?: string,
  ) {
    super(message);
  }
}

/** The thread ended before the page was rendered, which says nothing about the page. */
export class ThreadEndedError extends Error {
  constructor(
    /** Whether the thread was rendering this page, as far as known. */
    readonly isAtPage = false,
  ) {
    super('the render thread has ended');
  }
}
