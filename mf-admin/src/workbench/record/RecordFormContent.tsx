import { useFormControl } from '@site/shell/kit/fields';
import { FormGrid } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Fragment, useRef } from 'react';
import { useSaveShortcut } from '../../keyboard/useSaveShortcut';
import { useOnline } from '../../requests/useOnline';
import { SuggestedValues } from '../fields/SuggestedValues';
import type { Versioned, Writes } from '../resource/createResource';
import { UnsavedChangesDialog } from '../screen/UnsavedChangesDialog';
import { DeleteButton } from './DeleteButton';
import { ErrorSummary } from './ErrorSummary';
import { RecordConflict } from './RecordConflict';
import { RecordFieldCell } from './RecordFieldCell';
import type { Conflict, FormBase, RecordFormProps } from './RecordForm';
import { SaveBar } from './SaveBar';
import { useDeletion } from './useDeletion';
import { useFormSync } from './useFormSync';

/** The content of the record form: its fields or the conflict, and the save bar. */
export function RecordFormContent<Row extends Versioned, Draft extends object>(
  props: RecordFormContentProps<Row, Draft>,
) {
  const { definition, row, base, rebase, conflict } = props;
  const { noun: word, struct, fields, Facts } = definition;
  const container = useRef<HTMLDivElement>(null);
  const control = useFormControl<Draft>();
  const isOnline = useOnline();
  const deletion = useDeletion(props);
  const isUnsaved = (control.isDirty || conflict !== undefined) && !deletion.isDone;
  const submit = () => container.current?.closest('form')?.requestSubmit();
  useSaveShortcut(() => isOnline && !conflict && submit());

  useFormSync(props, { isUnsaved, submit });

  return (
    <div ref={container}>
      {conflict && (
        <RecordConflict
          definition={definition}
          conflict={conflict}
          isOnline={isOnline}
          onChoose={(chosen, isToSend) => rebase({ row: conflict.theirs, chosen, shouldSubmit: isToSend })}
        />
      )}
      <div hidden={conflict !== undefined}>
        <ErrorSummary
          container={container}
          noun={word}
          fields={fields}
          failures={control.fieldErrors}
          problem={props.problem}
          onSaveAsNew={() => {
            props.detach();
            submit();
          }}
        />
        <FormGrid isDense isSingle>
          {fields.map((field) => (
            <Fragment key={field.name}>
              <RecordFieldCell struct={struct} field={field} row={row} />
              {field.useSuggestions && (
                <SuggestedValues
                  label={field.label}
                  useSuggestions={field.useSuggestions}
                  draft={control.values}
                  onChoose={(value) => control.change(field.name, value)}
                />
              )}
            </Fragment>
          ))}
        </FormGrid>
        {Facts && row && <Facts row={row} />}
        <SaveBar
          createLabel={definition.creation?.label ?? `Add ${word}`}
          isNew={!base.row}
          isUnsaved={isUnsaved}
          isOnline={isOnline}
          isBusy={control.isBusy}
        >
          {base.row && row && !definition.isPermanent && (
            <DeleteButton noun={word} deletion={deletion} isOnline={isOnline} />
          )}
        </SaveBar>
      </div>
      <UnsavedChangesDialog isUnsaved={isUnsaved}>
        Your changes to {definition.isPermanent ? 'the' : 'this'} {word} will be lost.
      </UnsavedChangesDialog>
    </div>
  );
}

export interface RecordFormContentProps<Row extends Versioned, Draft extends object>
  extends RecordFormProps<Row, Draft> {
  writes: Writes<Row, Draft>;
  base: FormBase<Row, Draft>;
  rebase: (base: FormBase<Row, Draft>) => void;
  /** Makes the next save create a new record. */
  detach: () => void;
  /** Why the last attempt failed. */
  problem?: ApiError;
  conflict?: Conflict<Row, Draft>;
}
