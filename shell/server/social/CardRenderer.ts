import { Worker } from 'node:worker_threads';
import type { SocialCard } from './SocialCard';

interface PendingRequest {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

interface Reply {
  id: number;
  png?: Uint8Array;
  problem?: string;
}

/** How many pictures may be waited for at once; whoever asks for more is told to come back. */
const MAX_WAITING = 20;
const IDLE_MS = 30_000;

/** Draws pictures one after the other in a thread of its own, which is there only while there is something to draw. */
export class CardRenderer {
  private worker?: Worker;
  private readonly waiting = new Map<number, PendingRequest>();
  private idle?: NodeJS.Timeout;
  private last = 0;

  constructor(private readonly file: string) {}

  /** The picture as PNG. Rejects when it cannot be drawn, or when too many wait already. */
  render(card: SocialCard): Promise<Buffer> {
    if (this.waiting.size >= MAX_WAITING)
      return Promise.reject(new Error('too many pictures are waited for'));
    clearTimeout(this.idle);
    this.worker ??= this.start();
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, card });
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file);
    // It keeps no server from leaving.
    worker.unref();
    worker.on('message', ({ id, png, problem }: Reply) => {
      const request = this.waiting.get(id);
      this.waiting.delete(id);
      if (png) request?.resolve(Buffer.from(png));
      else request?.reject(new Error(problem));
      if (!this.waiting.size) this.endWhenIdle();
    });
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('the thread that draws has ended')));
    return worker;
  }

  private endWhenIdle() {
    this.idle = setTimeout(() => void this.worker?.terminate(), IDLE_MS).unref();
  }

  private end(worker: Worker, error: Error) {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
