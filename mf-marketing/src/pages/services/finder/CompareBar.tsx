import { Button, below, styled } from '@site/shell/kit';
import X from 'lucide-react/icons/x';
import type { Offer } from './offers';

/** The services selected for comparison, in a sticky bar. */
export function CompareBar({ chosen, isShown, onRemove, onCompare }: CompareBarProps) {
  if (!chosen.length) return null;
  return (
    <Styles aria-label="Services to compare">
      <div className="wrap">
        <ul>
          {chosen.map((offer) => (
            <li key={offer.to}>
              {offer.label}
              <button type="button" aria-label={`Remove ${offer.label}`} onClick={() => onRemove(offer)}>
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {chosen.length < 2 ? (
          <p>Choose one or two more</p>
        ) : (
          !isShown && (
            <Button size="small" onClick={onCompare}>
              Compare {chosen.length}
            </Button>
          )
        )}
      </div>
    </Styles>
  );
}

interface CompareBarProps {
  chosen: Offer[];
  /** Whether the comparison is open already. */
  isShown: boolean;
  onRemove: (offer: Offer) => void;
  onCompare: () => void;
}

const Styles = styled('section')`
  position: sticky;
  bottom: 0;
  z-index: var(--layer-bar);
  border-top: 1px solid var(--navy);
  background: var(--sheet);
  .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    padding-block: 10px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    flex: 1 1 20em;
    min-width: 0;
  }
  li {
    display: flex;
    align-items: center;
    font-weight: 500;
    letter-spacing: -0.01em;
    color: var(--ink);
  }
  li button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    color: var(--blue);
    cursor: pointer;
  }
  p {
    font-size: var(--fs-sm);
    color: var(--muted);
  }
  @media ${below.phone} {
    li {
      font-size: var(--fs-sm);
    }
    li button {
      width: 40px;
    }
  }
  @media print {
    display: none;
  }
`;
