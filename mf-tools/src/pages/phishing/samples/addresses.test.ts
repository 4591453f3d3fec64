import { parseAddress } from '../address/parseAddress';
import { DANGEROUS, SUSPICIOUS, scoreAddress } from '../scoring/scoreAddress';
import { samples } from './samples';

const addresses = (...names: string[]) => names.flatMap((name) => samples(`${name}-addresses`));
const pointsOf = (text: string) => {
  const address = parseAddress(text);
  return address ? scoreAddress(address).points : 0;
};

/** Minimum number of samples, and maximum rate of misses or false positives. Some files are read in long runs only. */
const forged = [
  // Made up after reported URLs.
  { files: ['forged'], least: 100, share: 0.2 },
  // Tolls, other banks and postal services, apps, spelling tricks, compromised sites.
  { files: ['rarer-forged'], least: 200, share: 0.25, isLong: true },
  // Written after the weights were set and before they were changed again.
  { files: ['later-forged'], least: 200, share: 0.25, isLong: true },
  // Not used for tuning; from the most reported patterns.
  { files: ['held-out-forged', 'last-forged'], least: 140, share: 0.17 },
];
const some = <T extends { isLong?: boolean }>(all: T[]) =>
  all.filter(({ isLong }) => process.env.LONG || !isLong);

test.each(some(forged))('of $files addresses most are found', ({ files, least, share }) => {
  const all = addresses(...files);
  const missed = all.filter((text) => pointsOf(text) < SUSPICIOUS);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect({ few: missed.length / all.length <= share, missed }).toMatchObject({ few: true });
});

const benign = [
  // Everyday URLs.
  { files: ['benign'], least: 150, share: 0.02 },
  // Unusual but benign: own servers, wrapped links, namesakes, sign-in redirects, offices, free pages.
  { files: ['rarer-benign'], least: 200, share: 0.03, isLong: true },
  // Sign-in pages, consoles, newsletter links, offices, namesakes.
  { files: ['later-benign'], least: 200, share: 0.02, isLong: true },
  // Not used for tuning: trackers, filters, schools, private networks, shops, banks, travel, news.
  { files: ['held-out-benign', 'last-benign'], least: 370, share: 0.015 },
];

test.each(some(benign))('of $files addresses hardly any is taken for forged', ({ files, least, share }) => {
  const all = addresses(...files);
  const wrong = all.filter((text) => pointsOf(text) >= SUSPICIOUS);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect({ few: wrong.length / all.length <= share, wrong }).toMatchObject({ few: true });
});

test('hardly any legitimate address outside of the training data is called dangerous', () => {
  const loud = addresses('held-out-benign', 'last-benign').filter((text) => pointsOf(text) >= DANGEROUS);
  expect({ few: loud.length <= 1, loud }).toMatchObject({ few: true });
});
