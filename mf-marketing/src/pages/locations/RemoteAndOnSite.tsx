import type { Location } from '@site/api/content/locations/contract';
import { below, styled } from '@site/shell/kit';
import Cable from 'lucide-react/icons/cable';
import Car from 'lucide-react/icons/car';
import { SERVICE_AREA } from './content';
import { OFFICE } from './mapLocations';

/** What is fixed remotely, what needs a visit, how far the city is, and how visits work. */
export function RemoteAndOnSite({ city }: { city: Location }) {
  const { remote, onSite, visits } = SERVICE_AREA;
  return (
    <Styles aria-labelledby="remote-and-on-site">
      <div className="wrap">
        <h2 id="remote-and-on-site" className="h2">
          What we fix remotely and on-site
        </h2>
        <div className="sides">
          <div className="side">
            <h3>
              <Cable size={24} aria-hidden />
              {remote.title}
            </h3>
            <ul>
              {remote.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="side on-site">
            <h3>
              <Car size={24} aria-hidden />
              {onSite.title}
            </h3>
            <ul>
              {onSite.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className="visits">
          <h3>{visits.title}</h3>
          <p>
            {wayTo(city)} {visits.text}
          </p>
        </div>
      </div>
    </Styles>
  );
}

const wayTo = ({ slug, name, road, roadMiles }: Location) =>
  slug === OFFICE.slug
    ? `Our office is in ${name}.`
    : `Our office in Round Rock is about ${roadMiles} miles from ${name}. The route is ${road}.`;

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  h2 {
    max-width: 10em;
    margin-bottom: clamp(36px, 4vw, 64px);
  }
  .sides {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  .sides::before {
    content: "";
    position: absolute;
    left: -6px;
    top: -5px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px rgba(242, 106, 33, 0.2);
  }
  .side {
    border-top: 1.5px solid var(--navy);
    padding: 24px 40px 8px 0;
  }
  .on-site {
    border-top: 0;
    padding: 25px 0 8px;
    background:
      repeating-linear-gradient(
        90deg,
        var(--navy) 0 14px,
        transparent 14px 18px,
        var(--navy) 18px 20px,
        transparent 20px 24px
      )
      0 0 / 100% 1.5px no-repeat;
  }
  h3 {
    display: flex;
    gap: 12px;
    align-items: center;
    font-size: 1.375rem;
    line-height: 1.2;
    letter-spacing: -0.026em;
  }
  h3 svg {
    color: var(--blue);
  }
  ul {
    margin-top: 14px;
  }
  li {
    padding: 12px 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-size: 1.125rem;
    line-height: 1.4;
  }
  .visits {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: 12px 20px;
    margin-top: 40px;
    padding: 26px 28px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--white);
  }
  .visits h3 {
    align-items: flex-start;
  }
  .visits p {
    max-width: var(--measure);
    font-size: 1.125rem;
  }
  @media ${below.tablet} {
    .sides,
    .visits {
      grid-template-columns: minmax(0, 1fr);
    }
    .side {
      padding-right: 0;
    }
    .on-site {
      margin-top: 20px;
    }
    .visits {
      padding: 20px;
    }
  }
`;
