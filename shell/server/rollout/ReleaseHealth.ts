import type { Fault } from '../render/threads/RenderThread';

/** When a release is good, and when it is taken back. */
export interface HealthRules {
  /** How long a release is watched before it counts as good. */
  probationMs: number;
  /** How many of its pages must have been rendered by then. */
  probationPages: number;
  /** The time within which faults are counted. */
  windowMs: number;
  /** Of the pages rendered within it, as a percentage: at this share of failures a release is taken back. */
  faultPercent: number;
}

/** So few faults say nothing yet. */
const MIN_FAULTS = 3;

/** What is known of a release since it went live. */
export class ReleaseHealth {
  rendered = 0;
  readonly since = Date.now();
  private window = { since: 0, rendered: 0, failed: 0, ended: 0 };

  constructor(
    private readonly rules: HealthRules,
    /** It passed its probation already: in an earlier life of this process, or before another release was tried. */
    public isGood: boolean,
  ) {}

  /** True once, when the release has passed its probation. */
  checkPassed(): boolean {
    const { probationMs, probationPages } = this.rules;
    if (this.isGood || Date.now() - this.since < probationMs || this.rendered < probationPages) return false;
    this.isGood = true;
    return true;
  }

  /** Pages that must be rendered still, so that its probation ends in time. */
  get missing(): number {
    const { probationMs, probationPages } = this.rules;
    if (this.isGood) return 0;
    const share = Math.min(1, (Date.now() - this.since) / Math.max(1, probationMs));
    return Math.max(0, Math.ceil(probationPages * share) - this.rendered);
  }

  recordSuccess(): void {
    this.rendered += 1;
    this.current.rendered += 1;
  }

  /**
   * True when the release is to be taken back. With an older good one at hand (`hasFallback`) a release on probation goes
   * at its first crash or timeout, or with too many failed pages; else crashes and timeouts count, which harm other
   * pages, until they are several.
   */
  failed(kind: Fault['kind'], hasFallback: boolean): boolean {
    const window = this.current;
    if (kind === 'render') {
      window.failed += 1;
      const isRate = window.failed * 100 >= this.rules.faultPercent * (window.failed + window.rendered);
      return hasFallback && !this.isGood && isRate && window.failed >= MIN_FAULTS;
    }
    window.ended += 1;
    return (hasFallback && !this.isGood) || window.ended >= MIN_FAULTS;
  }

  private get current() {
    const now = Date.now();
    if (now - this.window.since > this.rules.windowMs)
      this.window = { since: now, rendered: 0, failed: 0, ended: 0 };
    return this.window;
  }
}
