import { assertSharesMatch } from './assertSharesMatch';

const provided = { versions: { react: '19.3.1' }, names: { '@site/shell/kit': ['Button', 'Section'] } };

test('a release that needs another version is rejected', () => {
  expect(() => assertSharesMatch({ shares: { react: '^20.0.0' }, kit: {} }, provided)).toThrow(
    'needs react ^20.0.0, this shell has 19.3.1',
  );
});

test('a release that imports a name that the kit lacks is rejected with that name', () => {
  const kit = { '@site/shell/kit': ['Button', 'Gauge'], '@site/shell/kit/chart': ['Bars'] };
  expect(() => assertSharesMatch({ shares: {}, kit }, provided)).toThrow(
    'needs Gauge of @site/shell/kit, which this shell lacks',
  );
  assertSharesMatch(
    { shares: { react: '^19.0.0' }, kit: { '@site/shell/kit': ['Section', 'Button'] } },
    provided,
  );
});
