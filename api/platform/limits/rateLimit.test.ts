import { networkOf } from '../client/clientAddress';
import { createRateLimit } from './rateLimit';

const HOUR = 3600;

test('the networks of one IPv6 connection share sixteen times the limit of a network', async () => {
  const limit = createRateLimit();
  const name = `connection-${Date.now()}`;
  const act = (address: string) => limit.consume(name, networkOf(address), 3, HOUR);
  for (let network = 1; network <= 16; network++)
    for (let time = 0; time < 3; time++) await act(`2001:db8:7:${network}::1`);
  await expect(act('2001:db8:7:ffff::1')).rejects.toMatchObject({ status: 429 });
  await limit.refund(name, networkOf('2001:db8:7:1::1'), HOUR);
  await limit.refund(name, networkOf('2001:db8:7:1::1'), HOUR);
  await act('2001:db8:7:fffe::1');
  await act('2001:db8:8:1::1');
  for (let last = 1; last <= 50; last++) await act(`192.0.2.${last}`);
});
