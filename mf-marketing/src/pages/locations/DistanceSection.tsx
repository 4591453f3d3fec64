import type { Location } from '@site/api/content/locations/contract';
import { bearingBetween, milesBetween } from '@site/shell/distance';
import { below, styled } from '@site/shell/kit';
import { compassPoint, milesText } from '../../geography/distances';
import { DistanceMap } from './DistanceMap';
import { OFFICE } from './mapLocations';

/** A map with the distance from the office and the key facts. */
export function DistanceSection({ city }: { city: Location }) {
  const isHome = city.slug === OFFICE.slug;
  return (
    <Styles>
      <DistanceMap city={city} />
      <div className="wrap">
        <dl>
          <div>
            <dt>County</dt>
            <dd>{city.county}</dd>
          </div>
          <div>
            <dt>From our office</dt>
            <dd>
              {isHome
                ? 'Our office is here'
                : `${milesText(milesBetween(OFFICE, city))} miles, ${compassPoint(bearingBetween(OFFICE, city))}`}
            </dd>
          </div>
          <div>
            <dt>{isHome ? 'Road' : `By road, about ${city.roadMiles} miles`}</dt>
            <dd>{city.road}</dd>
          </div>
          <div>
            <dt>On site</dt>
            <dd>{city.onSiteDays.length > 0 ? listOf(city.onSiteDays) : 'By appointment'}</dd>
          </div>
        </dl>
      </div>
    </Styles>
  );
}

const listOf = (days: string[]) => new Intl.ListFormat('en-US').format(days.map((day) => `${day}s`));

const Styles = styled('div')`
  position: relative;
  overflow: clip;
  border-block: 1px solid var(--line-2);
  background:
    linear-gradient(var(--rule) 1px, transparent 1px) 50% 0 / 100% 38px,
    linear-gradient(90deg, var(--rule) 1px, transparent 1px) 50% 0 / 38px 100%,
    var(--paper);
  .wrap {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 24px;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    box-shadow: var(--sh-float);
  }
  dl > div {
    padding: 13px 18px 15px;
    min-width: 0;
  }
  dl > div + div {
    border-left: 1px solid var(--line-2);
  }
  dt {
    font-size: 0.8125rem;
    font-weight: 550;
    color: var(--blue);
    line-height: 1.3;
  }
  dd {
    margin-top: 3px;
    color: var(--ink);
    font-weight: 500;
    letter-spacing: -0.012em;
    line-height: 1.35;
  }
  @media ${below.laptop} {
    background-size:
      100% 30px,
      30px 100%,
      auto;
    .wrap {
      position: relative;
      bottom: 0;
      width: 100%;
    }
    dl {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      border-inline: 0;
      border-bottom: 0;
      border-radius: 0;
      box-shadow: none;
    }
    dl > div {
      padding: 11px var(--gutter) 12px;
    }
    dl > div:nth-of-type(odd) {
      border-left: 0;
    }
    dl > div:nth-of-type(n + 3) {
      border-top: 1px solid var(--line-2);
    }
  }
`;
