import { defaultBrand } from '../../platform/configuration/defaultBrand';
import { exampleFacts } from '../../settings/example';
import { emptyFacts } from '../../settings/initial';
import { findLaunchItems, findUnacceptedItems, type LaunchFacts } from './findLaunchItems';

const { phone, email, address } = defaultBrand;
const newSite: LaunchFacts = {
  samples: 3,
  phone,
  email,
  address,
  hasAddress: false,
  facts: emptyFacts,
  draftPolicies: ['Privacy Policy', 'Terms of Service'],
  hasSeal: false,
  socials: 0,
  tagManagerId: '',
  adsId: '',
  isMailConnected: false,
  bookingAddress: '',
  portraits: 0,
  credentials: 0,
  endingCredentials: [],
};
const finished: LaunchFacts = {
  samples: 0,
  phone: '(512) 310-2200',
  email: 'hello@firm.com',
  address,
  hasAddress: true,
  facts: exampleFacts(),
  draftPolicies: [],
  hasSeal: true,
  socials: 1,
  tagManagerId: 'GTM-ABC123',
  adsId: 'AW-123456789',
  isMailConnected: true,
  bookingAddress: 'https://cal.com/us',
  portraits: 2,
  credentials: 1,
  endingCredentials: [],
};
const openIn = (part: Partial<LaunchFacts>, base = finished) =>
  findLaunchItems({ ...base, ...part }).flatMap(({ key, isDone }) => (isDone ? [] : key));

test('a new site has done nothing, and a finished one everything', () => {
  expect(openIn({}, newSite)).toEqual(findLaunchItems(newSite).map(({ key }) => key));
  expect(openIn({})).toEqual([]);
});

test.each<[string, Partial<LaunchFacts>]>([
  ['samples', { samples: 1 }],
  ['phone', { phone: '+1 512.555.0142' }],
  ['email', { email: 'hello@emberline.example' }],
  ['email', { email: 'hello@example.com' }],
  ['address', { hasAddress: false }],
  ['policies', { draftPolicies: ['Terms of Service'] }],
  ['smtp', { isMailConnected: false }],
  ['facts', { facts: exampleFacts({ startingPrice: '' }) }],
  ['booking', { bookingAddress: '' }],
  ['people', { portraits: 0 }],
  ['credentials', { credentials: 0 }],
  ['credentials-2026-12-10', { endingCredentials: [{ name: 'SOC 2', validUntil: '2026-12-10' }] }],
  ['seal', { hasSeal: false }],
  ['socials', { socials: 0 }],
  ['tags', { tagManagerId: '' }],
  ['ads', { adsId: '' }],
])('%s is open with %j', (key, part) => {
  expect(openIn(part)).toEqual([key]);
});

test('another address than the default one is an address', () => {
  expect(openIn({ hasAddress: false, address: { ...address, postalCode: '78664' } })).toEqual([]);
});

test('says what is missing', () => {
  const [samples, , , , policies, , facts] = findLaunchItems(newSite);
  expect(samples?.detail).toBe('3 sample quotes turned on. Replace or hide them.');
  expect(policies?.detail).toBe('Not reviewed by counsel: Privacy Policy, Terms of Service.');
  expect(facts?.detail).toMatch(/^Not set: office hours, .*what is monitored\.$/);
});

test('a review settles what it accepted, and nothing that opens later', () => {
  const items = findLaunchItems({ ...finished, socials: 0, adsId: '' });
  expect(findUnacceptedItems(items).map(({ key }) => key)).toEqual(['socials', 'ads']);
  expect(findUnacceptedItems(items, ['ads', 'seal']).map(({ key }) => key)).toEqual(['socials']);
});
