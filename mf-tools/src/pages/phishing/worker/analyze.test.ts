import fc from 'fast-check';
import type { Analysis } from '../analysis/Analysis';
import { EXAMPLE_ANALYSIS } from '../analysis/exampleAnalysis';
import { EXAMPLE_MAIL } from '../analysis/exampleMail';
import { parseHtml } from '../mail/parseHtml';
import { analyze } from './analyze';

const mail = (head: string, body = 'Hello Sam, see you on Friday. Dana', type = 'text/plain') =>
  `To: sam@yourfirm.example\nSubject: Friday\nDate: Thu, 12 Nov 2026 15:00:00 +0000\nMIME-Version: 1.0\nContent-Type: ${type}; charset=utf-8\n${head}\n\n${body}`;
const parseMail = async (text: string, trusted = '') => (await analyze({ kind: 'mail', text, trusted }))!;
const idsOf = ({ reasons }: Analysis) => reasons.map(({ id }) => id);
const HONEST = 'From: Dana <dana@firm.example>';
const html = (body: string, head = HONEST) => mail(head, body, 'text/html');

test('matches the static example', async () =>
  expect(await parseMail(EXAMPLE_MAIL)).toEqual(EXAMPLE_ANALYSIS));

test.each([
  ['brokenFrom', mail('X-None: 1')],
  ['likeYou', mail('From: Dana <dana@yourf1rm.example>')],
  ['nameSpoof', mail('From: "boss@yourfirm.example" <a@other.example>')],
  ['brandName', mail('From: PayPal Service <service@other.example>')],
  ['from.brand', mail('From: Service <service@paypal-billing.example>')],
  ['disguised', mail('From: D\u0430na <dana@firm.example>')],
  ['replyTo', mail(`${HONEST}\nReply-To: x@gmail.com`)],
  ['returnPath', mail(`${HONEST}\nReturn-Path: <x@stranger.example>`)],
  ['papers', mail(`Authentication-Results: mx.yourfirm.example; spf=fail; dmarc=fail\n${HONEST}`)],
  ['dressed', html('<a href="https://evil.example/">https://bank.example/</a>')],
  ['link.brand', html('<a href="https://paypal-login.top/">Sign in</a>')],
  ['asks', html('<p>Verify your account</p><a href="https://other.example/">here</a>')],
  ['password', html('<form action="https://other.example/"><input type="password"></form>')],
  ['hiddenSigns', mail(HONEST, 'Your pass\u200bword')],
  ['hurry', mail(HONEST, 'Please answer within 24 hours')],
  [
    'hops',
    mail(
      `Received: from a by b; Thu, 12 Nov 2026 10:00:00 +0000\nReceived: from c by a; Thu, 12 Nov 2026 15:00:00 +0000\n${HONEST}`,
    ),
  ],
])('%s', async (id, text) => expect(idsOf(await parseMail(text))).toContain(id));

test('scores a file by its name', async () => {
  const file = `Content-Type: multipart/mixed; boundary=x\n${HONEST}\n\n--x\nContent-Type: application/octet-stream; name="bill.pdf.exe"\nContent-Disposition: attachment; filename="bill.pdf.exe"\n\nMZ\n--x--\n`;
  expect(idsOf(await parseMail(file))).toContain('file.0');
});

test('detects a right-to-left override in a file name', async () => {
  const file = `Content-Type: multipart/mixed; boundary=x\n${HONEST}\n\n--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename*=utf-8''bill%E2%80%AEfdp.exe\n\nMZ\n--x--\n`;
  expect((await parseMail(file)).reasons).toContainEqual(
    expect.objectContaining({ id: 'file.0', title: 'A program that looks like a document' }),
  );
});

test('compares the text of a wrapped link with its target', async () => {
  const { reasons } = await parseMail(
    html(
      '<a href="https://eu.safelinks.protection.outlook.com/?url=https%3A%2F%2Fevil.example%2Fx">https://bank.example/</a>',
    ),
  );
  expect(reasons.find(({ id }) => id === 'dressed')?.message).toContain('opens evil.example');
});

test('reports one foreign domain once', async () => {
  const { points } = await parseMail(
    mail(
      `Return-Path: <b@sender.example>\nAuthentication-Results: mx.yourfirm.example; spf=pass smtp.mailfrom=sender.example; dmarc=none\n${HONEST}`,
    ),
  );
  expect(points).toBeLessThan(25);
});

