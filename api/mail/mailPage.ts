interface Page {
  title: string;
  rows?: [label: string, value: string][];
  paragraphs: string[];
  link?: { label: string; url: string };
}

/** The same words twice: as text, and as plain HTML that needs no pictures. */
export function mailPage({ title, rows = [], paragraphs, link }: Page): { text: string; html: string } {
  const text = [
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...(rows.length ? [''] : []),
    paragraphs.join('\n\n'),
    ...(link ? ['', `${link.label}: ${link.url}`] : []),
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
    rows.length ? `<table style="font-size:15px">${table.join('')}</table>` : '',
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`),
    link ? `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>` : '',
    '</body></html>',
  ].join('\n');
  return { text, html };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
