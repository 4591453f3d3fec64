import { styled } from '@site/shell/kit';
import type { FieldChange } from './diffDrafts';

/** Changed fields with word-level differences. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (!changes.length) return <p className="mu">No differences.</p>;
  return (
    <Styles>
      {changes.map(({ label, parts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {parts.map(({ kind, text }, index) => {
              const Part = { same: 'span', added: 'ins', removed: 'del' }[kind] as 'span';
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other id than their index
              return <Part key={index}>{kind === 'same' ? shortened(text) : text}</Part>;
            })}
          </dd>
        </div>
      ))}
    </Styles>
  );
}

/** Enough of an unchanged passage for orientation. */
const shortened = (text: string) =>
  text.length > 240 ? `${text.slice(0, 110)} … ${text.slice(-110)}` : text;

const Styles = styled('dl')`
  display: grid;
  gap: 10px;
  dt {
    font-size: var(--a12);
    color: var(--muted);
  }
  dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ins {
    background: var(--sel);
    color: var(--ink);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  del + ins {
    margin-left: 4px;
  }
  del {
    color: var(--error);
  }
`;