test('limits the lines to display', async () => {
  const { lines, notes, reasons } = await parseMail(
    mail(HONEST, `${`${'verify '.repeat(560)}\n`.repeat(100)}Please buy gift cards`),
  );
  expect(lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(26_000);
  expect(notes).toEqual([expect.stringMatching(/^We show only the first \d+ paragraphs/)]);
  expect(reasons.map(({ id }) => id)).toContain('money');
});

test('finds no warning signs in legitimate email', async () => {
  const news = html(
    '<p>Our news</p><a href="https://u1.ct.sendgrid.net/ls/click?upn=1">firm.example</a><a href="https://firm.example/unsubscribe?e=sam@yourfirm.example">Leave</a>',
    `Return-Path: <bounces@em.sendgrid.net>\nAuthentication-Results: mx.yourfirm.example; dkim=pass header.d=firm.example; spf=pass smtp.mailfrom=sendgrid.net; dmarc=pass header.from=firm.example\nList-Id: <news>\n${HONEST}`,
  );
  for (const text of [news, mail(HONEST)])
    expect(await parseMail(text)).toMatchObject({ verdict: 'nothing' });
});

test('trusts only the topmost results, and a pass only from the trusted server', async () => {
  const forged = mail(
    `Authentication-Results: mx.yourfirm.example; dmarc=fail header.from=firm.example\nAuthentication-Results: mx.yourfirm.example; dmarc=pass header.from=firm.example\n${HONEST}`,
  );
  expect(idsOf(await parseMail(forged, 'mx.yourfirm.example'))).toContain('papers');
  const passed = mail(
    `Authentication-Results: mx.yourfirm.example; dmarc=pass header.from=firm.example\n${HONEST}`,
  );
  expect(idsOf(await parseMail(passed))).toContain('unproven');
  expect(idsOf(await parseMail(passed, 'mx.yourfirm.example'))).not.toContain('unproven');
});

describe('authentication results in several headers', () => {
  const line = (checker: string, result: string) => `Authentication-Results: ${checker}; ${result}`;
  const HOST = 'mx.yourfirm.example';
  const SPF = 'spf=pass smtp.mailfrom=firm.example';
  const FROM_OUTSIDE = `Received: from out.firm.example (out.firm.example [198.51.100.7]) by ${HOST}; Thu, 12 Nov 2026 15:00:01 +0000`;
  const INSIDE = `Received: from localhost (localhost [127.0.0.1]) by ${HOST}; Thu, 12 Nov 2026 15:00:02 +0000`;
  const signalsOf = async (...lines: string[]) =>
    idsOf(await parseMail(mail([...lines, HONEST].join('\n')), HOST)).filter((id) => id === 'papers');

  test.each([
    [
      'one line for each method',
      [line(HOST, 'arc=none'), line(HOST, 'dkim=none'), line(HOST, SPF), FROM_OUTSIDE],
    ],
    [
      'one of them before a filter of its own',
      [line(HOST, 'dkim=none'), INSIDE, line(HOST, SPF), FROM_OUTSIDE],
    ],
  ])('%s: all are used', async (_, lines) => expect(await signalsOf(...lines)).toEqual([]));

  test.each([
    ['below where the mail came in', [line(HOST, 'dkim=none'), FROM_OUTSIDE, line(HOST, SPF)]],
    [
      'below a server that only called itself local',
      [
        line(HOST, 'dkim=none'),
        `Received: from [127.0.0.1] (evil.example [203.0.113.9]) by ${HOST}`,
        line(HOST, SPF),
      ],
    ],
    ["another server's", [line(HOST, 'dkim=none'), line('mx.other.example', SPF), FROM_OUTSIDE]],
  ])('%s: ignored', async (_, lines) => expect(await signalsOf(...lines)).toEqual(['papers']));
});

test('scores a copied message by its link targets', async () => {
  const given = { kind: 'message', text: 'See your invoice' } as const;
  expect(await analyze(given)).toMatchObject({ verdict: 'nothing', links: [] });
  expect(
    await analyze({
      ...given,
      html: '<p>See <a href="https://paypal.com.verify-login.top/x">your invoice</a></p>',
    }),
  ).toMatchObject({ verdict: 'dangerous', links: [{ text: 'your invoice' }] });
});

test.each([
  ['Su cuenta será suspendida en las próximas 24 horas. Verifique su identidad aquí.', ['asks', 'hurry']],
  ['Sua conta foi bloqueada. Atualize seus dados imediatamente.', ['asks', 'hurry']],
  ['Estimado cliente: pague la tasa de aduanas, último aviso.', ['money', 'greeting']],
  ['Prezado cliente, parabéns! Resgate seu prêmio.', ['prize', 'greeting']],
])('detects requests in Spanish and Portuguese: %s', async (text, ids) => {
  const reading = (await analyze({ kind: 'message', text: `${text}\nhttps://firm.example/a` }))!;
  expect(idsOf(reading)).toEqual(expect.arrayContaining(ids));
});

test.each([
  'Hola, Sam: nos vemos el viernes a las diez. Gracias por confirmar la cita.',
  'Olá, Sam! Segue a conta do jantar de ontem. Até sexta.',
  'La factura de octubre está adjunta. Saludos cordiales, Lucía',
])('no warning signs in %s', async (text) => {
  const reading = (await analyze({ kind: 'message', text: `${text}\nhttps://firm.example/a` }))!;
  expect(reading.points).toBe(0);
});

test.each([
  ['in the subject', 'From: Dana <dana@firm.example>\nSubject: Your acc\u200bount'],
  ['in the name', 'From: "Da\u2062na" <dana@firm.example>'],
])('counts invisible characters %s', async (_, head) => {
  const text = `To: sam@yourfirm.example\n${head}\n\nHello`;
  expect(idsOf(await parseMail(text))).toContain('disguised');
});

test('recognizes a brand despite invisible characters', async () =>
  expect(
    idsOf(await parseMail('To: sam@yourfirm.example\nFrom: "Pay\u200bPal" <x@firm.example>\n\nHi')),
  ).toContain('brandName'));

test('does not rate an email dangerous for a script link alone', async () => {
  const withLink = (href: string) => parseMail(html(`<p>See you. <a href="${href}">Print</a></p>`));
  expect(await withLink('javascript:window.print()')).toMatchObject({ verdict: 'nothing', points: 15 });
  expect(await withLink('javascript:void(0)')).toMatchObject({ points: 0 });
});

test('has valid ranges in existing lines', async () => {
  const { reasons, lines } = await parseMail(EXAMPLE_MAIL);
  const texts = new Map(
    lines.flatMap(
      ({ id, text, hidden }) =>
        [[id, text], ...hidden.map((one) => [one.id, one.text])] as [string, string][],
    ),
  );
  for (const { at, start, end } of reasons.flatMap(({ marks }) => marks)) {
    expect(texts.has(at)).toBe(true);
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(texts.get(at)!.length);
  }
});

test('analyzes a message without headers', async () => {
  const reading = await analyze({
    kind: 'message',
    text: 'Your account is suspended.\nhttp://paypal.com.verify-login.top/x',
  });
  expect(reading).toMatchObject({ kind: 'message', verdict: 'dangerous' });
  expect(reading!.links[0]!.leads).toBe('hxxp://paypal[.]com[.]verify-login[.]top/x');
});

describe('arbitrary input', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '\n\n',
      '<a href="',
      '">',
      '<',
      '</a>',
      'From: ',
      '=?utf-8?b?',
      '--x\n',
      'Content-Type: multipart/mixed; boundary=x\n',
      '&#x;',
    ),
  );
  const mutated = fc
    .tuple(fc.nat(EXAMPLE_MAIL.length), fc.nat(40), fc.array(piece, { maxLength: 4 }))
    .map(([at, gone, put]) => EXAMPLE_MAIL.slice(0, at) + put.join('') + EXAMPLE_MAIL.slice(at + gone));

  test(`random and mutated emails do not throw and have valid ranges`, async () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          mutated,
          fc.array(piece).map((all) => all.join('')),
        ),
        async (text) => {
          const reading = await analyze({ kind: 'mail', text });
          for (const { start, end } of reading?.reasons.flatMap(({ marks }) => marks) ?? [])
            expect(end).toBeGreaterThan(start);
        },
      ),
    ));

  test.each(['<', '<a href="', '<!--', '<style>', '&', '<a ', "<a href='x'>", '<title>', '<svg><script>'])(
    '%j again and again is read to its end',
    (sign) => {
      const { links, paragraphs } = parseHtml(sign.repeat(400_000));
      expect(links.length + paragraphs.length).toBeLessThan(1_000);
    },
  );
});

test('lists a signal of sender and link once, with the points of both', async () => {
  const text = html(
    '<a href="https://paypal-billing.example/pay">Pay</a>',
    'From: Service <service@paypal-billing.example>',
  );
  const { reasons, points } = await parseMail(text);
  const brands = reasons.filter(({ title }) => title === 'A known brand, but not its owner');
  expect(brands).toHaveLength(1);
  expect(brands[0]?.marks.map(({ at }) => at)).toEqual(['from.address', expect.stringMatching(/^link\./)]);
  expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
});
