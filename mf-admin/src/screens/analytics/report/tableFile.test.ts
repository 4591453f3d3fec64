import { tableFile } from './tableFile';

const rows = [
  { key: '=1+1, "x"', count: 2, isNew: false, extra: 'left out' },
  { key: 'a\nb', count: -1, isNew: true, extra: '' },
];

test('rows are saved as CSV, quoted and without formulas, or as JSON', async () => {
  const file = tableFile(['key', 'count', 'isNew'], rows);
  expect(await file('csv')).toBe('key,count,isNew\n"\'=1+1, ""x""",2,false\n"a\nb",-1,true\n');
  expect(JSON.parse(await file('json'))).toEqual([
    { key: '=1+1, "x"', count: 2, isNew: false },
    { key: 'a\nb', count: -1, isNew: true },
  ]);
  expect(await tableFile(['key'])('csv')).toBe('key\n');
});
