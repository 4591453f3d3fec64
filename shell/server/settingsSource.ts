import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../kit';

const POLL_MS = 5_000;

/** The public settings as last seen: kept on disk, so that the site is whole while the API is away. */
export class SettingsSource {
  private timer?: NodeJS.Timeout;
  private lastText = '';

  constructor(
    public current: Settings,
    private readonly apiOrigin: string,
    private readonly path: string,
    private readonly onChange: () => void,
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
      if (response.ok) await this.keep(await response.text());
    } catch {
      // The API is away: what was seen last still holds.
    } finally {
      this.timer = setTimeout(() => this.poll(), POLL_MS);
    }
  }

  private async keep(text: string) {
    if (text === this.lastText) return;
    this.take(text);
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(`${this.path}.new`, text);
    await rename(`${this.path}.new`, this.path);
  }

  private take(text: string) {
    this.lastText = text;
    this.current = { ...this.current, ...JSON.parse(text) };
    this.onChange();
  }
}
