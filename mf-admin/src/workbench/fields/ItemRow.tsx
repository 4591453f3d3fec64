import { Menu } from '@site/shell/kit/workbench';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { keyTarget } from './itemOrder';
import type { Items } from './useItems';

/** One item of a list: drag handle, name, actions menu and fields. */
export function ItemRow<Item>(row: ItemRowProps<Item>) {
  const {
    noun,
    name,
    at,
    count,
    items,
    handle,
    hint,
    dropClass,
    isCollapsible,
    isOpen,
    isReadOnly,
    errorCount,
    onToggle,
    children,
  } = row;
  const id = useId();
  const itemLabel = `${noun} ${at + 1}`;
  const actions = actionsOf(at, count);
  return (
    <li data-item={items.keys[at]} className={dropClass}>
      <header>
        {!isReadOnly && (
          <button
            type="button"
            className="handle"
            aria-label={`Move ${itemLabel}, ${name}`}
            aria-describedby={hint}
            {...handle}
            onKeyDown={(event) => {
              const to = keyTarget(event, at, count);
              if (to === undefined) return;
              event.preventDefault();
              items.move(at, to);
            }}
          >
            <GripVertical aria-hidden />
          </button>
        )}
        {isCollapsible ? (
          <button type="button" className="fold" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            <span className="m">{at + 1}</span>
            <b>{name}</b>
            {errorCount > 0 && <span className="wt">{errorCount} to fix</span>}
            <ChevronDown aria-hidden />
          </button>
        ) : (
          <span className="name m">
            {capitalize(noun)} {at + 1}
          </span>
        )}
        {!isReadOnly && (
          <Menu
            label={`More actions for ${itemLabel}, ${name}`}
            variant="bare"
            items={actions}
            onChoose={(action) => actions.find(({ value }) => value === action)?.run(items)}
          >
            <Ellipsis aria-hidden />
          </Menu>
        )}
      </header>
      <fieldset
        id={id}
        aria-label={`${capitalize(itemLabel)}: ${name}`}
        hidden={!isOpen}
        disabled={isReadOnly}
      >
        {isOpen && children}
      </fieldset>
    </li>
  );
}

interface ItemRowProps<Item> {
  noun: string;
  name: string;
  at: number;
  count: number;
  items: Items<Item>;
  handle: HTMLAttributes<HTMLElement>;
  /** The id of the text that describes the drag handle. */
  hint: string;
  dropClass?: string;
  isCollapsible: boolean;
  isOpen: boolean;
  isReadOnly: boolean;
  errorCount: number;
  onToggle: () => void;
  children: ReactNode;
}

interface Action {
  value: string;
  label: string;
  disabled?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: any item type
  run: (items: Items<any>) => void;
}

const actionsOf = (at: number, count: number): Action[] => [
  { value: 'up', label: 'Move up', disabled: at === 0, run: (items) => items.move(at, at - 1) },
  { value: 'down', label: 'Move down', disabled: at === count - 1, run: (items) => items.move(at, at + 1) },
  { value: 'copy', label: 'Duplicate', run: (items) => items.duplicate(at) },
  { value: 'remove', label: 'Remove', run: (items) => items.remove(at) },
];
