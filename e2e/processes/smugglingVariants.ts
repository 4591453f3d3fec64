/** One way to make two programs disagree about where a request ends. */
export interface SmugglingVariant {
  name: string;
  bytes: string;
  /** What the first answer may be; 0: the connection is closed without one. None: the request never becomes whole. */
  statuses?: number[];
}

const REFUSED = [400, 0];
/** Would become the beginning of the next visitor's request. */
const HIDDEN = 'GET /api/stolen HTTP/1.1\r\nHost: site\r\nX-Swallow: ';
const CHUNKED_HIDDEN = `0\r\n\r\n${HIDDEN}`;
const JSON_BODY = '{"a":1}';

// Not JSON: the API answers without having read the body, so what is left of it stays on the connection.
const ask = (method: string, headers: string[], body = '', target = '/api/variant') =>
  `${method} ${target} HTTP/1.1\r\nHost: site\r\nContent-Type: text/plain\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
const length = (body: string) => `Content-Length: ${body.length}`;

export const SMUGGLING_VARIANTS: SmugglingVariant[] = [
  { name: 'length on GET', bytes: ask('GET', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on HEAD', bytes: ask('HEAD', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on DELETE', bytes: ask('DELETE', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on OPTIONS', bytes: ask('OPTIONS', [length(HIDDEN)], HIDDEN), statuses: [400] },
  { name: 'length on GET, body never sent', bytes: ask('GET', ['Content-Length: 60']), statuses: [400] },
  {
    // Node may show a program fewer lines than it frames by.
    name: 'length on GET after 2,000 other lines',
    bytes: ask('GET', [...Array<string>(2_100).fill('a:b'), length(HIDDEN)], HIDDEN),
    // Node 24 and later answer 431 to this many lines.
    statuses: [400, 404, 431],
  },
  {
    name: 'chunked GET',
    bytes: ask('GET', ['Transfer-Encoding: chunked'], `1\r\na\r\n${CHUNKED_HIDDEN}`),
    statuses: [400],
  },
  {
    name: 'length before chunked',
    bytes: ask('POST', [length(CHUNKED_HIDDEN), 'Transfer-Encoding: chunked'], CHUNKED_HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'chunked before length',
    bytes: ask('POST', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${HIDDEN}\r\n0\r\n\r\n`),
    statuses: REFUSED,
  },
  {
    name: 'two lengths that differ',
    bytes: ask('POST', ['Content-Length: 7', length(JSON_BODY + HIDDEN)], JSON_BODY + HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'two lengths in one line',
    bytes: ask('POST', [`Content-Length: 7, ${(JSON_BODY + HIDDEN).length}`], JSON_BODY + HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'the same length twice',
    bytes: ask('POST', ['Content-Length: 7', 'Content-Length: 7'], JSON_BODY + HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'folded header line',
    bytes: ask('POST', ['Content-Length: 7', 'X-Folded: a', ' Transfer-Encoding: chunked'], JSON_BODY),
    statuses: [400, 404],
  },
  {
    name: 'folded coding',
    bytes: ask('POST', ['Transfer-Encoding:', ' chunked', 'Content-Length: 7'], CHUNKED_HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'chunk extension',
    bytes: ask('POST', ['Transfer-Encoding: chunked'], `7;a="\n";b\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: [400, 404, 0],
  },
  {
    name: 'huge chunk extension',
    bytes: ask(
      'POST',
      ['Transfer-Encoding: chunked'],
      `7;${'a'.repeat(40_000)}\r\n${JSON_BODY}\r\n0\r\n\r\n`,
    ),
    statuses: [400, 413, 0],
  },
  {
    name: 'chunk size with sign',
    bytes: ask('POST', ['Transfer-Encoding: chunked'], `+7\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'chunk size as 0x7',
    bytes: ask('POST', ['Transfer-Encoding: chunked'], `0x7\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: REFUSED,
  },
  {
    name: 'chunk size that overflows',
    bytes: ask(
      'POST',
      ['Transfer-Encoding: chunked'],
      `10000000000000007\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`,
    ),
    statuses: REFUSED,
  },
  {
    name: 'chunk longer than said',
    bytes: ask('POST', ['Transfer-Encoding: chunked'], `3\r\n${JSON_BODY}\r\n${CHUNKED_HIDDEN}`),
    statuses: REFUSED,
  },
  ...['xchunked', 'identity', 'chunked, identity', 'gzip, chunked', 'chunked\x0b', '"chunked"'].map(
    (coding) => ({
      name: `coding ${JSON.stringify(coding)}`,
      bytes: ask('POST', [`Transfer-Encoding: ${coding}`, 'Content-Length: 7'], `${JSON_BODY}${HIDDEN}`),
      statuses: REFUSED,
    }),
  ),
  {
    name: 'coding without length',
    bytes: ask('POST', ['Transfer-Encoding: xchunked'], CHUNKED_HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'space before the colon',
    bytes: ask('POST', ['Content-Length: 7', 'Transfer-Encoding : chunked'], CHUNKED_HIDDEN),
    statuses: REFUSED,
  },
  ...['+7', '-7', '7 7', '0x7', '7.0', ' ', '7a'].map((said) => ({
    name: `length ${JSON.stringify(said)}`,
    bytes: ask('POST', [`Content-Length: ${said}`], JSON_BODY + HIDDEN),
    statuses: REFUSED,
  })),
  {
    name: 'bare line feeds',
    bytes: `POST /api/variant HTTP/1.1\nHost: site\nContent-Length: 7\nTransfer-Encoding: chunked\n\n${CHUNKED_HIDDEN}`,
    statuses: REFUSED,
  },
  {
    name: 'bare carriage return in a header',
    bytes: ask('POST', ['X-Odd: a\rTransfer-Encoding: chunked', 'Content-Length: 7'], CHUNKED_HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'zero byte in a header',
    bytes: ask('POST', ['X-Odd: a\0b', 'Content-Length: 7'], CHUNKED_HIDDEN),
    statuses: REFUSED,
  },
  {
    name: 'upgrade to h2c, then more',
    bytes:
      ask('GET', [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
      ]) + HIDDEN,
    statuses: [404],
  },
  {
    name: 'upgrade to websocket, then more',
    bytes:
      ask('GET', [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AA==',
      ]) + HIDDEN,
    statuses: [404],
  },
  {
    name: 'upgrade with a body on POST',
    bytes: ask('POST', ['Connection: Upgrade', 'Upgrade: websocket', length(JSON_BODY)], JSON_BODY + HIDDEN),
    statuses: [404],
  },
  {
    name: 'expectation with a body on GET',
    bytes: ask('GET', ['Expect: 100-continue', length(HIDDEN)], HIDDEN),
    statuses: [400],
  },
  {
    name: 'expectation on POST whose body never comes',
    bytes: ask('POST', ['Expect: 100-continue', 'Content-Length: 60']),
  },
  {
    name: 'expectation on POST with its body',
    bytes: ask('POST', ['Expect: 100-continue', length(JSON_BODY)], JSON_BODY),
    statuses: [404],
  },
  {
    name: 'absolute target with a body on GET',
    bytes: ask('GET', [length(HIDDEN)], HIDDEN, 'http://127.0.0.1:1/api/variant'),
    statuses: [400],
  },
  {
    name: 'length named as a connection header',
    bytes: ask('POST', ['Connection: content-length, keep-alive', length(HIDDEN)], HIDDEN),
    statuses: [400, 404],
  },
  {
    name: 'coding named as a connection header',
    bytes: ask(
      'POST',
      ['Connection: transfer-encoding', 'Transfer-Encoding: chunked'],
      `7\r\n${JSON_BODY}\r\n0\r\n\r\n`,
    ),
    statuses: [404],
  },
  {
    name: 'length and coding as trailers',
    bytes: ask(
      'POST',
      ['Trailer: Content-Length', 'Transfer-Encoding: chunked'],
      `7\r\n${JSON_BODY}\r\n0\r\nContent-Length: 60\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ),
    statuses: [404, 400],
  },
  { name: 'body shorter than said', bytes: ask('POST', ['Content-Length: 60'], JSON_BODY) },
  {
    name: 'HTTP/1.0 and chunked',
    bytes: ask('POST', ['Connection: keep-alive', 'Transfer-Encoding: chunked'], CHUNKED_HIDDEN).replace(
      '1.1',
      '1.0',
    ),
    statuses: [400, 404, 0],
  },
  {
    name: 'pipelined follow-ups',
    bytes: ask('GET', []) + ask('POST', [length(JSON_BODY)], JSON_BODY) + ask('GET', []) + HIDDEN,
    statuses: [404],
  },
];
