import { DANGEROUS, judgeAddress, SUSPICIOUS } from '../address/judge';
import { readAddress } from '../address/readAddress';
import { BENIGN_ADDRESSES } from './benignAddresses';
import { FORGED_ADDRESSES } from './forgedAddresses';
import { LAST_BENIGN_ADDRESSES } from './lastBenignAddresses';
import { LAST_FORGED_ADDRESSES } from './lastForgedAddresses';
import { LATER_BENIGN_ADDRESSES } from './laterBenignAddresses';
import { LATER_FORGED_ADDRESSES } from './laterForgedAddresses';
import { RARER_BENIGN_ADDRESSES } from './rarerBenignAddresses';
import { RARER_FORGED_ADDRESSES } from './rarerForgedAddresses';
import { UNSEEN_BENIGN_ADDRESSES } from './unseenBenignAddresses';
import { UNSEEN_FORGED_ADDRESSES } from './unseenForgedAddresses';

const pointsOf = (text: string) => {
  const address = readAddress(text);
  return address ? judgeAddress(address).points : 0;
};

test('of forged addresses most are found', () => {
  const missed = FORGED_ADDRESSES.filter((text) => pointsOf(text) < SUSPICIOUS);
  expect(FORGED_ADDRESSES.length).toBeGreaterThanOrEqual(100);
  expect({ share: missed.length / FORGED_ADDRESSES.length <= 0.2, missed }).toMatchObject({ share: true });
});

test('of honest addresses hardly any is taken for forged', () => {
  const wrong = BENIGN_ADDRESSES.filter((text) => pointsOf(text) >= SUSPICIOUS);
  expect(BENIGN_ADDRESSES.length).toBeGreaterThanOrEqual(150);
  expect({ share: wrong.length / BENIGN_ADDRESSES.length <= 0.02, wrong }).toMatchObject({ share: true });
});

test('of rarer kinds as well', () => {
  const missed = RARER_FORGED_ADDRESSES.filter((text) => pointsOf(text) < SUSPICIOUS);
  const wrong = RARER_BENIGN_ADDRESSES.filter((text) => pointsOf(text) >= SUSPICIOUS);
  expect(RARER_FORGED_ADDRESSES.length).toBeGreaterThanOrEqual(200);
  expect(RARER_BENIGN_ADDRESSES.length).toBeGreaterThanOrEqual(200);
  expect({ few: missed.length / RARER_FORGED_ADDRESSES.length <= 0.25, missed }).toMatchObject({ few: true });
  expect({ few: wrong.length / RARER_BENIGN_ADDRESSES.length <= 0.03, wrong }).toMatchObject({ few: true });
});

test('of addresses that came later as well', () => {
  const missed = LATER_FORGED_ADDRESSES.filter((text) => pointsOf(text) < SUSPICIOUS);
  const wrong = LATER_BENIGN_ADDRESSES.filter((text) => pointsOf(text) >= SUSPICIOUS);
  expect(LATER_FORGED_ADDRESSES.length).toBeGreaterThanOrEqual(200);
  expect(LATER_BENIGN_ADDRESSES.length).toBeGreaterThanOrEqual(200);
  expect({ few: missed.length / LATER_FORGED_ADDRESSES.length <= 0.25, missed }).toMatchObject({ few: true });
  expect({ few: wrong.length / LATER_BENIGN_ADDRESSES.length <= 0.02, wrong }).toMatchObject({ few: true });
});

test('of addresses that no weight was chosen by as well, and hardly an honest one is called dangerous', () => {
  const forged = [...UNSEEN_FORGED_ADDRESSES, ...LAST_FORGED_ADDRESSES];
  const benign = [...UNSEEN_BENIGN_ADDRESSES, ...LAST_BENIGN_ADDRESSES];
  const missed = forged.filter((text) => pointsOf(text) < SUSPICIOUS);
  const wrong = benign.filter((text) => pointsOf(text) >= SUSPICIOUS);
  const loud = benign.filter((text) => pointsOf(text) >= DANGEROUS);
  expect(forged.length).toBeGreaterThanOrEqual(140);
  expect(benign.length).toBeGreaterThanOrEqual(370);
  expect({ few: missed.length / forged.length <= 0.17, missed }).toMatchObject({ few: true });
  expect({ few: wrong.length / benign.length <= 0.015, wrong }).toMatchObject({ few: true });
  expect({ few: loud.length <= 1, loud }).toMatchObject({ few: true });
});
