/** The origin by which this machine reaches a process that listens on this host and port. */
export function originOf(host: string | undefined, port: string | number): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
