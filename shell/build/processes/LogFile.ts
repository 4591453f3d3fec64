import { appendFile, existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';

/** A log of this size, in bytes, becomes `.1`, the one before `.2`; so many are kept. */
const LARGEST = 10_000_000;
const MOST = 10;

/**
 * The log file of a process, with those before it beside it. What cannot be written, as on a full disk, is left out:
 * nobody waits for it and nothing ends of it. `say` is told once when that begins.
 */
export class LogFile extends Writable {
  private isBroken = false;
  private size = 0;

  constructor(
    private readonly path: string,
    private readonly onError: (line: string) => void,
    isContinued: boolean,
    private readonly largest = LARGEST,
  ) {
    super();
    try {
      if (!isContinued) writeFileSync(path, '');
      this.size = statSync(path).size;
    } catch (error) {
      this.note(error as Error);
    }
  }

  // Opened anew for each part, so that a file that was moved away or a disk with room again is written to.
  override _write(part: Buffer, _encoding: string, done: () => void) {
    if (this.size + part.length > this.largest) this.rotate();
    this.size += part.length;
    appendFile(this.path, part, (error) => {
      this.note(error);
      done();
    });
  }

  private rotate() {
    try {
      for (let n = MOST - 1; n >= 1; n--) {
        const older = n === 1 ? this.path : `${this.path}.${n - 1}`;
        if (existsSync(older)) renameSync(older, `${this.path}.${n}`);
      }
    } catch (error) {
      this.note(error as Error);
    }
    this.size = 0;
  }

  private note(error: Error | null) {
    if (error && !this.isBroken)
      this.onError(`${this.path} cannot be written, going on without: ${error.message}`);
    this.isBroken = Boolean(error);
  }
}
