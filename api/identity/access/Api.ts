import type { Router } from 'express';
import type { ResponseCache } from '../../platform/cache/ResponseCache';
import type { Endpoint } from '../../platform/contracts/endpoint';
import type { Dependencies } from '../../platform/Dependencies';
import type { RateLimit } from '../../platform/limits/rateLimit';
import type { OwnedRecords } from '../users/ownedRecords';
import type { Policy } from './can';

/** What a resource's `routes.ts` receives. */
export interface Api extends Dependencies {
  router: Router;
  rateLimit: RateLimit;
  /** Answers that are said again, word for word, while they hold. */
  responses: ResponseCache;
  /** Every answered call with its policy, as the API document lists it. */
  routes: AddedRoute[];
  /** Records of the domains that belong to a member. */
  ownedRecords: OwnedRecords;
  /** The firm's name, as the settings have it. */
  firmName: () => Promise<string>;
}

export interface AddedRoute {
  endpoint: Endpoint<string, never, never, never>;
  policy: Policy;
  /** What the audit log calls it. */
  action: string;
}
