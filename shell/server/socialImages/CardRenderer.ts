import { Worker } from 'node:worker_threads';
import type { SocialCard } from './SocialCard';

interface PendingRequest {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

interface Reply {
  id: number;
  png?: Uint8Array;
  error?: string;
}

/** How many images may wait. Further requests are rejected. */
const MAX_WAITING = 20;
const IDLE_MS = 30_000;

/** Renders images one at a time in a worker thread, which only runs while there is work. */
export class CardRenderer {
  private worker?: Worker;
  private readonly waiting = new Map<number, PendingRequest>();
  private idleTimer?: NodeJS.Timeout;
  private lastId = 0;

  constructor(private readonly file: string) {}

  /** The image as PNG. Rejects when it cannot be rendered or too many are waiting. */
  render(card: SocialCard): Promise<Buffer> {
    if (this.waiting.size >= MAX_WAITING)
      return Promise.reject(new Error('too many social images are waiting'));
    clearTimeout(this.idleTimer);
    this.worker ??= this.start();
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, card });
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file);
    // The worker does not keep the process running.
    worker.unref();
    worker.on('message', ({ id, png, error }: Reply) => {
      const request = this.waiting.get(id);
      this.waiting.delete(id);
      if (png) request?.resolve(Buffer.from(png));
      else request?.reject(new Error(error));
      if (!this.waiting.size) this.endWhenIdle();
    });
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('the social image worker has ended')));
    return worker;
  }

  private endWhenIdle() {
    this.idleTimer = setTimeout(() => void this.worker?.terminate(), IDLE_MS).unref();
  }

  private end(worker: Worker, error: Error) {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
