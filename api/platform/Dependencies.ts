import type { Logger } from 'pino';
import type { Env } from './configuration/env';

/** Dependencies of the API. Tests pass their own. */
export interface Dependencies {
  env: Env;
  log: Logger;
  /** Called when email was queued, so that it is sent before the next scheduled run. In a write, it waits for the commit. */
  onMailQueued: () => void;
  health: Health;
  /** Multiplies all timeouts. Default: 1. Tests that run in parallel raise it. */
  timeoutFactor?: number;
}

/** The state that `/readyz` reports. */
export interface Health {
  /** True once the database is connected and migrated. */
  isPrepared: boolean;
  isDraining: boolean;
}
