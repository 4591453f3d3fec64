import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bodyTimeout } from './bodyTimeout';

test('a connection that stays open keeps nothing of the requests that it carried', async () => {
  const server = createServer((req, response) =>
    bodyTimeout(req, response, () => {
      const listeners = req.socket.listenerCount('close');
      req.resume().once('end', () => response.end(String(listeners)));
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const post = async () => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }).end('{}');
    const [response] = await once(sent, 'response');
    return text(response);
  };
  const [first, second, third] = [await post(), await post(), await post()];
  expect([second, third]).toEqual([first, first]);
  agent.destroy();
  server.close();
});
