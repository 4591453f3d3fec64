/** The recipient of all samples. */
const READER = 'sam.ortiz@hartwell-dental.com';
const CHECKER = 'mx.hartwell-dental.com';

/**
 * Creates an email from one line of a table: kind | From | Subject | authentication | more headers (separated by `;;`)
 * | paragraphs (separated by `//`). Authentication: `pass`, `fail`, `none`, `softfail` for the From domain, `of:NAME`
 * if only NAME passes, `-` without results. `[words](address)` is a link, `{name.pdf}` a file.
 */
export function createMail(line: string): string {
  const [kind, from = '', subject, papers = '', more = '', body = ''] = line
    .split(/\s\|(?=\s)/)
    .map((cell) => cell.trim());
  if (!kind || !body) throw new Error(`not a line of the table: ${line}`);
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? '';
  const lines = more.split(';;').flatMap((one) => one.trim() || []);
  const has = (name: string) => lines.some((one) => one.toLowerCase().startsWith(`${name}:`));
  const head = [
    ...(has('return-path') ? [] : [`Return-Path: <bounce@${vouched(papers, domain)}>`]),
    ...received(vouched(papers, domain)),
    ...(papers === '-' ? [] : [`Authentication-Results: ${CHECKER}; ${resultsOf(papers, domain)}`]),
    `From: ${from}`,
    ...(has('to') ? [] : [`To: Sam Ortiz <${READER}>`]),
    `Subject: ${subject}`,
    'Date: Tue, 10 Nov 2026 15:04:05 +0000',
    `Message-ID: <20261110150405.1A2B3C@${domain || 'localhost'}>`,
    ...lines,
    'MIME-Version: 1.0',
  ];
  return `${head.join('\n')}\n${contentOf(body)}`;
}

const vouched = (papers: string, domain: string) => (papers.startsWith('of:') ? papers.slice(3) : domain);

const received = (host: string) => [
  `Received: from ${CHECKER} (${CHECKER} [192.0.2.10]) by store.hartwell-dental.com; Tue, 10 Nov 2026 15:04:11 +0000`,
  `Received: from out.${host} (out.${host} [198.51.100.7]) by ${CHECKER} with ESMTPS; Tue, 10 Nov 2026 15:04:08 +0000`,
];

function resultsOf(papers: string, domain: string): string {
  const other = vouched(papers, domain);
  if (papers.startsWith('of:'))
    return `spf=pass smtp.mailfrom=${other}; dkim=pass header.d=${other}; dmarc=none header.from=${domain}`;
  const dkim = papers === 'pass' ? `pass header.d=${domain}` : 'none';
  return `spf=${papers} smtp.mailfrom=${domain}; dkim=${dkim}; dmarc=${papers === 'softfail' ? 'fail' : papers} header.from=${domain}`;
}

function contentOf(body: string): string {
  const files = [...body.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const html = body
    .replace(/\{[^{}]+\}/g, '')
    .split(' // ')
    .map((one) => `<p>${one.replace(/\[([^\]]*)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')}</p>`)
    .join('\n');
  const text = `Content-Type: text/html; charset=utf-8\n\n<html><body>\n${html}\n</body></html>\n`;
  if (files.length === 0) return text;
  const attached = files.map(
    (name) =>
      `--part\nContent-Type: application/octet-stream; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\nAAAA\n`,
  );
  return `Content-Type: multipart/mixed; boundary=part\n\n--part\n${text}${attached.join('')}--part--\n`;
}
