import { parseUrl } from './parseUrl';

test('the answer is the same however often it is asked for', () => {
  // The UTF-8 bytes of wide digits, read as Latin-1: no host name.
  const odd = Buffer.from('http://１２７.０.０.１/').toString('latin1');
  for (let time = 0; time < 20_000; time += 1)
    if (parseUrl(odd, 'http://site.example/')) throw new Error(`parsed at time ${time}`);
  expect(parseUrl('/a', 'http://site.example/')?.href).toBe('http://site.example/a');
});
