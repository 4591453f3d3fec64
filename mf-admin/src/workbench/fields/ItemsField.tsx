import { Button, LiveRegion } from '@site/shell/kit';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, use, useEffect, useEffectEvent, useId } from 'react';
import { type ControlledField, errorsBelow, type FieldErrors } from './ControlledField';
import { ItemRow } from './ItemRow';
import { ItemsStyles } from './ItemsStyles';
import { dropClass } from './itemOrder';
import { ReadOnlyContext } from './ReadOnlyContext';
import { useDeferredFocus } from './useDeferredFocus';
import { useExpandedItems } from './useExpandedItems';
import { useItemDrag } from './useItemDrag';
import { type Items, useItems } from './useItems';

/**
 * A list of items to add, edit, duplicate, remove (with undo) and reorder by pointer or keyboard. Where it is read-only,
 * items can still be opened.
 */
export function ItemsField<Item>(field: ItemsFieldProps<Item>) {
  const { label, noun, value, onChange, errors, nameOf, render, isCollapsible = false, target } = field;
  const isReadOnly = use(ReadOnlyContext);
  const { box, focusOn: goTo } = useDeferredFocus();
  const items = useItems({ items: value, onChange, nameOf, focusOn: goTo });
  const { drag, handle } = useItemDrag(items.move);
  const expanded = useExpandedItems(isCollapsible);
  const hint = useId();
  const show = useEffectEvent((at: number) => {
    const key = items.keys[at];
    if (key === undefined) return;
    expanded.open(key);
    goTo(['input', 'textarea', 'button'].map((part) => `[data-item="${key}"] fieldset ${part}`).join());
  });
  useEffect(() => {
    if (target) show(target.at);
  }, [target]);
  return (
    <ItemsStyles
      ref={box}
      role="group"
      aria-label={label}
      className={isCollapsible ? 'is-folding' : undefined}
    >
      {errors[''] && <p className="error">{errors['']}</p>}
      {isReadOnly && !value.length && <p className="mu">None</p>}
      {!isReadOnly && (
        <p className="sr" id={hint}>
          Use the arrow keys to move this item. Home and End move it to the start or end.
        </p>
      )}
      <ol>
        {value.map((item, at) => {
          const key = items.keys[at]!;
          const below = errorsBelow(errors, at);
          const errorCount = Object.keys(below).length;
          return (
            <ItemRow
              key={key}
              noun={noun}
              at={at}
              items={items}
              errorCount={errorCount}
              isReadOnly={isReadOnly}
              isCollapsible={isCollapsible}
              hint={hint}
              name={nameOf(item)}
              count={value.length}
              handle={handle(at)}
              dropClass={dropClass(at, drag)}
              isOpen={errorCount > 0 || expanded.isOpen(key)}
              onToggle={() => expanded.toggle(key)}
            >
              {render(item, (next) => items.change(at, next), below)}
            </ItemRow>
          );
        })}
      </ol>
      {items.removed && (
        <p className="removed">
          {nameOf(items.removed.item)} removed.{' '}
          <button type="button" className="lk undo" onClick={items.undoRemove}>
            Undo
          </button>
        </p>
      )}
      {!isReadOnly && <AddItem {...field} items={items} onAdded={expanded.open} />}
      <LiveRegion>{items.announcement}</LiveRegion>
    </ItemsStyles>
  );
}

export interface ItemsFieldProps<Item> extends ControlledField<Item[]> {
  label: string;
  /** The singular noun, such as `question`. */
  noun: string;
  /** An item's name in labels and messages. */
  nameOf: (item: Item) => string;
  render: (item: Item, onChange: (item: Item) => void, errors: FieldErrors) => ReactNode;
  /** Creates a new item. Where there are several kinds, `adding` renders the choice instead. */
  createItem?: () => Item;
  adding?: (add: (item: Item) => void) => ReactNode;
  /** Items are collapsed to one line until opened; items with errors are open. */
  isCollapsible?: boolean;
  /** An item to open and focus; a new object for each request. */
  target?: { at: number };
  /** The maximum number of items. */
  max: number;
}

function AddItem<Item>({
  value,
  noun: word,
  createItem: blank,
  adding,
  max: most,
  items,
  onAdded,
}: AddItemProps<Item>) {
  if (value.length >= most) return <p className="full mu">You’ve reached the maximum of {most}.</p>;
  const add = (item: Item) => onAdded(items.add(item));
  return (
    <div className="adding">
      {adding?.(add)}
      {blank && (
        <Button tone="line" size="small" onClick={() => add(blank())}>
          <Plus aria-hidden />
          Add {word}
        </Button>
      )}
    </div>
  );
}

interface AddItemProps<Item> extends ItemsFieldProps<Item> {
  items: Items<Item>;
  onAdded: (key: number) => void;
}
