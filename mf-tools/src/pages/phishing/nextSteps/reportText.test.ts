import { defang, defangAll, showInvisible } from '../analysis/defang';
import { analyze } from '../worker/analyze';
import { reportText } from './reportText';

const HEAD = 'From: Dana <dana@firm.example>\nTo: sam@yourfirm.example';

async function reportOf(text: string) {
  const reading = await analyze({ kind: 'mail', text });
  return reportText(reading!);
}

test('defangs all links and servers of a report', async () => {
  const report = await reportOf(
    `Received: from out.evil.example by mx.yourfirm.example; Thu, 12 Nov 2026 10:00:00 +0000\n${HEAD}\nSubject: see https://evil.example and www.evil.example\nContent-Type: text/html\n\n<a href="https://paypal-login.top/?next=https://other.example/a&e=sam@yourfirm.example">x</a>`,
  );
  expect(report).toContain('out[.]evil[.]example -> mx[.]yourfirm[.]example');
  expect(report).not.toMatch(/https?:|[a-z]\.(example|top)\b|\w@\w/i);
});

test('keeps a subject in one line and shows invisible characters', async () => {
  const report = await reportOf(`${HEAD}\nSubject: =?utf-8?q?a=0AReasons:_none=E2=80=AEx?=\n\nHi`);
  expect(report.split('\n').filter((line) => line.startsWith('Reasons:'))).toHaveLength(1);
  expect(report).toContain('[U+202E]');
});

test.each([
  ['https://a.example/x.php', 'hxxps://a[.]example/x.php'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['ms-word:ofe|u|https://a.example/x', 'ms-word[:]ofe|u|hxxps://a[.]example/x'],
  ['//a.example/x', '//a[.]example/x'],
])('%s', (text, harmless) => expect(defang(text)).toBe(harmless));

test.each(['a.', 'a@', '-', 'a', 'http://'])('defangs a hundred thousand repetitions of %j', (sign) =>
  expect(defangAll(sign.repeat(100_000)).length).toBeGreaterThan(0),
);

test('shows invisible characters as boxes and keeps positions', () =>
  expect(showInvisible('pay\u200bpal \u202egpj')).toBe('pay\u25a1pal \u25a1gpj'));
