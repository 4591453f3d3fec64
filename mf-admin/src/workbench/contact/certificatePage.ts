import type { ErasureCertificate } from '@site/api/leads/contacts/contract';
import * as dateFormat from '@site/shell/dateFormat';

/** The certificate of an erasure as a page of its own, which prints on one sheet. */
export function certificatePage({ id, at, by, emails, records, auditEntries }: ErasureCertificate): string {
  const rows = [...records, { title: 'Audit log entries replaced', count: auditEntries }].map(
    ({ title, count }) => `<tr><th scope="row">${escapeText(title)}</th><td>${count}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Certificate of erasure</title>
<style>
body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0; border-bottom: 1px solid #999; text-align: left; font-weight: 400; }
td { text-align: right; }
</style>
</head>
<body>
<h1>Certificate of erasure</h1>
<p>The personal data of ${escapeText(emails.join(', '))} was erased by ${escapeText(by)} on ${escapeText(dateFormat.stamp(at))}.</p>
<table><tbody>${rows.join('')}</tbody></table>
<p>Number ${escapeText(id)} in the audit log.</p>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
