import { defang, defangAll, showInvisible } from '../analysis/defang';
import { analyze } from '../worker/analyze';
import { reportText } from './reportText';

const HEAD = 'From: Dana <dana@firm.example>\nTo: sam@yourfirm.example';

async function reportOf(text: string) {
  const reading = await analyze({ kind: 'mail', text });
  return reportText(reading!);
}

test('nothing in a report can be clicked, the servers of its way included', async () => {
  const report = await reportOf(
    `Received: from out.evil.example by mx.yourfirm.example; Thu, 12 Nov 2026 10:00:00 +0000\n${HEAD}\nSubject: see https://evil.example and www.evil.example\nContent-Type: text/html\n\n<a href="https://paypal-login.top/?next=https://other.example/a&e=sam@yourfirm.example">x</a>`,
  );
  expect(report).toContain('out[.]evil[.]example -> mx[.]yourfirm[.]example');
  expect(report).not.toMatch(/https?:|[a-z]\.(example|top)\b|\w@\w/i);
});

test('a subject can neither begin a line of its own nor hide a sign', async () => {
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

test.each(['a.', 'a@', '-', 'a', 'http://'])('%j a hundred thousand times is made harmless', (sign) =>
  expect(defangAll(sign.repeat(100_000)).length).toBeGreaterThan(0),
);

test('what nobody sees has a box, and marks keep their places', () =>
  expect(showInvisible('pay\u200bpal \u202egpj')).toBe('pay\u25a1pal \u25a1gpj'));
