import type { Response } from 'express';
import type { Endpoint } from '../../platform/contracts/endpoint';
import type { Api } from './Api';
import { addRoute } from './addRoute';
import type { Permission } from './can';

/** Answers what a list lets through as a file to keep, thirty times an hour per member. */
export function addExportRoute<Path extends string, Query>(
  api: Api,
  contract: Endpoint<Path, undefined, Query, string>,
  may: Permission,
  send: (query: Query, res: Response) => Promise<void>,
): void {
  addRoute(
    api,
    contract,
    may,
    async ({ query, user, res }) => {
      await api.rateLimit.allow('contentExport', user._id, 30, 3600);
      await send(query, res);
      return '';
    },
    // However long the file is: its first bytes go out at once.
    { deadline: 300 },
  );
}
