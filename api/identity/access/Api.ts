import type { Router } from 'express';
import type { ResponseCache } from '../../platform/cache/ResponseCache';
import type { Endpoint } from '../../platform/contracts/endpoint';
import type { Dependencies } from '../../platform/Dependencies';
import type { RateLimit } from '../../platform/limits/rateLimit';
import type { OwnedRecords } from '../users/ownedRecords';
import type { Policy } from './can';

/** The dependencies that each `routes.ts` receives. */
export interface Api extends Dependencies {
  router: Router;
  rateLimit: RateLimit;
  /** Cached responses to public requests. */
  responses: ResponseCache;
  /** All registered routes with their policies, for the API document. */
  routes: AddedRoute[];
  /** The models whose records belong to members. */
  ownedRecords: OwnedRecords;
  /** The company name from the settings. */
  firmName: () => Promise<string>;
}

export interface AddedRoute {
  endpoint: Endpoint<string, never, never, never>;
  policy: Policy;
  /** The name of the action in the audit log. */
  action: string;
}
