import { landingSubject } from './landingSubject';

test('reads service, industry and place from a full address', () => {
  expect(landingSubject('its-legal-austin-texas')).toEqual({
    service: { name: 'Managed IT services', to: '/services/service-desk' },
    industry: { name: 'law firms', to: '/industries/legal' },
    place: { name: 'Austin, Texas', to: '/service-areas/austin' },
  });
});

test('a place without a page and a trade without a page are named, not linked', () => {
  expect(landingSubject('mcs-rems-leander')).toMatchObject({
    industry: { name: 'retail and e-commerce', to: undefined },
    place: { name: 'Leander, Texas', to: undefined },
  });
});

test('a state stands for itself where no city is named', () => {
  expect(landingSubject('dm-florida').place).toEqual({ name: 'Florida' });
});

test('words that nobody knows leave no trace', () => {
  expect(landingSubject('free-money-<b>-texas')).toEqual({
    service: undefined,
    industry: undefined,
    place: { name: 'Texas' },
  });
});
