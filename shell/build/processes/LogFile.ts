import { appendFile, existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';

/** The size in bytes at which a log is rotated (`.1`, `.2`, …), and the number of files to keep. */
const MAX_BYTES = 10_000_000;
const MAX_FILES = 10;

/**
 * The log file of a process, with rotation. Output that cannot be written, as on a full disk, is dropped so that the
 * process is not affected. `onError` is called once when that begins.
 */
export class LogFile extends Writable {
  private hasFailed = false;
  private size = 0;

  constructor(
    private readonly path: string,
    private readonly onError: (line: string) => void,
    isContinued: boolean,
    private readonly maxBytes = MAX_BYTES,
  ) {
    super();
    try {
      if (!isContinued) writeFileSync(path, '');
      this.size = statSync(path).size;
    } catch (error) {
      this.handleError(error as Error);
    }
  }

  // Opened for each write, so that writing resumes after the file was moved or the disk has space again.
  override _write(part: Buffer, _encoding: string, done: () => void) {
    if (this.size + part.length > this.maxBytes) this.rotate();
    this.size += part.length;
    appendFile(this.path, part, (error) => {
      this.handleError(error);
      done();
    });
  }

  private rotate() {
    try {
      for (let n = MAX_FILES - 1; n >= 1; n--) {
        const older = n === 1 ? this.path : `${this.path}.${n - 1}`;
        if (existsSync(older)) renameSync(older, `${this.path}.${n}`);
      }
    } catch (error) {
      this.handleError(error as Error);
    }
    this.size = 0;
  }

  private handleError(error: Error | null) {
    if (error && !this.hasFailed)
      this.onError(`Cannot write ${this.path}, its output is dropped: ${error.message}`);
    this.hasFailed = Boolean(error);
  }
}
