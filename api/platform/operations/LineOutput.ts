import { writeSync } from 'node:fs';

/** Characters that are written without waiting for the turn's end. */
const MANY = 64 * 1024;
/** Bytes that wait at most for a reader who takes nothing. */
const MOST_WAITING = 1024 * 1024;
const PAUSE_MS = 20;
const TRIES_AT_END = 25;

/**
 * Lines on a descriptor. Those of one turn of the event loop are written together, at its end; what still waits when
 * the process exits is written then. What cannot be written, as on a full disk, is left out.
 */
export class LineOutput {
  private text = '';
  /** What a reader who was busy has not taken yet. */
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

  /** Waits for a busy reader, but not for ever. */
  private writeAtEnd() {
    for (let tries = 0; this.flush() && tries < TRIES_AT_END; tries++)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }

  /** Writes what waits; true when the reader was busy and is to be asked again. */
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
