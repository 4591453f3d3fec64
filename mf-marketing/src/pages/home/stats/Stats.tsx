import type { HeroFigure } from '@site/api/content/caseStudies/contract';
import { Embers, Reveal, SmartLink, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { STATS } from '../copy/upperCopy';
import { Gauge } from './Gauge';
import { StatsStyles } from './StatsStyles';
import { useGlow } from './useGlow';

/** Three results, each with a gauge that animates shortly after the page has loaded. */
export function Stats() {
  const isGlowing = useGlow();
  const { heroCases } = useSettings();
  const slugOf = (name: HeroFigure) => heroCases.find(({ figure }) => figure === name)?.slug;
  return (
    <StatsStyles className={isGlowing ? 'is-glowing' : undefined}>
      <div className="wrap">
        <ul>
          {STATS.map(({ name, value, unit, kind, label, context }, index) => (
            <Reveal as="li" className="stat" index={index} key={label}>
              <Embers className="sparks" />
              <Gauge value={Number(value)} kind={kind} />
              <p className="value tn">
                {value}
                <small>{unit}</small>
              </p>
              <p className="label">{label}</p>
              <p className="context">{context}</p>
              <CaseLink slug={slugOf(name)} label={label} />
            </Reveal>
          ))}
        </ul>
      </div>
    </StatsStyles>
  );
}

/** The case study of a figure, if one is set. */
function CaseLink({ slug, label }: { slug: string | undefined; label: string }) {
  if (!slug) return null;
  return (
    <p className="context">
      <SmartLink to={paths.caseStudy(slug)}>
        Read the case<span className="sr"> behind “{label}”</span>
      </SmartLink>
    </p>
  );
}
