import { styled } from '@site/shell/kit';
import type { Versioned } from '../resource/createResource';
import { explainReadOnly } from '../screen/explainReadOnly';
import { formatField } from './fieldInfo';
import type { RecordDefinition } from './RecordDefinition';
import { toDraft } from './toDraft';

/** The read-only view of a record. */
export function RecordFacts<Row extends Versioned, Draft extends object>({
  definition,
  row,
}: RecordFactsProps<Row, Draft>) {
  const { fields, struct, needs, noun: word, lockedNote, Facts } = definition;
  const draft = toDraft(definition, row);
  return (
    <>
      <Styles>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              {field.renderValue?.(draft[field.name]) ??
                (formatField(struct, field, draft) || <span className="mu">Empty</span>)}
            </dd>
          </div>
        ))}
      </Styles>
      {Facts && <Facts row={row} />}
      <Note className="mu">{lockedNote?.(row) ?? explainReadOnly(word, needs)}</Note>
    </>
  );
}

interface RecordFactsProps<Row extends Versioned, Draft extends object> {
  definition: RecordDefinition<Row, Draft>;
  row: Row;
}

const Styles = styled('dl')`
  border-top: 1px solid var(--line);
  > div {
    padding: 9px 20px 10px;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-size: var(--a13);
    color: var(--muted);
  }
  dd {
    color: var(--ink);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const Note = styled('p')`
  padding: 12px 20px;
  font-size: var(--a13);
`;
