import { below, styled } from '@site/shell/kit';
import type { Command, CommandGroup } from './commands';

/** The commands by group; the field above keeps the focus. */
export function PaletteList({ id, groups, activeId, optionId, onPoint, onChoose }: PaletteListProps) {
  return (
    <Styles id={id} role="listbox" aria-label="Results" hidden={groups.length === 0}>
      {groups.map(({ name, commands: choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box cannot contain a fieldset
        <div role="group" aria-label={name} key={name}>
          <p aria-hidden="true">{name}</p>
          {choices.map((choice) => (
            <PaletteOption
              key={choice.id}
              id={optionId(choice.id)}
              choice={choice}
              isActive={optionId(choice.id) === activeId}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </Styles>
  );
}

interface PaletteListProps {
  id: string;
  groups: CommandGroup[];
  activeId?: string;
  optionId: (choice: string) => string;
  onPoint: (choice: Command) => void;
  onChoose: (choice: Command) => void;
}

interface PaletteOptionProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  id: string;
  choice: Command;
  isActive: boolean;
}

function PaletteOption({ id, choice, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const { label, note, icon: Icon } = choice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !isActive && onPoint(choice)}
      onClick={() => onChoose(choice)}
    >
      {Icon && <Icon aria-hidden />}
      <b>{label}</b>
      {note && <span>{note}</span>}
    </div>
  );
}

const Styles = styled('div')`
  min-height: 0;
  overflow: auto;
  padding: 0 8px 8px;
  overscroll-behavior: contain;
  [role="group"] > p {
    padding: 10px 8px 4px;
    color: var(--muted);
    font-size: var(--a12);
  }
  [role="option"] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    padding: 4px 8px;
    border-radius: 5px;
    cursor: pointer;
    scroll-margin-block: 34px 8px;
  }
  [role="option"][aria-selected="true"] {
    background: var(--sel);
  }
  b {
    font-weight: 550;
    color: var(--ink);
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    flex: 0 1 auto;
  }
  /* As wide as the icon that it lacks. */
  b:first-child {
    margin-left: 26px;
  }
  span {
    margin-left: auto;
    color: var(--muted);
    font-size: var(--a13);
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    flex: 0 1 auto;
  }
  svg {
    width: 16px;
    height: 16px;
    flex: none;
    color: var(--blue);
  }
  @media ${below.phone} {
    [role="option"] {
      display: grid;
      grid-template-columns: 16px minmax(0, 1fr);
      gap: 0 12px;
      align-content: center;
      min-height: 52px;
    }
    svg {
      grid-row: span 2;
      align-self: center;
    }
    b,
    b:first-child,
    span {
      margin: 0;
      grid-column: 2;
    }
    b:only-of-type:last-child {
      grid-row: span 2;
    }
  }
`;
