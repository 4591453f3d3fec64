import { writeSync } from 'node:fs';

/** Above this number of characters, text is written at once. */
const MANY = 64 * 1024;
/** Maximum bytes that wait for a slow reader. */
const MOST_WAITING = 1024 * 1024;
const PAUSE_MS = 20;
const TRIES_AT_END = 25;

/**
 * Writes lines to a file descriptor. Lines of one event loop turn are written together; on exit, the rest is
 * written. Lines that can't be written, as on a full disk, are dropped.
 */
export class LineOutput {
  private text = '';
  /** Bytes that a slow reader has not taken yet. */
  private rest: Buffer = Buffer.alloc(0);
  private isDue = false;

  constructor(private readonly descriptor: number) {
    process.on('exit', () => this.writeAtEnd());
  }

  write(line: string) {
    if (this.rest.length > MOST_WAITING) return;
    this.text += line;
    if (this.text.length > MANY) this.flush();
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(this.writeDue);
  }

  private readonly writeDue = () => {
    this.isDue = this.flush();
    if (this.isDue) setTimeout(this.writeDue, PAUSE_MS);
  };

  /** Waits for a slow reader for a limited time. */
  private writeAtEnd() {
    for (let tries = 0; this.flush() && tries < TRIES_AT_END; tries++)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }

  /** Writes the waiting text. Returns true when the reader was busy and a retry is needed. */
  private flush(): boolean {
    let bytes = this.rest.length
      ? Buffer.concat([this.rest, Buffer.from(this.text)])
      : Buffer.from(this.text);
    this.text = '';
    try {
      while (bytes.length) bytes = bytes.subarray(writeSync(this.descriptor, bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') bytes = Buffer.alloc(0);
    }
    this.rest = bytes;
    return bytes.length > 0;
  }
}
