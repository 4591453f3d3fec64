import { parseAddress } from '../address/parseAddress';
import { DANGEROUS, SUSPICIOUS, scoreAddress } from '../scoring/scoreAddress';
import { samples } from './samples';

const addresses = (...names: string[]) => names.flatMap((name) => samples(`${name}-addresses`));
const pointsOf = (text: string) => {
  const address = parseAddress(text);
  return address ? scoreAddress(address).points : 0;
};

/** Of each kind: how many there are at least, and which share of them may be missed or wrongly suspected. */
test.each([
  // Made up in the manner of those that are reported.
  { files: ['forged'], least: 100, share: 0.2 },
  // Tolls, other banks and posts, programs, tricks of writing, broken-in sites.
  { files: ['rarer-forged'], least: 200, share: 0.25 },
  // Written down after the weights were set and before they were looked at again.
  { files: ['later-forged'], least: 200, share: 0.25 },
  // No weight was chosen by these, of the patterns that were reported most.
  { files: ['unseen-forged', 'last-forged'], least: 140, share: 0.17 },
])('of $files addresses most are found', ({ files, least, share }) => {
  const all = addresses(...files);
  const missed = all.filter((text) => pointsOf(text) < SUSPICIOUS);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect({ few: missed.length / all.length <= share, missed }).toMatchObject({ few: true });
});

test.each([
  // As people meet them.
  { files: ['benign'], least: 150, share: 0.02 },
  // They look odd: own servers, wrapped links, namesakes, sign-ins that pass on, offices, free pages.
  { files: ['rarer-benign'], least: 200, share: 0.03 },
  // Sign-ins, consoles, links of newsletters, offices, namesakes.
  { files: ['later-benign'], least: 200, share: 0.02 },
  // No weight was chosen by these: counters, filters, schools, own networks, shops, banks of many countries, travel, news.
  { files: ['unseen-benign', 'last-benign'], least: 370, share: 0.015 },
])('of $files addresses hardly any is taken for forged', ({ files, least, share }) => {
  const all = addresses(...files);
  const wrong = all.filter((text) => pointsOf(text) >= SUSPICIOUS);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect({ few: wrong.length / all.length <= share, wrong }).toMatchObject({ few: true });
});

test('of honest addresses that no weight was chosen by, hardly one is called dangerous', () => {
  const loud = addresses('unseen-benign', 'last-benign').filter((text) => pointsOf(text) >= DANGEROUS);
  expect({ few: loud.length <= 1, loud }).toMatchObject({ few: true });
});
