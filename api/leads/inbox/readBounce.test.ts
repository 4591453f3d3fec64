import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBounce } from './readBounce';
import { readEmail } from './readEmail';

const folder = join(import.meta.dirname, 'samples');
const expected: Record<string, [kind: string, code: string] | undefined> = {
  'absence-note': undefined,
  'base64-parts': ['bounced', '5.1.2'],
  'exchange-online-blocked': ['delayed', '5.7.606'],
  'exchange-online-mailbox-full': ['delayed', '5.2.2'],
  'exchange-online-unknown-user': ['bounced', '5.1.10'],
  'exim-plain': ['bounced', '5.1.1'],
  'exim-report': ['bounced', '5.0.0'],
  'gmail-delayed': ['delayed', '4.4.1'],
  'gmail-no-such-user': ['bounced', '5.1.1'],
  'microsoft-complaint': ['complained', 'Marked as spam'],
  'not-spam-report': undefined,
  'person-quotes-a-bounce': undefined,
  'postfix-delayed': ['delayed', '4.2.0'],
  'postfix-delivered': undefined,
  'postfix-expired': ['delayed', '4.4.1'],
  'postfix-no-domain': ['bounced', '5.4.4'],
  'postfix-unknown-user': ['bounced', '5.1.1'],
  'postmark-bounce': ['bounced', '5.1.1'],
  'qmail-quota': ['delayed', '5.2.2'],
  'qmail-unknown-user': ['bounced', '5.1.1'],
  'rfc5965-complaint': ['complained', 'Marked as spam'],
  'sendmail-unknown-user': ['bounced', '5.1.1'],
  'sendmail-warning': ['delayed', '4.4.2'],
  'ses-bounce': ['bounced', '5.1.1'],
  'ses-suppressed': ['bounced', '5.1.1'],
  'yahoo-complaint': ['complained', 'Marked as spam'],
};

test('has an expectation for every sample', () => {
  expect(readdirSync(folder).map((name) => name.replace('.eml', ''))).toEqual(Object.keys(expected));
});

test.each(Object.entries(expected))('reads %s', async (name, wanted) => {
  const source = readFileSync(join(folder, `${name}.eml`));
  const report = readBounce(source, await readEmail(source));
  if (!wanted) return expect(report).toBeUndefined();
  expect(report).toMatchObject({ kind: wanted[0], reason: expect.stringContaining(wanted[1]) });
  expect(report?.messageIds).toContain('<reply.abc123@emberline.example>');
  expect(report?.reason).not.toContain('@');
});

test.each([
  ['headers of base64 parts without an end', 'Content-Transfer-Encoding: base64\n'.repeat(29_000)],
  ['empty lines', '\n'.repeat(900_000)],
  ['at signs', `<${'@'.repeat(450_000)}\n  ${'@'.repeat(450_000)}`],
  ['a reason without spaces', `Diagnostic-Code: ${'a'.repeat(900_000)}`],
])('is not held up by %s', async (_, body) => {
  const head =
    'From: mailer-daemon@mail.example\nSubject: failure notice\nX-Failed-Recipients: a@b.example\n\n';
  const source = Buffer.from(head + body);
  const email = await readEmail(source);
  expect(readBounce(source, email)).toMatchObject({ kind: 'delayed' });
});
