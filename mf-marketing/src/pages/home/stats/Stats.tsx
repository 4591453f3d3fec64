import { Embers, Reveal } from '@site/shell/kit';
import { STATS } from '../copy/upperCopy';
import { Gauge } from './Gauge';
import { StatsStyles } from './StatsStyles';
import { useGlow } from './useGlow';

/** Three results, each on a gauge; they warm up shortly after the page has loaded. */
export function Stats() {
  const isGlowing = useGlow();
  return (
    <StatsStyles className={isGlowing ? 'is-glowing' : undefined}>
      <div className="wrap">
        <ul>
          {STATS.map(({ value, unit, kind, label, context }, index) => (
            <Reveal as="li" className="stat" index={index} key={label}>
              <Embers className="sparks" />
              <Gauge value={Number(value)} kind={kind} />
              <p className="value tn">
                {value}
                <small>{unit}</small>
              </p>
              <p className="label">{label}</p>
              <p className="context">{context}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </StatsStyles>
  );
}
