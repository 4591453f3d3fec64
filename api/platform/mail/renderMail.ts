interface MailBody {
  title: string;
  /** Above the rows. */
  opening?: string[];
  rows?: [label: string, value: string][];
  paragraphs: string[];
  /** Lists with headings. */
  sections?: { heading: string; items: string[] }[];
  closing?: string[];
  link?: { label: string; url: string };
  /** Why the recipient receives the email and how to unsubscribe, in small type. */
  footer?: { text: string; link: { label: string; url: string } };
}

/** Renders an email as text and as simple HTML without images. */
export function renderMail(page: MailBody): { text: string; html: string } {
  const { title, opening = [], rows = [], paragraphs, sections = [], closing = [], link, footer } = page;
  const text = [
    ...opening.flatMap((paragraph) => [paragraph, '']),
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(rows.length ? [''] : []),
    [
      ...paragraphs,
      ...sections.map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join('\n')),
      ...closing,
    ].join('\n\n'),
    ...(link ? ['', `${link.label}: ${link.url}`] : []),
    ...(footer ? ['', '--', footer.text, `${footer.link.label}: ${footer.link.url}`] : []),
  ].join('\n');
  const table = rows.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0">${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  );
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>',
    `${escaped(title)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;color:#12202e;max-width:36rem;margin:0 auto;padding:24px">',
    `<h1 style="font-size:20px">${escaped(title)}</h1>`,
    ...opening.map(paragraphOf),
    rows.length ? `<table style="font-size:15px">${table.join('')}</table>` : '',
    ...paragraphs.map(paragraphOf),
    ...sections.map(sectionOf),
    ...closing.map(paragraphOf),
    link ? `<p>${linkOf(link)}</p>` : '',
    footer
      ? `<p style="font-size:13px;color:#52606d;border-top:1px solid #cfd6dd;padding-top:12px;margin-top:24px">${escaped(footer.text)}<br>${linkOf(footer.link)}</p>`
      : '',
    '</body></html>',
  ].join('\n');
  return { text, html };
}

const paragraphOf = (text: string) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

const linkOf = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escaped(url)}">${escaped(label)}</a>`;

const sectionOf = ({ heading, items }: { heading: string; items: string[] }) =>
  `<h2 style="font-size:17px">${escaped(heading)}</h2><ol>${items.map((item) => `<li style="margin:0 0 8px">${escaped(item)}</li>`).join('')}</ol>`;

/** Text as HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
