import { readTable } from './readTable';

test.each([
  ['commas', 'email,topics\ndana@example.com,security;news\n'],
  ['semicolons', 'email;topics\ndana@example.com;"security;news"\n'],
  ['tabs', 'email\ttopics\r\ndana@example.com\tsecurity;news\r\n'],
])('reads a table with %s', (_name, text) => {
  expect(readTable(text)).toEqual({
    columns: ['email', 'topics'],
    rows: [{ line: 2, row: { email: 'dana@example.com', topics: 'security;news' } }],
  });
});

test('names the line that is not CSV', () => {
  expect(() => readTable('email,name\nkim@example.com,Kim\n"Dana" <dana@example.com>,Dana\n')).toThrow(
    'Line 3 isn’t valid CSV: a cell with quotation marks in it has to be in quotation marks itself.',
  );
  expect(() => readTable('email\n"dana@example.com\n')).toThrow('A quotation mark in the file isn’t closed.');
  expect(() => readTable('{"email":"dana@example.com"}')).toThrow(
    'The file is neither CSV with a header row nor a JSON array.',
  );
});
