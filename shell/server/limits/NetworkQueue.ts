import { networkOf } from '@site/api/clientAddress';

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets so many works of a network run at a time. Its others wait in their order, and nobody else waits for them. */
export class NetworkQueue {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly atOnce: number) {}

  /** Runs the work when it is its turn among those of the address's network. */
  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const network = networkOf(address);
    const line = this.lines.get(network) ?? { running: 0, waiting: [] };
    this.lines.set(network, line);
    if (line.running < this.atOnce) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (!line.running) this.lines.delete(network);
    }
  }
}
