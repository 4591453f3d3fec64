import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Map<string, string>;
  body: string;
}

/** Sends a request target byte for byte, which no client with an idea of addresses would do, and reads the answer to its end. */
export async function askRaw(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'));
  socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${target}`)));
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return read(Buffer.concat(parts).toString('latin1'));
}

function read(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) };
}
