/** One way to make two servers disagree about where a request ends. */
export interface SmugglingVariant {
  name: string;
  bytes: string;
  /** The allowed statuses of the first response; 0 for a closed connection. None: the request is never completed. */
  statuses?: number[];
}

const REJECTED = [400, 0];
/** Would become the start of the next visitor's request. */
const HIDDEN = 'GET /api/stolen HTTP/1.1\r\nHost: site\r\nX-Swallow: ';
const CHUNKED_HIDDEN = `0\r\n\r\n${HIDDEN}`;
const JSON_BODY = '{"a":1}';

// Not JSON, so the API responds without reading the body, which then stays on the connection.
const request = (method: string, headers: string[], body = '', target = '/api/variant') =>
  `${method} ${target} HTTP/1.1\r\nHost: site\r\nContent-Type: text/plain\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
const length = (body: string) => `Content-Length: ${body.length}`;

export const SMUGGLING_VARIANTS: SmugglingVariant[] = [
  { name: 'length on GET', bytes: request('GET', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on HEAD', bytes: request('HEAD', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on DELETE', bytes: request('DELETE', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on OPTIONS', bytes: request('OPTIONS', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on GET, body never sent', bytes: request('GET', ['Content-Length: 60']), statuses: [400] },
  {
    // Node may show fewer header lines than it uses for framing.
    name: 'length on GET after 2,000 other lines',
    bytes: request('GET', [...Array<string>(2_100).fill('a:b'), length(HIDDEN)], HIDDEN),
    // Node 24 and later respond with 431 to this many lines.
    statuses: [400, 404, 431],
  },
  {
    name: 'chunked GET',
    bytes: request('GET', ['Transfer-Encoding: chunked'], `1\r\na\r\n${CHUNKED_HIDDEN}`),
    statuses: [400],
  },
  {
    name: 'length before chunked',
    bytes: request('POST', [length(CHUNKED_HIDDEN), 'Transfer-Encoding: chunked'], CHUNKED_HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'chunked before length',
    bytes: request(
      'POST',
      ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      `5c\r\n${HIDDEN}\r\n0\r\n\r\n`,
    ),
    statuses: REJECTED,
  },
  {
    name: 'two lengths that differ',
    bytes: request('POST', ['Content-Length: 7', length(JSON_BODY + HIDDEN)], JSON_BODY + HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'two lengths in one line',
    bytes: request('POST', [`Content-Length: 7, ${(JSON_BODY + HIDDEN).length}`], JSON_BODY + HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'the same length twice',
    bytes: request('POST', ['Content-Length: 7', 'Content-Length: 7'], JSON_BODY + HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'folded header line',
    bytes: request('POST', ['Content-Length: 7', 'X-Folded: a', ' Transfer-Encoding: chunked'], JSON_BODY),
    statuses: [400, 404],
  },
  {
    name: 'folded coding',
    bytes: request('POST', ['Transfer-Encoding:', ' chunked', 'Content-Length: 7'], CHUNKED_HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'chunk extension',
    bytes: request('POST', ['Transfer-Encoding: chunked'], `7;a="\n";b\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: [400, 404, 0],
  },
  {
    name: 'huge chunk extension',
    bytes: request(
      'POST',
      ['Transfer-Encoding: chunked'],
      `7;${'a'.repeat(40_000)}\r\n${JSON_BODY}\r\n0\r\n\r\n`,
    ),
    statuses: [400, 413, 0],
  },
  {
    name: 'chunk size with sign',
    bytes: request('POST', ['Transfer-Encoding: chunked'], `+7\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: REJECTED,
  },
  {
    name: 'chunk size as 0x7',
    bytes: request('POST', ['Transfer-Encoding: chunked'], `0x7\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: REJECTED,
  },
  {
    name: 'chunk size that overflows',
    bytes: request(
      'POST',
      ['Transfer-Encoding: chunked'],
      `10000000000000007\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`,
    ),
    statuses: REJECTED,
  },
  {
    name: 'chunk longer than said',
    bytes: request('POST', ['Transfer-Encoding: chunked'], `3\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: REJECTED,
  },
  ...['xchunked', 'identity', 'chunked, identity', 'gzip, chunked', 'chunked\x0b', '"chunked"'].map(
    (coding) => ({
      name: `coding ${JSON.stringify(coding)}`,
      bytes: request('POST', [`Transfer-Encoding: ${coding}`, 'Content-Length: 7'], `${JSON_BODY}${HIDDEN}`),
      statuses: REJECTED,
    }),
  ),
  {
    name: 'coding without length',
    bytes: request('POST', ['Transfer-Encoding: xchunked'], CHUNKED_HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'space before the colon',
    bytes: request('POST', ['Content-Length: 7', 'Transfer-Encoding : chunked'], CHUNKED_HIDDEN),
    statuses: REJECTED,
  },
  ...['+7', '-7', '7 7', '0x7', '7.0', ' ', '7a'].map((length) => ({
    name: `length ${JSON.stringify(length)}`,
    bytes: request('POST', [`Content-Length: ${length}`], JSON_BODY + HIDDEN),
    statuses: REJECTED,
  })),
  {
    name: 'bare line feeds',
    bytes: `POST /api/variant HTTP/1.1\nHost: site\nContent-Length: 7\nTransfer-Encoding: chunked\n\n${CHUNKED_HIDDEN}`,
    statuses: REJECTED,
  },
  {
    name: 'bare carriage return in a header',
    bytes: request('POST', ['X-Odd: a\rTransfer-Encoding: chunked', 'Content-Length: 7'], CHUNKED_HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'zero byte in a header',
    bytes: request('POST', ['X-Odd: a\0b', 'Content-Length: 7'], CHUNKED_HIDDEN),
    statuses: REJECTED,
  },
  {
    name: 'upgrade to h2c, then more',
    bytes:
      request('GET', [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
      ]) + HIDDEN,
    statuses: [404],
  },
  {
    name: 'upgrade to websocket, then more',
    bytes:
      request('GET', [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AA==',
      ]) + HIDDEN,
    statuses: [404],
  },
  {
    name: 'upgrade with a body on POST',
    bytes: request(
      'POST',
      ['Connection: Upgrade', 'Upgrade: websocket', length(JSON_BODY)],
      JSON_BODY + HIDDEN,
    ),
    statuses: [404],
  },
  {
    name: 'expectation with a body on GET',
    bytes: request('GET', ['Expect: 100-continue', length(HIDDEN)], HIDDEN),
    statuses: [400],
  },
  {
    name: 'expectation on POST whose body never comes',
    bytes: request('POST', ['Expect: 100-continue', 'Content-Length: 60']),
  },
  {
    name: 'expectation on POST with its body',
    bytes: request('POST', ['Expect: 100-continue', length(JSON_BODY)], JSON_BODY),
    statuses: [404],
  },
  {
    name: 'absolute target with a body on GET',
    bytes: request('GET', [length(HIDDEN)], HIDDEN, 'http://127.0.0.1:1/api/variant'),
    statuses: [400],
  },
  {
    name: 'length named as a connection header',
    bytes: request('POST', ['Connection: content-length, keep-alive', length(HIDDEN)], HIDDEN),
    statuses: [400, 404],
  },
  {
    name: 'coding named as a connection header',
    bytes: request(
      'POST',
      ['Connection: transfer-encoding', 'Transfer-Encoding: chunked'],
      `7\r\n${JSON_BODY}\r\n0\r\n\r\n`,
    ),
    statuses: [404],
  },
  {
    name: 'length and coding as trailers',
    bytes: request(
      'POST',
      ['Trailer: Content-Length', 'Transfer-Encoding: chunked'],
      `7\r\n${JSON_BODY}\r\n0\r\nContent-Length: 60\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ),
    statuses: [404, 400],
  },
  { name: 'body shorter than said', bytes: request('POST', ['Content-Length: 60'], JSON_BODY) },
  {
    name: 'HTTP/1.0 and chunked',
    bytes: request('POST', ['Connection: keep-alive', 'Transfer-Encoding: chunked'], CHUNKED_HIDDEN).replace(
      '1.1',
      '1.0',
    ),
    statuses: [400, 404, 0],
  },
  {
    name: 'pipelined follow-ups',
    bytes: request('GET', []) + request('POST', [length(JSON_BODY)], JSON_BODY) + request('GET', []) + HIDDEN,
    statuses: [404],
  },
];
