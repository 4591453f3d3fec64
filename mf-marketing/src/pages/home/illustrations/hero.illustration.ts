import { iso } from '@site/shell/illustrations';
import { group, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';
import { axis, workplace } from '@site/shell/illustrations/workplace';

/**
 * The exploded workplace beside the home page's headline: one axis from the device through identity,
 * network and backup to the ember. Goes into the page's own markup, where the
 * groups `seat--…` are placed per width and the groups `part--…` inside them follow the pointer.
 */
const view = iso(0.93, 495, 657.4);
const STEP = 173;
const EMBER = [1173, 266] as const;

const seat = (part: keyof typeof workplace, at: number, next: number) =>
  group(
    `seat seat--${part}`,
    `<g class="part part--${part}" data-part="${part}">${workplace[part](view, at)}</g>`,
    next === at ? '' : group('axis', axis(view, at, next)),
  );

export default svg(
  { width: 1200, height: 960, inline: 'hero' },
  group('axis axis--end', path(`M913 416.1L${EMBER.join(' ')}`, 'ax')),
  seat('backup', -3 * STEP, -2 * STEP),
  seat('network', -2 * STEP, -STEP),
  seat('identity', -STEP, 0),
  seat('device', 0, 0),
  group(
    'ember',
    `<circle class="ember-halo halo" cx="${EMBER[0]}" cy="${EMBER[1]}" r="44"/>`,
    `<circle class="ember-dot em" cx="${EMBER[0]}" cy="${EMBER[1]}" r="11"/>`,
  ),
);
