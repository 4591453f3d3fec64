import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { anyone } from '../../identity/access/can';
import { fetchPwnedRange } from '../../identity/password/fetchPwnedRange';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { badRequest, unavailable } from '../../platform/errors/HttpError';
import { getPwnedRange } from './contract';

/** Proxy for breach list ranges. */
export function pwnedRangeRoutes(api: Api): void {
  addRoute(
    api,
    getPwnedRange,
    anyone,
    async ({ params, req, res }) => {
      if (!/^[0-9A-Fa-f]{5}$/.test(params.prefix))
        throw badRequest('The prefix must be five hexadecimal digits.');
      const network = networkOf(clientAddress(req, api.env.internalKey));
      await api.rateLimit.consume('pwned-range', network, 30, 60);
      const range = await fetchPwnedRange(api.env.breachListUrl, params.prefix.toUpperCase());
      if (range === undefined) throw unavailable('The leak check isn’t available right now.');
      res.set('Cache-Control', 'private, max-age=600');
      return range;
    },
    { deadline: 5 },
  );
}
