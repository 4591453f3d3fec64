import type { Location } from '@site/api/content/locations/contract';
import { bearingBetween, milesBetween } from '@site/shell/distance';
import { below, SmartLink, styled } from '@site/shell/kit';
import { type CitySlug, paths } from '@site/shell/paths';
import type { CSSProperties } from 'react';
import { compassPoint, milesText } from '../../geography/distances';

/** All other areas, nearest first, each with its distance and direction. */
export function NearbyList({ city }: { city: Location }) {
  const others = city.others
    .map((other) => ({ ...other, miles: milesBetween(city, other), bearing: bearingBetween(city, other) }))
    .sort((a, b) => a.miles - b.miles);
  const farthest = others.at(-1)?.miles ?? 1;
  return (
    <Styles>
      {others.map(({ slug, name, miles, bearing }) => (
        <li key={slug}>
          <SmartLink to={paths.city(slug as CitySlug)}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="14" />
              <path d="M16 24V8M12 12l4-4 4 4" transform={`rotate(${Math.round(bearing)} 16 16)`} />
            </svg>
            <b>{name}</b>
            <span className="way">{compassPoint(bearing)}</span>
            <i
              aria-hidden="true"
              style={{ '--d': `${((miles / farthest) * 100).toFixed(1)}%` } as CSSProperties}
            />
            <span className="note tn">{milesText(miles)} mi</span>
          </SmartLink>
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  border-top: 1px solid var(--line-2);
  a {
    display: grid;
    grid-template-columns: 32px 150px 110px minmax(0, 1fr) 76px;
    gap: 0 18px;
    align-items: center;
    min-height: 64px;
    border-bottom: 1px solid var(--line-2);
    text-decoration: none;
    transition: background 0.15s;
  }
  a:hover {
    background: var(--white);
  }
  svg {
    width: 32px;
    height: 32px;
    fill: none;
    stroke: var(--blue);
    stroke-width: 1.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  svg path {
    stroke: var(--navy);
    stroke-width: 1.75;
  }
  b {
    font-weight: 500;
    font-size: 1.25rem;
    letter-spacing: -0.022em;
    color: var(--ink);
  }
  .way {
    color: var(--muted);
    font-size: 1rem;
  }
  i {
    position: relative;
    height: 1px;
    width: var(--d);
    background: var(--navy);
  }
  i::before,
  i::after {
    content: "";
    position: absolute;
    top: -5px;
    width: 1.25px;
    height: 11px;
    background: var(--navy);
    transform: rotate(45deg);
  }
  i::before {
    left: 0;
  }
  i::after {
    right: 0;
  }
  a:hover i::after {
    top: -4px;
    right: -4px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    transform: none;
  }
  .note {
    text-align: right;
  }
  @media ${below.phone} {
    a {
      grid-template-columns: 28px minmax(0, 1fr) auto;
      gap: 0 12px;
      min-height: 60px;
    }
    svg {
      width: 28px;
      height: 28px;
    }
    .way,
    i {
      display: none;
    }
  }
`;
