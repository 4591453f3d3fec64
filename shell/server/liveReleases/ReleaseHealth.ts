import type { Fault } from '../render/threads/RenderThread';

/** The rules for when a release passes its probation and when it is rolled back. */
export interface HealthRules {
  /** How long a release is on probation. */
  probationMs: number;
  /** How many of its pages must have been rendered by then. */
  probationPages: number;
  /** The time window in which faults are counted. */
  windowMs: number;
  /** The percentage of failed pages in the window at which a release is rolled back. */
  faultPercent: number;
}

/** Fewer faults are ignored. */
const MIN_FAULTS = 3;

/** The health of a release since it went live. */
export class ReleaseHealth {
  rendered = 0;
  readonly since = Date.now();
  private window = { since: 0, rendered: 0, failed: 0, ended: 0 };

  constructor(
    private readonly rules: HealthRules,
    /** It already passed its probation: before a restart, or before another release was tried. */
    public isGood: boolean,
  ) {}

  /** Returns true once, when the release has passed its probation. */
  checkPassed(): boolean {
    const { probationMs, probationPages } = this.rules;
    if (this.isGood || Date.now() - this.since < probationMs || this.rendered < probationPages) return false;
    this.isGood = true;
    return true;
  }

  /** How many pages must still be rendered so that the probation ends in time. */
  get missingPages(): number {
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
   * Records a fault. Returns whether the release is to be rolled back. With a good fallback, a release on probation
   * is rolled back at its first crash or timeout, or with too many failed pages. Otherwise only crashes and timeouts
   * count, because they affect other pages, and only several of them.
   */
  recordFault(kind: Fault['kind'], hasFallback: boolean): boolean {
    const window = this.current;
    if (kind === 'render') {
      window.failed += 1;
      const isOverLimit = window.failed * 100 >= this.rules.faultPercent * (window.failed + window.rendered);
      return hasFallback && !this.isGood && isOverLimit && window.failed >= MIN_FAULTS;
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
