import { setTimeout as sleep } from 'node:timers/promises';
import { screen } from '@testing-library/react';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('with fake timers, a query still finds what the real clock shows later', async () => {
  jest.useFakeTimers();
  const shown = sleep(300).then(() => document.body.append('Loaded'));
  expect(await screen.findByText('Loaded')).toBeVisible();
  await shown;
});
