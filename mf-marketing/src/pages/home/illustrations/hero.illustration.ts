import { iso } from '@site/shell/illustrations';
import { tick } from '@site/shell/illustrations/annotations';
import { group, path } from '@site/shell/illustrations/shapes';
import { svg } from '@site/shell/illustrations/svg';
import { axis, workplace } from '@site/shell/illustrations/workplace';

/**
 * The exploded workplace that carries the home page's headline: one axis from the desk through identity,
 * network and backup to the ember that is the headline's full stop. Goes into the page's own markup, where the
 * groups `seat--…` are placed per width and the groups `part--…` inside them follow the pointer.
 */
const view = iso(0.93, 495, 657.4);
const STEP = 173;
const EMBER = [1173, 266] as const;
const CHAIN_Y = 880;

const feet: [part: string, x: number, y: number][] = [
  ['device', 573.1, 868.8],
  ['identity', 709.2, 700.9],
  ['network', 856.6, 619.5],
  ['backup', 964.6, 507.9],
];
const chain = feet.map(([part, x, y]) =>
  group(`extl extl--${part}`, path(`M${x} ${y}V${CHAIN_Y + 8}`, 'dim'), tick(x, CHAIN_Y)),
);
const seat = (part: keyof typeof workplace, at: number, next: number) =>
  group(
    `seat seat--${part}`,
    `<g class="part part--${part}" data-part="${part}">${workplace[part](view, at)}</g>`,
    next === at ? '' : group('axis', axis(view, at, next)),
  );

export default svg(
  { width: 1200, height: 960, inline: 'hero' },
  group('chainline', ...chain, path(`M${feet[0]![1] - 14} ${CHAIN_Y}H1200`, 'dim')),
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
