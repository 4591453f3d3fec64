import type { Resolved } from './resolve';

/** Tells pages apart. A workbench screen stays as it is while its filters and its open record change the address. */
export const pageKey = ({ url, route }: Resolved): string =>
  route?.frame === 'workbench' ? `${route.remote}${route.expose}` : url;
