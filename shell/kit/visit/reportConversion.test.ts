/** @jest-environment jest-fixed-jsdom */
import { createConversion } from '@site/api/bookings/conversions/contract';
import { failure, fakeApi } from '@site/shell/testing';
import { waitFor } from '@testing-library/react';
import { reportConversion } from './reportConversion';

const fromAd = { source: 'google', medium: 'cpc', campaign: 'autumn', isPaid: true, gclid: 'click' };
const agree = (analytics: boolean, marketing: boolean) =>
  localStorage.setItem('emberline-consent', JSON.stringify({ necessary: true, analytics, marketing }));
const counting = () => fakeApi().on(createConversion, { success: true }).start();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('traffic-source', JSON.stringify(fromAd));
  history.replaceState(null, '', '/contact?utm_source=news&utm_medium=email');
});

test('reports with analytics consent; the click id only with marketing consent', () => {
  const { requests } = counting();
  reportConversion('contact_sent');
  agree(false, true);
  reportConversion('contact_sent');
  expect(requests).toEqual([]);
  agree(true, false);
  reportConversion('contact_sent');
  agree(true, true);
  reportConversion('contact_sent');
  expect(requests.map(({ body }) => body)).toMatchObject([
    { conversionType: 'contact_sent', gclid: null, trafficSource: { ...fromAd, gclid: null } },
    {
      value: 1,
      gclid: 'click',
      trafficSource: fromAd,
      utmSource: 'news',
      utmMedium: 'email',
      utmCampaign: null,
    },
  ]);
});

test('reports a conversion with an id once', () => {
  const { requests } = counting();
  agree(true, false);
  for (const id of ['a', 'a', 'b']) reportConversion('assessment_finished', id);
  expect(requests).toHaveLength(2);
});

test('a failure is only logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeApi().on(createConversion, failure(503, 'Later.')).start();
  agree(true, false);
  reportConversion('subscription_confirmed');
  await waitFor(() => expect(warn).toHaveBeenCalledWith('the conversion was not counted', 503));
  warn.mockRestore();
});
