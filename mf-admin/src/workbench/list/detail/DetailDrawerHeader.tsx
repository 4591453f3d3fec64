import { below, styled } from '@site/shell/kit';
import { IconButton, Skeleton } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { DetailDrawerProps } from '../definition/ListDefinition';

/** The title of the record, with buttons for previous, next and close. */
export function DetailDrawerHeader({
  noun,
  note,
  title,
  description,
  isLoading,
  ...navigation
}: DetailDrawerHeaderProps) {
  const { next, previous, onOpen, onClose } = navigation;
  const steps = [
    { name: `Previous ${noun}`, shortcut: 'k', key: previous, Icon: ChevronUp },
    { name: `Next ${noun}`, shortcut: 'j', key: next, Icon: ChevronDown },
  ];
  return (
    <Styles>
      <div>
        {note && <p className="m mu">{note}</p>}
        <h2>{title ?? (isLoading && <Skeleton width="60%" />)}</h2>
        {(description || isLoading) && <p className="mu">{description ?? <Skeleton width="40%" />}</p>}
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
  noun: string;
  note?: ReactNode;
  title?: ReactNode;
  description?: ReactNode;
  /** The record is loading. */
  isLoading?: boolean;
}

type DetailDrawerHeaderProps = DetailDrawerTexts & Omit<DetailDrawerProps, 'id'>;

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
