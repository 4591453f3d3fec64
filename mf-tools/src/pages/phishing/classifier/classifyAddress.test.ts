import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrom } from '../../../../training/draw';
import { honest } from '../../../../training/honest';
import { exampleOf, learn } from '../../../../training/learn';
import { lures } from '../../../../training/lures';
import { parseAddress } from '../address/parseAddress';
import { SUSPICIOUS, scoreAddress, scoreByRules } from '../scoring/scoreAddress';
import { extractFeatures } from './extractFeatures';
import { calculateLogOdds } from './logisticModel';

const addressOf = (text: string) => {
  const address = parseAddress(text);
  if (!address) throw new Error(`no address: ${text}`);
  return address;
};
const likenessOf = (text: string) =>
  scoreAddress(addressOf(text)).findings.find(({ id }) => id === 'likeness');
const shareOf = (urls: readonly string[]) =>
  urls.filter((url) => scoreAddress(addressOf(url)).points >= SUSPICIOUS).length / urls.length;

test('has a small weights file', () =>
  expect(readFileSync(join(import.meta.dirname, 'weights.json')).length).toBeLessThan(60 * 1024));

test('classifies unseen phishing and benign URLs', () => {
  const draw = drawFrom(7);
  expect(shareOf(lures(150, draw))).toBeGreaterThan(0.85);
  expect(shareOf(honest(150, draw))).toBeLessThan(0.04);
});

test.each([
  'https://pub-3f0b21aa98c04f5ab7ac0d0f0c0e1a11.r2.dev/index.html',
  'https://helpcenter-meta-1039.vercel.app/',
  'https://allegrolokalnie.pl-23231.cyou/',
  'https://metamskkloginn.webflow.io/',
  'https://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi.ipfs.dweb.link/',
])('finds %s similar to reported URLs and marks the deciding letters', (text) => {
  const finding = likenessOf(text);
  expect(finding?.points).toBeGreaterThan(0);
  for (const { start, end } of finding?.spans ?? [])
    expect(finding?.message).toContain(`“${text.slice(start, end)}”`);
  expect(finding?.spans.length).toBeGreaterThan(0);
});

test.each([
  'https://dana-portfolio.vercel.app/',
  'https://mayflower-isd.weebly.com/',
  'https://oakhilldental.com/login',
  'https://cafelola.shop/',
  'https://bit.ly/3xk9Qz',
  'https://192.168.1.50:32400/web/index.html',
  'https://secure.chase.com/web/auth/dashboard',
  'https://eservices.tpsgc-pwgsc.gc.ca/connexion-login',
])('does not find %s similar', (text) => expect(likenessOf(text)).toBeUndefined());

test('does not count rule findings twice', () => {
  const address = addressOf('https://account-verify.example/');
  const { points } = scoreByRules(address);
  expect(points).toBeGreaterThanOrEqual(SUSPICIOUS);
  expect(scoreAddress(address).points).toBeLessThanOrEqual(points + 15);
});

test('trains a deterministic model that separates both classes', () => {
  const features = (text: string) => extractFeatures(addressOf(text), []);
  const examples = ['a', 'b', 'c'].flatMap((one) => [
    exampleOf(features(`https://login-${one}.example/`), true, 1),
    exampleOf(features(`https://garden-${one}.example/`), false, 1),
  ]);
  const setting = { rounds: 20, rate: 0.1, decay: 1e-5 };
  const model = learn(examples, setting);
  expect(learn(examples, setting)).toEqual(model);
  expect(calculateLogOdds(model, features('https://login-d.example/'))).toBeGreaterThan(0);
  expect(calculateLogOdds(model, features('https://garden-d.example/'))).toBeLessThan(0);
});
