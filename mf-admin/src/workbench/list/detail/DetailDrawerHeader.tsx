import { below, styled } from '@site/shell/kit';
import { IconButton, Skeleton } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { DetailDrawerProps } from '../definition/ListDefinition';

/** Which record it is, and the way to its neighbours and back to the list. */
export function DetailDrawerHeader({ word, note, title, about, isWaiting, ...ways }: SheetHeadProps) {
  const { next, previous, onOpen, onClose } = ways;
  const steps = [
    { name: `Previous ${word}`, shortcut: 'k', key: previous, Icon: ChevronUp },
    { name: `Next ${word}`, shortcut: 'j', key: next, Icon: ChevronDown },
  ];
  return (
    <Styles>
      <div>
        {note && <p className="m mu">{note}</p>}
        <h2>{title ?? (isWaiting && <Skeleton width="60%" />)}</h2>
        {(about || isWaiting) && <p className="mu">{about ?? <Skeleton width="40%" />}</p>}
      </div>
      <div className="ways">
        {steps.map(({ name, shortcut, key, Icon }) => (
          <IconButton
            key={name}
            label={name}
            aria-keyshortcuts={shortcut}
            disabled={!key}
            onClick={() => key && onOpen(key)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
        <IconButton label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </Styles>
  );
}

export interface DetailDrawerTexts {
  /** What a record is called. */
  word: string;
  note?: ReactNode;
  title?: ReactNode;
  about?: ReactNode;
  /** The record is on its way. */
  isWaiting?: boolean;
}

type SheetHeadProps = DetailDrawerTexts & Omit<DetailDrawerProps, 'id'>;

const Styles = styled('header')`
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
    overflow-wrap: anywhere;
    min-height: 1.04em;
  }
  p + h2 {
    margin-top: 5px;
  }
  h2 + p {
    margin-top: 3px;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
  }
  @media ${below.phone} {
    padding: 12px 6px 8px 16px;
  }
`;
