import { connect } from 'node:net';

/** The status of the answer to exactly these lines and bytes; 0 when the connection is closed without one. */
export function statusOf(url: string, head: string[], body: Buffer | string): Promise<number> {
  const { hostname, port } = new URL(url);
  const bytes = Buffer.from(body);
  const length = bytes.length ? [`Content-Length: ${bytes.length}`] : [];
  const lines = [...head, 'Connection: close', ...length, '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0)));
    socket.write(Buffer.concat([Buffer.from(lines, 'latin1'), bytes]));
  });
}
