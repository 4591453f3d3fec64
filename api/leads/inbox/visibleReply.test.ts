import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlToText } from './htmlToText';
import { visibleReply } from './visibleReply';

const own = 'Tuesday at ten works.\n\nDana';

const replies: Record<string, { text?: string; html?: string }> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'replies.json'), 'utf8'),
);

test.each(Object.entries(replies))('shows what was written with %s', (_, { text, html = '' }) => {
  expect(visibleReply(text ?? htmlToText(html))).toBe(own);
});

test('shows answers between the quoted lines, and everything where all is quoted', () => {
  expect(visibleReply('On Monday, Robin wrote:\n> When?\nTuesday.\n> Where?\nHere.')).toBe('Tuesday.\nHere.');
  expect(visibleReply('Please write to (dana@example.com) or to:\nRobin')).toContain('Robin');
  expect(visibleReply('> only a quotation')).toBe('> only a quotation');
  expect(visibleReply('From: the start I liked it.')).toBe('From: the start I liked it.');
});

test('an opening of brackets and at signs is searched once', () => {
  const text = `${'<'.repeat(150)}${'@'.repeat(149)}:\n`.repeat(160);
  const before = process.cpuUsage();
  visibleReply(text);
  // Seconds where each bracket is combined with each two signs.
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

test('reads HTML, with quotations marked, and takes no scripts', () => {
  const html = `<style>p{}</style><p>Tuesday at<br>ten.</p><script>x()</script>
    <div class="gmail_quote"><div>On Monday, Robin wrote:</div><blockquote>When?</blockquote></div>`;
  expect(visibleReply(htmlToText(html))).toBe('Tuesday at\nten.');
  expect(htmlToText(`${'<b>'.repeat(100_000)}Deep`)).toBe('Deep');
});

test('HTML whose formatting multiplies with each paragraph does not fill the memory', () => {
  const open = Array.from({ length: 2400 }, (_, at) => `<b id=${at}>`).join('');
  expect(htmlToText(`<p>${open}${'<p>x'.repeat(2400)}End`)).toMatch(/xEnd$/);
});
