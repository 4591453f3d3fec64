import { below, styled } from '@site/shell/kit';

/** The list's keyboard shortcuts, below the list. */
export function ShortcutHints({ canSelect, canSearch, canCreate }: ShortcutHintsProps) {
  const hints = [
    { keys: ['J', 'K'], action: 'move' },
    ...(canSelect ? [{ keys: ['X'], action: 'select' }] : []),
    { keys: ['E'], action: 'open' },
    ...(canSearch ? [{ keys: ['/'], action: 'search' }] : []),
    ...(canCreate ? [{ keys: ['N'], action: 'new' }] : []),
    { keys: ['?'], action: 'all shortcuts' },
  ];
  return (
    <Styles aria-hidden="true">
      {hints.map(({ keys, action: does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd className="kbd" key={key}>
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </Styles>
  );
}

interface ShortcutHintsProps {
  canSelect: boolean;
  canSearch: boolean;
  canCreate: boolean;
}

const Styles = styled('span')`
  display: flex;
  gap: 16px;
  > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }
  @container (max-width: 680px) {
    span:nth-of-type(n + 4) {
      display: none;
    }
  }
  @media ${below.phone}, (pointer: coarse) {
    display: none;
  }
`;
