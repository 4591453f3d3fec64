import type { ServerResponse } from 'node:http';

/** Sends a complete text response; only its headers for a HEAD request. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

export const sendJson = (response: ServerResponse, status: number, body: object): void =>
  sendText(response, status, 'application/json', JSON.stringify(body));
