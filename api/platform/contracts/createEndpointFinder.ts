import type { Endpoint } from './endpoint';

/** Creates a function that finds the endpoint of a call by method and path, which is below `/api`. */
export function createEndpointFinder<One extends Pick<Endpoint, 'method' | 'path'>>(endpoints: One[]) {
  const patterns = endpoints.map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  }));
  return (method: string, path: string): One | undefined =>
    patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}
