import { styled } from '@site/shell/kit';
import { useRef, useState } from 'react';
import { useListLeadMembersQuery } from '../../../leadPipeline/leadsApi';

/** A text in which `@` suggests members to mention. Tab goes from the text to the suggestions. */
export function NoteField({ label, value, onChange }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const members = useListLeadMembersQuery().data ?? [];
  const typed = mentionBefore(value.slice(0, caret));
  const found =
    typed === undefined
      ? []
      : members
          .filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()) && name !== typed)
          .slice(0, MAX_SHOWN);
  const complete = (name: string) => {
    const start = caret - (typed?.length ?? 0);
    const next = `${value.slice(0, start)}${name} ${value.slice(caret)}`;
    onChange(next);
    const end = start + name.length + 1;
    setCaret(end);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  return (
    <Styles>
      <textarea
        ref={field}
        aria-label={label}
        placeholder="Write a note. @ mentions a member, who gets it by email."
        value={value}
        maxLength={4000}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <span className="row" role="status">
        {found.length > 0 && <span className="mu">Mention</span>}
        {found.map(({ id, name }) => (
          <button type="button" className="bare" key={id} onClick={() => complete(name)}>
            {name}
          </button>
        ))}
      </span>
    </Styles>
  );
}

interface NoteFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const MAX_SHOWN = 5;

/** The beginning of a name after the last `@` before the caret. */
function mentionBefore(text: string): string | undefined {
  return /(?:^|\s)@([\p{L}\p{N}.'’-]*(?: [\p{L}\p{N}.'’-]*){0,2})$/u.exec(text)?.[1];
}

const Styles = styled('div')`
  display: grid;
  gap: 4px;
  .row {
    font-size: var(--a13);
  }
`;
