import styled from '@emotion/styled/base';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { type ControlProps, FieldCell, type FieldProps } from '../form/FieldCell';

/** A few short words. Enter or a comma ends one; Backspace in the empty field takes the last one back. */
export function TagsField(field: FieldProps) {
  return <FieldCell<string[]> {...field} isGroup wide control={(input) => <TagsInput {...input} />} />;
}

/** The control without a form. */
export function TagsInput({
  id,
  value,
  onChange,
  className,
  suggestions = [],
  name: _,
  ...input
}: TagsInputProps) {
  const listId = useId();
  const tags = Array.isArray(value) ? value : [];
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const more = text
      .split(',')
      .map((word) => word.trim())
      .map((word) => suggestions.find((each) => each.toLowerCase() === word.toLowerCase()) ?? word)
      .filter(Boolean);
    setTyped('');
    if (more.length) onChange([...new Set([...tags, ...more])]);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && tags.length) onChange(tags.slice(0, -1));
  };
  return (
    <Styles className={className}>
      {tags.map((tag) => (
        <span className="tag" key={tag}>
          {tag}
          {!input.readOnly && (
            <button
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={() => onChange(tags.filter((each) => each !== tag))}
            >
              <X aria-hidden />
            </button>
          )}
        </span>
      ))}
      <input
        {...(input as object)}
        id={id}
        type="text"
        list={suggestions.length ? listId : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
        onKeyDown={handleKey}
        onBlur={() => {
          add(typed);
          input.onBlur();
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions
            .filter((each) => !tags.includes(each))
            .map((each) => (
              <option key={each} value={each} />
            ))}
        </datalist>
      )}
    </Styles>
  );
}

interface TagsInputProps extends ControlProps<string[]> {
  /** Known words, offered while typing. One that differs from what was typed in case alone takes its place. */
  suggestions?: readonly string[];
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  .tag {
    display: inline-flex;
    align-items: center;
    height: 26px;
    padding-left: 9px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
    font-size: 0.8125rem;
    font-weight: 550;
  }
  button {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--navy);
    cursor: pointer;
  }
  svg {
    width: 13px;
    height: 13px;
  }
  input {
    flex: 1;
    min-width: 96px;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: 0;
    box-shadow: none;
  }
`;
