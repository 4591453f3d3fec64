/** The most characters that are searched for quoted text. */
const LONGEST = 50_000;

/** What the sender of an answer wrote, without the quoted email and the signature. Empty lines at the ends are cut. */
export function visibleReply(text: string): string {
  const lines = text.slice(0, LONGEST).replace(/\r\n?/g, '\n').split('\n');
  const start = findQuote(lines);
  // What follows lines with > was written below the quotation.
  const remaining =
    start === undefined ? lines : [...lines.slice(0, start), ...answersBelow(lines.slice(start))];
  const own = withoutSignature(withoutQuotes(remaining));
  const visible = own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return visible || text.slice(0, LONGEST).trim();
}

/** The line at which a mail program begins to quote. */
function findQuote(lines: string[]): number | undefined {
  const at = lines.findIndex((line, index) => {
    const trimmed = line.trim();
    if (DIVIDER.test(trimmed)) return true;
    if (/^_{10,}$/.test(trimmed) && isHeaderBlock(lines, index + 1)) return true;
    if (isHeaderBlock(lines, index)) return true;
    return isAttribution(lines, index);
  });
  return at < 0 ? undefined : at;
}

/** `On … wrote:` in several languages, on up to three lines. */
function isAttribution(lines: string[], index: number): boolean {
  const first = lines[index]?.trim() ?? '';
  if (!first || first.length > 300 || first.startsWith('>')) return false;
  for (let count = 1; count <= 3; count++) {
    const part = lines.slice(index, index + count).map((line) => line.trim());
    // An empty or quoted line is no continuation.
    if (part.some((line) => !line || line.startsWith('>'))) return false;
    const joined = part.join(' ');
    if (joined.length > 500) return false;
    if (/[:：]$/.test(joined))
      return (
        OPENINGS.some(({ start, end }) => start.test(joined) && end.test(joined)) ||
        (ADDRESS.test(joined) && isQuoteNext(lines, index + count))
      );
  }
  return false;
}

/** Whether the next line that is not empty begins with `>`. */
const isQuoteNext = (lines: string[], index: number): boolean =>
  /^>/.test((lines[index]?.trim() || lines[index + 1]?.trim()) ?? '');

/** Outlook quotes by repeating at least two header fields, the sender first. */
function isHeaderBlock(lines: string[], index: number): boolean {
  let from = index;
  while (from < index + 2 && !lines[from]?.trim()) from++;
  if (!SENDER.test(lines[from]?.trim() ?? '')) return false;
  const next = lines.slice(from + 1, from + 6).filter((line) => FIELD.test(line.trim()));
  return next.length >= 2;
}

/** The text below a quotation whose lines begin with >. Without such lines, everything is quoted. */
function answersBelow(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trimStart().startsWith('>'));
  const first = lines.findIndex((line) => line.trimStart().startsWith('>'));
  // Between the opening and the first quoted line is nothing but the opening.
  if (first < 0 || first > 5) return [];
  const below = lines.slice(first).filter((line) => !line.trimStart().startsWith('>'));
  return last === lines.length - 1 && below.every((line) => !line.trim()) ? [] : below;
}

const withoutQuotes = (lines: string[]) => lines.filter((line) => !line.trimStart().startsWith('>'));

/** A signature begins with `--`, or is the line that a phone adds. */
function withoutSignature(lines: string[]): string[] {
  const at = lines.findIndex((line) => /^--\s*$/.test(line) || PHONE.test(line.trim()));
  return at > 0 ? lines.slice(0, at) : lines;
}

const OPENINGS = [
  { start: /^On\s/i, end: /\bwrote\s*:$/i },
  { start: /^At\s/i, end: /\bwrote\s*:$/i },
  { start: /@/, end: /\b(?:wrote|writes)\s*:$/i },
  { start: /^(?:Am|Um)\s/i, end: /\bschrieb\b.*:$/i },
  { start: /^Le\s/i, end: /a écrit\s*:$/i },
  { start: /^(?:El|En)\s/i, end: /escribió\s*:$/i },
  { start: /^(?:Il|In data)\s/i, end: /ha scritto\s*:$/i },
  { start: /^(?:Em|No dia|A)\s/i, end: /escreveu\s*:$/i },
  { start: /^Op\s/i, end: /\b(?:schreef|het volgende geschreven)\b.*:$/i },
  { start: /^(?:Den|På)\s/i, end: /\b(?:skrev|följande)\b.*:$/i },
  { start: /^(?:W dniu|Dnia)\s/i, end: /(?:napisał|napisała|pisze)\b.*:$/i },
  { start: /@|\d{4}/, end: /(?:написал|пишет)\S*\s*:$/i },
  { start: /\d{4}/, end: /(?:のメール|写道|寫道|작성)\s*[:：]$/ },
];

/** The address of the sender, in an opening in any language. */
const ADDRESS = /[<(][^<>()@\s]+@[^<>()@\s]+[>)]/;

const DIVIDER =
  /^-{2,}\s*(?:On\s.{1,300}\swrote|Original|原始邮件|Original Message|Forwarded message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Message original|Mensaje original|Messaggio originale|Mensagem original|Oorspronkelijk bericht|Originalmeddelande|Исходное сообщение)\s*-{2,}$/i;

const SENDER = /^\*?(?:From|Von|De|Da|Van|Från|Fra|Od|От|差出人|发件人)\s*:\*?\s*\S/i;

const FIELD =
  /^\*?(?:Sent|Date|To|Cc|Subject|Gesendet|Datum|An|Betreff|Envoyé|À|Objet|Enviado(?: el)?|Fecha|Para|Asunto|Assunto|Inviato|Data|A|Oggetto|Verzonden|Aan|Onderwerp|Skickat|Till|Ämne|Wysłano|Do|Temat|Отправлено|Кому|Тема|送信日時|宛先|件名|发送时间|收件人|主题)\s*:\*?/i;

const PHONE =
  /^(?:Sent from (?:my |Outlook|Yahoo Mail|Mail for|Proton|Spark)|Sent with Proton|Get Outlook for |Sent via |Envoyé de(?:puis)? mon |Von meinem .{1,40} gesendet|Gesendet mit |Enviado desde mi |Enviado do meu |Inviato da |Verzonden vanaf |Verstuurd vanaf |Skickat från |Отправлено с )/i;
