import { type Infer, object } from 'superstruct';
import { listed } from '../../platform/contracts/settingFields';

export const AnalyticsSettings = object({
  /** IP addresses and networks (CIDR) whose visits are not counted, such as the team's offices. */
  excludedNetworks: listed(50, (one) => /^[\da-f:.]{2,45}(\/\d{1,3})?$/i.test(one), {
    message: 'Please enter IP addresses or networks such as 203.0.113.0/24.',
    example: '203.0.113.0/24',
  }),
});
export type AnalyticsSettings = Infer<typeof AnalyticsSettings>;
