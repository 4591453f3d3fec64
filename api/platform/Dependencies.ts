import type { Logger } from 'pino';
import type { Env } from './configuration/env';

/** What the API is made with; tests bring their own. */
export interface Dependencies {
  env: Env;
  log: Logger;
  /** Told when mail waits to be sent, so that it does not wait for the next round. */
  onMailWaiting: () => void;
  health: Health;
  /** How many times its seconds a call may take; once unless told. What is tried beside much else takes its time. */
  patience?: number;
}

/** What `/readyz` tells. */
export interface Health {
  /** True once the database was reached and brought up to date. */
  isPrepared: boolean;
  isDraining: boolean;
}
