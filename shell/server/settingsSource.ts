import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Settings as PublicSettings } from '@site/api/contract/settings';
import type { Logger } from 'pino';
import { mask } from 'superstruct';
import type { Settings } from '../kit';

const POLL_MS = 5_000;

/**
 * The public settings as last seen: kept on disk, so that the site is whole while the API is away. What does not keep
 * to the contract, wherever it comes from, never replaces what does.
 */
export class SettingsSource {
  private timer?: NodeJS.Timeout;
  private lastText = '';

  constructor(
    public current: Settings,
    private readonly apiOrigin: string,
    private readonly path: string,
    private readonly onChange: () => void,
    private readonly log: Logger,
  ) {}

  /** Reads what was kept and goes on asking the API. */
  async start() {
    const kept = await readFile(this.path, 'utf8').catch(() => '');
    if (kept) this.take(kept);
    await this.poll();
  }

  stop() {
    clearTimeout(this.timer);
  }

  private async poll() {
    try {
      const response = await fetch(`${this.apiOrigin}/api/settings/public`, {
        signal: AbortSignal.timeout(1_000),
      });
      const text = response.ok ? await response.text() : this.lastText;
      if (text !== this.lastText && this.take(text)) await this.keep(text);
    } catch {
      // The API or the disk is away: what was seen last still holds.
    } finally {
      this.timer = setTimeout(() => this.poll(), POLL_MS);
    }
  }

  private async keep(text: string) {
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(`${this.path}.new`, text);
    await rename(`${this.path}.new`, this.path);
  }

  /** False when the text is not settings. One field that is missing, as from an older API, stays what it was. */
  private take(text: string): boolean {
    this.lastText = text;
    try {
      const taken = mask({ ...this.current, ...JSON.parse(text) }, PublicSettings);
      this.current = { ...this.current, ...taken };
    } catch (error) {
      this.log.warn({ reason: (error as Error).message.slice(0, 200) }, 'settings refused');
      return false;
    }
    this.onChange();
    return true;
  }
}
