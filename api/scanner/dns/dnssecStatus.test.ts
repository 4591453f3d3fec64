import type { Answer, RecordType } from 'dns-packet';
import { getDnssecStatus } from './dnssecStatus';
import type { DnsAnswer } from './Resolver';

type Reply = Partial<DnsAnswer> | 'silence';

/** A resolver with these responses; keys with `CD` are queries with checking disabled. */
const createResolver = (replies: Record<string, Reply>) => ({
  query: async (name: string, type: RecordType, options: { checkingDisabled?: boolean } = {}) => {
    const answer = replies[`${name} ${type}${options.checkingDisabled ? ' CD' : ''}`] ?? {};
    if (answer === 'silence') throw new Error('no answer in time');
    return { rcode: 'NOERROR', isAuthentic: false, answers: [], authorities: [], ...answer };
  },
});

const record = (name: string, type: 'SOA' | 'DS' | 'DNSKEY') => ({ name, type }) as Answer;
const DS = { answers: [record('firm.test', 'DS')] };
const KEYS = { answers: [record('firm.test', 'DNSKEY')] };
const failing = { rcode: 'SERVFAIL' };

test.each<[string, Record<string, Reply>, object]>([
  ['vouched for', { 'firm.test SOA': { isAuthentic: true } }, { state: 'signed' }],
  ['refused where checked', { 'firm.test SOA': failing }, { state: 'bogus' }],
  [
    'refused either way',
    { 'firm.test SOA': failing, 'firm.test SOA CD': failing },
    { state: 'unknown', why: 'SERVFAIL' },
  ],
  [
    'never answered',
    { 'firm.test SOA': 'silence' },
    { state: 'unknown', question: 'firm.test', why: 'no answer' },
  ],
  ['refused outright', { 'firm.test SOA': { rcode: 'REFUSED' } }, { state: 'unknown', why: 'REFUSED' }],
  ['without keys', {}, { state: 'unsigned', zone: 'firm.test' }],
  ['with keys alone', { 'firm.test DNSKEY': KEYS }, { state: 'half done', zone: 'firm.test' }],
  ['known to the parent alone', { 'firm.test DS': DS, 'firm.test DNSKEY': KEYS }, { state: 'unchecked' }],
  ['whose parent is silent', { 'firm.test DS': 'silence' }, { state: 'unknown', question: 'firm.test DS' }],
  ['whose keys nobody shows', { 'firm.test DNSKEY': 'silence' }, { state: 'unsigned' }],
  [
    'whose parent knows no such name',
    { 'firm.test DS': { rcode: 'NXDOMAIN' } },
    { state: 'unknown', why: 'NXDOMAIN' },
  ],
])('a domain %s', async (_, replies, signing) =>
  expect(await getDnssecStatus('firm.test', createResolver(replies))).toMatchObject(signing),
);

test('queries the zone of a subdomain', async () => {
  const soa = { authorities: [record('firm.test', 'SOA')] };
  const replies = { 'mail.firm.test SOA': soa, 'firm.test DNSKEY': KEYS };
  expect(await getDnssecStatus('mail.firm.test', createResolver(replies))).toEqual({
    state: 'half done',
    zone: 'firm.test',
  });
});
