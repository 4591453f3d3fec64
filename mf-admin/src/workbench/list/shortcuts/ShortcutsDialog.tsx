import { styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { screens } from '../../../screens';
import { usePermissions } from '../../../session/usePermissions';

/** Every key that works in a list, and those that lead to other screens. */
export function ShortcutsDialog({ words, begins, canSelect, canSearch, onClose }: ShortcutsDialogProps) {
  const may = usePermissions();
  const ways = screens.flatMap(({ key, label, needs }) =>
    key && may(needs) ? [{ keys: ['G', key.toUpperCase()], does: `Go to ${label}` }] : [],
  );
  const lines = [
    { keys: ['J'], does: `Next ${words.one}` },
    { keys: ['K'], does: `Previous ${words.one}` },
    ...(canSelect ? [{ keys: ['X'], does: `Select or deselect the ${words.one}` }] : []),
    { keys: ['E', 'Enter'], does: `Open the focused ${words.one}` },
    { keys: ['Esc'], does: `Close the ${words.one} or leave the search` },
    ...(canSearch ? [{ keys: ['/'], does: 'Search' }] : []),
    ...(begins ? [{ keys: ['N'], does: begins.label }] : []),
    ...ways,
    { keys: ['?'], does: 'Show keyboard shortcuts' },
  ];
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <Styles>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd className="kbd" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Styles>
    </Dialog>
  );
}

interface ShortcutsDialogProps {
  words: { one: string };
  begins?: { label: string };
  canSelect: boolean;
  canSearch: boolean;
  onClose: () => void;
}

const Styles = styled('dl')`
  padding: 4px 20px 16px;
  div {
    display: grid;
    grid-template-columns: 108px 1fr;
    align-items: center;
    min-height: 40px;
    border-bottom: 1px solid var(--line);
  }
  div:last-of-type {
    border: 0;
  }
  dt {
    display: flex;
    gap: 6px;
  }
  dd {
    color: var(--ink);
  }
`;
