import { zone } from '../dns/zone.fixture';
import { findPolicy } from './findPolicy';
import { isDmarc, parseDmarc } from './parseDmarc';
import { findOrganization, listTargets, walkTree } from './walkTree';

const dmarc = (names: Record<string, string[]>) =>
  zone(Object.fromEntries(Object.entries(names).map(([name, TXT]) => [`_dmarc.${name}`, { TXT }])));

describe('a DMARC record', () => {
  test.each([
    ['v=DMARC1; p=none', true],
    ['v = DMARC1 ;p=none', true],
    ['v=DMARC1', true],
    ['v=dmarc1; p=none', false],
    ['p=none; v=DMARC1', false],
    ['v=DMARC10; p=none', false],
  ])('%s is meant as one: %s', (text, meant) => expect(isDmarc(text)).toBe(meant));

  test('is parsed with defaults and lists unknown tags', () => {
    expect(
      parseDmarc(
        'v=DMARC1; P=Reject; sp=maybe; pct=50; ri=60; x=y; nonsense; rua=mailto:a@b.test!10m, https://c.test',
      ),
    ).toEqual({
      p: 'reject',
      adkim: 'r',
      aspf: 'r',
      t: false,
      psd: 'u',
      rua: ['a@b.test'],
      ruf: [],
      removed: ['pct', 'ri'],
      unknown: ['x'],
      faulty: ['nonsense', 'sp=maybe'],
    });
  });
});

test('walks the tree with at most eight queries, the domain first', () => {
  expect(listTargets('mail.firm.test')).toEqual(['mail.firm.test', 'firm.test', 'test']);
  expect(listTargets('a.b.c.d.e.f.g.h.i.test')).toEqual([
    'a.b.c.d.e.f.g.h.i.test',
    'd.e.f.g.h.i.test',
    'e.f.g.h.i.test',
    'f.g.h.i.test',
    'g.h.i.test',
    'h.i.test',
    'i.test',
    'test',
  ]);
});

test.each([
  [
    'the shortest name with a record',
    { 'a.firm.test': ['v=DMARC1'], 'firm.test': ['v=DMARC1; p=none'] },
    'firm.test',
  ],
  ['a record with psd=n', { 'a.firm.test': ['v=DMARC1; psd=n'], 'firm.test': ['v=DMARC1'] }, 'a.firm.test'],
  ['one label below a registry', { 'firm.test': ['v=DMARC1; psd=y'] }, 'a.firm.test'],
  ['itself where there is none', {}, 'a.firm.test'],
  ['ignoring several records', { 'a.firm.test': ['v=DMARC1', 'v=DMARC1'], test: ['v=DMARC1'] }, 'test'],
])('finds the organization of a.firm.test by %s', async (_, names, organization) => {
  expect(findOrganization(await walkTree('a.firm.test', dmarc(names)))).toBe(organization);
});

describe('the policy', () => {
  test.each([
    ['firm.test', { 'firm.test': ['v=DMARC1; p=reject; sp=none'] }, true, ['p', 'reject', 'reject']],
    ['a.firm.test', { 'firm.test': ['v=DMARC1; p=reject; sp=none'] }, true, ['sp', 'none', 'none']],
    ['a.firm.test', { 'firm.test': ['v=DMARC1; p=none; np=reject'] }, false, ['np', 'reject', 'reject']],
    ['a.firm.test', { 'firm.test': ['v=DMARC1; p=none; np=reject'] }, true, ['p', 'none', 'none']],
    ['firm.test', { 'firm.test': ['v=DMARC1; p=reject; t=y'] }, true, ['p', 'reject', 'quarantine']],
    ['firm.test', { 'firm.test': ['v=DMARC1; p=quarantine; t=y'] }, true, ['p', 'quarantine', 'none']],
    ['firm.test', { 'firm.test': ['v=DMARC1; rua=mailto:a@firm.test'] }, true, ['p', 'none', 'none']],
    ['firm.test', { 'firm.test': ['v=DMARC1; p=whatever'] }, true, undefined],
    ['firm.test', {}, true, undefined],
    ['firm.test', { test: ['v=DMARC1; psd=y; p=reject; np=none'] }, true, ['p', 'reject', 'reject']],
  ])('for %s under %j (exists: %s): %j', async (domain, names, exists, expected) => {
    const policy = findPolicy(await walkTree(domain, dmarc(names)), exists);
    expect(policy && [policy.tag, policy.published, policy.effective]).toEqual(expected);
  });
});
