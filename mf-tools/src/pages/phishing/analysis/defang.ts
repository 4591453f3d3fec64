/** Invisible and bidirectional control characters. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const URL_IN_TEXT = /\bhttp(s?):\/\/([^\s/?#&]+)/gi;
const MAIL_IN_TEXT = /([\w.+-]{1,64})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,20})/g;
const NAME_IN_TEXT =
  /(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}_-]{1,63}\.){1,20}(?:\p{L}{2,24}|xn--[\w-]{2,60}|\d{1,3})(?![\p{L}\p{N}_-])/gu;

/** Defangs a URL: it cannot be clicked, but tools can still read it. */
export function defang(text: string): string {
  const scheme = /^([a-z][a-z0-9+.-]{0,40}):(?!\d)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (scheme && !/^(https?|ftp|wss?)$/.test(scheme)) return defangLinks(text.replace(':', '[:]'));
  const [, before = '', host = '', rest = ''] =
    /^((?:[a-z][a-z0-9+.-]*:)?[/\\]*)([^/\\?#]*)(.*)$/is.exec(text) ?? [];
  return before.replace(/^h(tt)(ps?):/i, 'hxx$2:') + namesIn(host) + defangLinks(rest);
}

const namesIn = (host: string) => host.replace(/\[?\.\]?/g, '[.]').replace(/@/g, '[@]');

const defangLinks = (text: string) =>
  text
    .replace(URL_IN_TEXT, (_, s: string, host: string) => `hxxp${s}://${namesIn(host)}`)
    .replace(MAIL_IN_TEXT, (_, name: string, host: string) => `${name}[@]${namesIn(host)}`);

/** Defangs all URLs and names of a text and replaces invisible characters, in one line. */
export const defangAll = (text: string) =>
  defangLinks(text.replace(/\s+/g, ' '))
    .replace(NAME_IN_TEXT, namesIn)
    .replace(UNSEEN, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);

/** Replaces each invisible character by a box, keeping positions. */
export const showInvisible = (text: string) => text.replace(UNSEEN, '\u25a1');
