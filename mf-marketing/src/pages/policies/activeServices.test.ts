import { activeServices } from './activeServices';

const choice = (analytics: boolean, marketing: boolean) => ({
  necessary: true as const,
  analytics,
  marketing,
});
const tagged = { tagManagerId: 'GTM-X', consentMode: 'advanced' as const, adsId: '' };
const running = (...given: Parameters<typeof activeServices>) =>
  activeServices(...given)
    .filter(({ isOn }) => isOn)
    .map(({ name }) => name);

const always = 'Necessary items';
const ours = ['Our own visit count', 'emberline-origin', 'emberline-browser-id'];
const tag = 'Google Tag Manager';

test.each([
  ['refusing all, no tag', choice(false, false), { ...tagged, tagManagerId: '' }, false, [always]],
  ['agreeing to all, no tag', choice(true, true), { ...tagged, tagManagerId: '' }, false, [always, ...ours]],
  ['refusing all', choice(false, false), tagged, false, [always, tag]],
  [
    'refusing all where one is asked first',
    choice(false, false),
    { ...tagged, consentMode: 'basic' as const },
    false,
    [always],
  ],
  ['refusing all with a signal', choice(false, false), tagged, true, [always]],
  ['analytics alone', choice(true, false), tagged, true, [always, ...ours, tag, '_ga, _ga_…']],
  ['marketing alone', choice(false, true), tagged, true, [always, tag, '_gcl_au, _fbp, _fbc, fr']],
  [
    'agreeing to all',
    choice(true, true),
    tagged,
    false,
    [always, ...ours, tag, '_ga, _ga_…', '_gcl_au, _fbp, _fbc, fr'],
  ],
  [
    'agreeing to all, Google Ads alone',
    choice(true, true),
    { ...tagged, tagManagerId: '', adsId: 'AW-1' },
    false,
    [always, ...ours, 'Google Ads', '_gcl_au, _fbp, _fbc, fr'],
  ],
  [
    'analytics alone, Google Ads alone',
    choice(true, false),
    { ...tagged, tagManagerId: '', adsId: 'AW-1' },
    false,
    [always, ...ours],
  ],
])('%s', (_what, choices, settings, hasSignal, expected) => {
  expect(running(choices, settings, hasSignal)).toEqual(expected);
});

test('every line says why', () => {
  for (const hasSignal of [true, false])
    for (const choices of [choice(false, false), choice(true, true)])
      for (const { why } of activeServices(choices, tagged, hasSignal)) expect(why).toMatch(/\.$/);
});
