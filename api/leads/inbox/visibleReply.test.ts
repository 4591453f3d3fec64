import { htmlToText } from './htmlToText';
import { visibleReply } from './visibleReply';

const own = 'Tuesday at ten works.\n\nDana';
const quoted = '> When can we call you?\n> Robin';

test.each([
  ['Gmail', `${own}\n\nOn Mon, Nov 23, 2026 at 9:00 AM Robin <hello@emberline.example> wrote:\n\n${quoted}`],
  [
    'Gmail on two lines',
    `${own}\n\nOn Mon, Nov 23, 2026 at 9:00 AM Robin of Emberline\n<hello@emberline.example> wrote:\n\n${quoted}`,
  ],
  [
    'Apple Mail',
    `${own}\n\n> On Nov 23, 2026, at 9:00 AM, Robin <hello@emberline.example> wrote:\n>\n${quoted}`,
  ],
  ['iPhone', `${own}\n\nSent from my iPhone\n\nOn Nov 23, 2026, at 9:00 AM, Robin wrote:\n\n${quoted}`],
  [
    'Outlook on desktop',
    `${own}\n\nFrom: Robin <hello@emberline.example>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Dana\nSubject: Your inquiry\n\nWhen can we call you?`,
  ],
  [
    'Outlook on the web',
    `${own}\n________________________________\nFrom: Robin <hello@emberline.example>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Dana\nSubject: Your inquiry\n\nWhen can we call you?`,
  ],
  [
    'Outlook on a phone',
    `${own}\n\nGet Outlook for iOS\n________________________________\nFrom: Robin\nSent: Monday\nTo: Dana\nSubject: Your inquiry\n\nWhen?`,
  ],
  ['Outlook in older versions', `${own}\n\n-----Original Message-----\nFrom: Robin\nSent: Monday\n\nWhen?`],
  ['Thunderbird', `${own}\n\nOn 11/23/26 9:00 AM, Robin wrote:\n${quoted}`],
  [
    'Yahoo',
    `${own}\n\nOn Monday, November 23, 2026 at 09:00:00 AM CST, Robin <hello@emberline.example> wrote:\n\nWhen can we call you?`,
  ],
  ['bottom posting', `On 11/23/26 9:00 AM, Robin wrote:\n${quoted}\n\n${own}`],
  ['a signature', `${own}\n-- \nDana Example\nExample Build`],
  ['German', `${own}\n\nAm 23.11.2026 um 09:00 schrieb Robin <hello@emberline.example>:\n${quoted}`],
  [
    'German Outlook',
    `${own}\n\nVon: Robin <hello@emberline.example>\nGesendet: Montag, 23. November 2026 09:00\nAn: Dana\nBetreff: Your inquiry\n\nWhen?`,
  ],
  [
    'French',
    `${own}\n\nLe lun. 23 nov. 2026 à 09:00, Robin <hello@emberline.example> a écrit :\n\n${quoted}`,
  ],
  [
    'Spanish',
    `${own}\n\nEl lun, 23 nov 2026 a las 9:00, Robin (<hello@emberline.example>) escribió:\n\n${quoted}`,
  ],
  ['Italian', `${own}\n\nIl giorno lun 23 nov 2026 alle ore 09:00 Robin ha scritto:\n\n${quoted}`],
  ['Portuguese', `${own}\n\nEm seg., 23 de nov. de 2026 às 09:00, Robin escreveu:\n\n${quoted}`],
  ['Dutch', `${own}\n\nOp ma 23 nov 2026 om 09:00 schreef Robin <hello@emberline.example>:\n\n${quoted}`],
  [
    'Russian',
    `${own}\n\nпн, 23 нояб. 2026 г. в 09:00, Robin <hello@emberline.example> написал:\n\n${quoted}`,
  ],
  ['Windows line ends', `${own}\n\nOn Monday, Robin wrote:\n${quoted}`.replace(/\n/g, '\r\n')],
])('shows what was written with %s', (_, text) => {
  expect(visibleReply(text)).toBe(own);
});

test('shows answers between the quoted lines, and everything where all is quoted', () => {
  expect(visibleReply('On Monday, Robin wrote:\n> When?\nTuesday.\n> Where?\nHere.')).toBe('Tuesday.\nHere.');
  expect(visibleReply('> only a quotation')).toBe('> only a quotation');
  expect(visibleReply('From: the start I liked it.')).toBe('From: the start I liked it.');
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
