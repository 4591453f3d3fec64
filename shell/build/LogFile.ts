import { appendFile, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';

/**
 * The log file of a process. What cannot be written, as on a full disk, is left out: nobody waits for it and nothing
 * ends of it. `say` is told once when that begins.
 */
export class LogFile extends Writable {
  private isBroken = false;

  constructor(
    private readonly path: string,
    private readonly say: (line: string) => void,
    isContinued: boolean,
  ) {
    super();
    if (isContinued) return;
    try {
      writeFileSync(path, '');
    } catch (error) {
      this.note(error as Error);
    }
  }

  // Opened anew for each part, so that a file that was moved away or a disk with room again is written to.
  override _write(part: Buffer, _encoding: string, done: () => void) {
    appendFile(this.path, part, (error) => {
      this.note(error);
      done();
    });
  }

  private note(error: Error | null) {
    if (error && !this.isBroken)
      this.say(`${this.path} cannot be written, going on without: ${error.message}`);
    this.isBroken = Boolean(error);
  }
}
