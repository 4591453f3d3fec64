import type { Response } from 'express';
import type { Endpoint } from '../../platform/contracts/endpoint';
import type { Api } from './Api';
import { addRoute } from './addRoute';
import type { Permission } from './can';

/** Registers a route that sends a filtered list as a file. Limited to 30 exports an hour per member. */
export function addExportRoute<Path extends string, Query>(
  api: Api,
  contract: Endpoint<Path, undefined, Query, string>,
  permission: Permission,
  send: (query: Query, res: Response) => Promise<void>,
): void {
  addRoute(
    api,
    contract,
    permission,
    async ({ query, user, res }) => {
      await api.rateLimit.consume('contentExport', user._id, 30, 3600);
      await send(query, res);
      return '';
    },
    // A large file takes long, but its first bytes are sent at once.
    { deadline: 300 },
  );
}
