import { below, SmartLink, styled } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Offer } from './offers';

/** Services with number, name and summary. Each can be chosen for a comparison. */
export function ServiceIndex({ all, offers, choice, start }: ServiceIndexProps) {
  return (
    <Styles>
      {offers.map((offer) => (
        <li key={offer.to}>
          <SmartLink to={offer.to}>
            <span className="number tn" aria-hidden="true">
              {String(all.indexOf(offer) + 1).padStart(2, '0')}
            </span>
            <div>
              <h3>{offer.label}</h3>
              {offer === start && <em>Start here</em>}
            </div>
            <p>{offer.summary}</p>
            <ArrowRight size={20} aria-hidden />
          </SmartLink>
          <Choose offer={offer} {...choice} />
        </li>
      ))}
    </Styles>
  );
}

interface ServiceIndexProps {
  /** The complete list, which determines the numbers. */
  all: Offer[];
  /** The visible part of the list. */
  offers: Offer[];
  choice: Choice;
  /** Where most companies start. */
  start?: Offer;
}

interface Choice {
  /** False before hydration; the space is reserved. */
  isReady: boolean;
  /** Paths. */
  chosen: string[];
  isFull: boolean;
  onChoose: (offer: Offer) => void;
}

function Choose({ offer, isReady, chosen, isFull, onChoose }: Choice & { offer: Offer }) {
  const isChosen = chosen.includes(offer.to);
  return (
    <label className={isReady ? 'choose' : 'choose is-waiting'}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => onChoose(offer)}
      />
      Compare<span className="sr"> {offer.label}</span>
    </label>
  );
}

const Styles = styled('ul')`
  border-top: 1px solid var(--navy);
  li {
    display: grid;
    grid-template-columns: 1fr 118px;
    border-bottom: 1px solid var(--line-2);
  }
  .choose {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 10px;
    min-height: 44px;
    font-size: var(--fs-sm);
    color: var(--muted);
    cursor: pointer;
  }
  .choose.is-waiting {
    visibility: hidden;
  }
  .choose input {
    width: 20px;
    height: 20px;
    margin: 0;
    appearance: none;
    display: grid;
    place-content: center;
    border: 1.5px solid var(--blue-2);
    border-radius: var(--r-cell);
    background: var(--white);
    cursor: inherit;
  }
  .choose input:checked {
    background: var(--navy);
    border-color: var(--navy);
  }
  .choose input:checked::before {
    content: "";
    width: 11px;
    height: 6px;
    border: solid var(--white);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  .choose:has(:checked) {
    color: var(--navy);
    font-weight: 550;
  }
  .choose:has(:disabled) {
    opacity: 0.5;
    cursor: default;
  }
  a {
    position: relative;
    display: grid;
    grid-template-columns: 56px 5fr 7fr 24px;
    gap: 0 20px;
    align-items: baseline;
    padding: 20px 8px 21px 0;
    text-decoration: none;
    transition: background 0.15s;
  }
  a::before {
    content: "";
    position: absolute;
    left: -5px;
    top: 28px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    transform: scale(0);
    transition: transform 0.16s;
  }
  a:hover,
  a:focus-visible {
    background: var(--white);
  }
  a:hover::before,
  a:focus-visible::before {
    transform: none;
  }
  .number {
    padding-left: 14px;
    font-size: 1.375rem;
    letter-spacing: -0.04em;
    color: var(--blue-2);
    transition: color 0.15s;
  }
  a:hover .number {
    color: var(--navy);
  }
  h3 {
    font-size: 1.375rem;
    line-height: 1.18;
    letter-spacing: -0.028em;
  }
  a em {
    display: inline-block;
    margin-top: 8px;
    padding: 3px 9px;
    border: 1px solid var(--navy);
    border-radius: var(--r-round);
    font: 550 0.8125rem / 1.2 var(--sans);
    letter-spacing: 0;
    color: var(--navy);
    vertical-align: 0.15em;
    white-space: nowrap;
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
  }
  svg {
    align-self: center;
    color: var(--blue);
    transition: transform var(--t-hover);
  }
  a:hover svg {
    transform: translateX(3px);
  }
  @media ${below.phone} {
    li {
      grid-template-columns: 1fr;
    }
    .choose {
      justify-content: flex-start;
      margin-left: 38px;
    }
    a {
      grid-template-columns: 28px 1fr 20px;
      padding: 12px 0 2px;
      gap: 2px 10px;
    }
    a::before {
      content: none;
    }
    .number {
      padding: 0;
      font-size: 1rem;
    }
    h3 {
      font-size: 1.1875rem;
    }
    p {
      grid-column: 2 / -1;
      grid-row: 2;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
  }
`;
