import { importRoutes } from '../../content/imports/importRoutes';
import type { Api } from '../../identity/access/Api';
import { subscriberTable } from './subscriberTable';

/** Imports of subscribers. */
export function subscriberImportRoutes(api: Api): void {
  importRoutes(api, subscriberTable(api.env));
}
