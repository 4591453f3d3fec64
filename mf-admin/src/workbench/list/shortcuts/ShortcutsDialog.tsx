import { styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { screens } from '../../../screens';
import { usePermissions } from '../../../session/usePermissions';

/** All keyboard shortcuts of a list and those that open other screens. */
export function ShortcutsDialog({
  nouns,
  recordShortcuts = [],
  createAction,
  canSelect,
  canSearch,
  onClose,
}: ShortcutsDialogProps) {
  const may = usePermissions();
  const goToShortcuts = screens.flatMap(({ shortcut: key, label, needs }) =>
    key && may(needs) ? [{ keys: ['G', key.toUpperCase()], action: `Go to ${label}` }] : [],
  );
  const shortcuts = [
    { keys: ['J'], action: `Next ${nouns.one}` },
    { keys: ['K'], action: `Previous ${nouns.one}` },
    ...(canSelect ? [{ keys: ['X'], action: `Select or deselect the ${nouns.one}` }] : []),
    ...(canSelect ? [{ keys: ['Shift', 'X'], action: 'Select the range from the last selection' }] : []),
    { keys: ['E', 'Enter'], action: `Open the focused ${nouns.one}` },
    { keys: ['Esc'], action: `Close the ${nouns.one} or leave the search` },
    ...(canSearch ? [{ keys: ['/'], action: 'Search' }] : []),
    ...(createAction ? [{ keys: ['N'], action: createAction.label }] : []),
    ...recordShortcuts,
    { keys: ['F8'], action: 'Go to the notification, for example to undo' },
    ...goToShortcuts,
    { keys: ['?'], action: 'Show keyboard shortcuts' },
  ];
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <Styles>
        {shortcuts.map(({ keys, action: does }) => (
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
  nouns: { one: string };
  /** The shortcuts of the open record. */
  recordShortcuts?: readonly { keys: string[]; action: string }[];
  createAction?: { label: string };
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
