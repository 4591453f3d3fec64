import type { Lead } from '@site/api/contract/leads';
import { below, styled, Tooltip } from '@site/shell/kit';
import { Skeleton } from '@site/shell/kit/workbench';
import * as moments from '@site/shell/moments';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { SheetProps } from '../workbench/list/ListDefinition';

/** Whose enquiry it is, and the way to its neighbours and back to the list. */
export function LeadSheetHead({ id, lead, isWaiting, next, previous, onOpen, onClose }: HeadProps) {
  return (
    <Look>
      <div>
        <p className="m mu">
          {id}
          {lead && ` · ${moments.stamp(lead.receivedAt)}`}
        </p>
        <h2>{lead ? lead.name : isWaiting && <Skeleton width="60%" />}</h2>
        <p className="mu">{lead ? lead.company : isWaiting && <Skeleton width="40%" />}</p>
      </div>
      <div className="ways">
        <Tooltip text="Previous lead">
          <button
            type="button"
            aria-label="Previous lead"
            aria-keyshortcuts="k"
            disabled={!previous}
            onClick={() => previous && onOpen(previous)}
          >
            <ChevronUp aria-hidden />
          </button>
        </Tooltip>
        <Tooltip text="Next lead">
          <button
            type="button"
            aria-label="Next lead"
            aria-keyshortcuts="j"
            disabled={!next}
            onClick={() => next && onOpen(next)}
          >
            <ChevronDown aria-hidden />
          </button>
        </Tooltip>
        <Tooltip text="Close">
          <button type="button" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
            <X aria-hidden />
          </button>
        </Tooltip>
      </div>
    </Look>
  );
}

interface HeadProps extends SheetProps {
  lead?: Lead;
  isWaiting: boolean;
}

const Look = styled('header')`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  padding: 14px 12px 12px 20px;
  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: 1.5rem;
    letter-spacing: -0.035em;
    margin-top: 5px;
    overflow-wrap: anywhere;
    min-height: 1.04em;
  }
  h2 + p {
    margin-top: 3px;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
  }
  .ways button {
    width: var(--ctl);
    height: var(--ctl);
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--navy);
    cursor: pointer;
  }
  .ways button:hover {
    background: var(--hover);
  }
  .ways button:disabled {
    opacity: 0.35;
    cursor: default;
    background: none;
  }
  .ways svg {
    width: 18px;
    height: 18px;
  }
  @media ${below.phone} {
    padding: 12px 6px 8px 16px;
  }
`;
