import type { Router } from 'express';
import type { Logger } from 'pino';
import type { Env } from './env';
import type { Policy } from './http/can';
import type { KeptAnswers } from './http/KeptAnswers';
import type { RateLimit } from './http/rateLimit';
import type { Endpoint } from './wire';

/** What the API is made with; tests bring their own. */
export interface Deps {
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

/** What a resource's `routes.ts` receives. */
export interface Api extends Deps {
  router: Router;
  rateLimit: RateLimit;
  /** Answers that are said again, word for word, while they hold. */
  kept: KeptAnswers;
  /** Every answered call with its policy, as the API document lists it. */
  answered: Answered[];
}

export interface Answered {
  endpoint: Endpoint<string, never, never, never>;
  policy: Policy;
  /** What the audit log calls it. */
  action: string;
}
