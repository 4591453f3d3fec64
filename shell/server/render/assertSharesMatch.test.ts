import { assertSharesMatch } from './assertSharesMatch';

const held = { versions: { react: '19.3.1' }, names: { '@site/shell/kit': ['Button', 'Section'] } };

test('a release that needs what this shell does not have is refused', () => {
  expect(() => assertSharesMatch({ shares: { react: '^20.0.0' }, kit: {} }, held)).toThrow(
    'needs react ^20.0.0, this shell has 19.3.1',
  );
});

test('a release that needs a name the kit of this shell lacks is refused with that name', () => {
  const kit = { '@site/shell/kit': ['Button', 'Gauge'], '@site/shell/kit/chart': ['Bars'] };
  expect(() => assertSharesMatch({ shares: {}, kit }, held)).toThrow(
    'needs Gauge of @site/shell/kit, which this shell lacks',
  );
  assertSharesMatch(
    { shares: { react: '^19.0.0' }, kit: { '@site/shell/kit': ['Section', 'Button'] } },
    held,
  );
});
