/** What no log may hold, by the name under which a finding is told. */
const FORBIDDEN: [name: string, pattern: RegExp][] = [
  ['a cookie', /\b(?:__Host-)?(?:sid|device)=|s%3A|set-cookie|"cookie"/i],
  [
    'a token',
    /csrf-?token"?[:=]\s*"?(?!\[)\w|x-internal-key|authorization"?[:=]|\bBearer\s|\/unsubscribe\/\w/i,
  ],
  ['a password', /password"?[:=]\s*"?(?!\[)\w/i],
  ['a mail address', /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/i],
];

// The identity of a mail looks like an address and belongs to nobody.
const MESSAGE_ID =
  /<(?:[\w-]+(?:\.\d+)?\.(?:team|sender|guest|reminder|confirm|account|reader|report|note|new-device)|(?:quarantine|many\.bookings)\.\d+)@[\w.-]+>/g;

/** Lines that hold a cookie, a token, a password or a mail address, each with what was found; `secrets` are looked for word by word. */
export function leaksIn(text: string, secrets: string[] = []): string[] {
  return text.split('\n').flatMap((line) => {
    const rest = line.replace(MESSAGE_ID, '');
    const found = FORBIDDEN.filter(([, pattern]) => pattern.test(rest)).map(([name]) => name);
    if (secrets.some((secret) => rest.includes(secret))) found.push('a secret of this site');
    return found.length ? [`${found.join(', ')}: ${line.slice(0, 300)}`] : [];
  });
}
