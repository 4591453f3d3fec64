import {
  conditionOptions,
  mostSteps,
  type SequenceDraft,
  type SequenceStep,
  SequenceSteps,
  waitOptions,
} from '@site/api/audience/sequences/contract';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { FormGrid } from '@site/shell/kit/form';
import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import type { FieldErrors } from '../../workbench/fields/ControlledField';
import { ItemsField } from '../../workbench/fields/ItemsField';
import { SelectCell } from '../../workbench/fields/SelectCell';
import type { SelectOption } from '../../workbench/fields/SelectOption';
import { TextCell } from '../../workbench/fields/TextCell';

/** The steps of a sequence in their order, as a record field. */
export function StepsField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { values, change, fieldErrors } = useFormControl<SequenceDraft>();
  const shown = fieldErrors.filter((error) => error.name === name || error.name.startsWith(`${name}.`));
  const fromApi = Object.fromEntries(
    shown.map((error) => [error.name.slice(name.length + 1), error.message]),
  );
  const errors = shown.length ? { ...fromApi, ...findStepErrors(values.steps) } : {};
  return (
    <Styles className={shown.length ? 'cell is-wide is-bad' : 'cell is-wide'} data-field={name}>
      <span className="label">{label}</span>
      <p className="hint">{help}</p>
      <div className="items">
        <ItemsField
          isCollapsible
          label={label}
          noun="step"
          value={values.steps}
          onChange={(steps) => change(name, withUniqueKeys(steps))}
          errors={errors}
          max={mostSteps}
          nameOf={(step) => `${step.subject || 'Untitled'}, ${labelOf(waitOptions, step.wait).toLowerCase()}`}
          createItem={createStep}
          render={(step, onChange, below) => <StepForm step={step} onChange={onChange} errors={below} />}
        />
      </div>
    </Styles>
  );
}

function StepForm({ step, onChange, errors }: StepFormProps) {
  return (
    <FormGrid isDense isSingle>
      <SelectCell
        label="Wait"
        value={step.wait}
        options={waitOptions}
        error={errors.wait}
        hint="Starts at the trigger or the previous step. In quiet hours, the email waits until they end."
        onChange={(wait) => onChange({ ...step, wait: wait as SequenceStep['wait'] })}
      />
      <SelectCell
        label="Send to"
        value={step.condition}
        options={conditionOptions}
        error={errors.condition}
        hint="Everyone else skips this email and goes on to the next step."
        onChange={(condition) => onChange({ ...step, condition: condition as SequenceStep['condition'] })}
      />
      <TextCell
        label="Subject"
        value={step.subject}
        maxLength={150}
        error={errors.subject}
        onChange={(subject) => onChange({ ...step, subject })}
      />
      <Suspense fallback={<Skeleton width="60%" />}>
        <MarkdownCell
          label="Text"
          value={step.markdown}
          error={errors.markdown}
          onChange={(markdown) => onChange({ ...step, markdown })}
        />
      </Suspense>
    </FormGrid>
  );
}

interface StepFormProps {
  step: SequenceStep;
  onChange: (step: SequenceStep) => void;
  errors: FieldErrors;
}

const MarkdownCell = lazy(() => import('../../workbench/landingBlocks/MarkdownCell'));

const labelOf = (options: readonly SelectOption[], wanted: string) =>
  options.find(({ value }) => value === wanted)?.label ?? wanted;

const createStep = (): SequenceStep => ({
  key: newKey(),
  wait: '24',
  condition: 'always',
  subject: '',
  markdown: '',
});

/** Gives a duplicated step a new key. */
const withUniqueKeys = (steps: SequenceStep[]): SequenceStep[] =>
  steps.map((step, at) =>
    steps.findIndex(({ key }) => key === step.key) < at ? { ...step, key: newKey() } : step,
  );

/** The errors of steps by path, such as `2.subject`; the empty path is the list itself. */
function findStepErrors(steps: SequenceStep[]): FieldErrors {
  const [error] = SequenceSteps.validate(steps);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.failures() ?? []) errors[path.join('.')] ??= message;
  return errors;
}

/** Identifies a step for as long as its sequence exists. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const Styles = styled('div')`
  /* The arrow is for a cell that is a select itself. */
  &&&&&::after {
    content: none;
  }
  && > .hint {
    margin-top: 4px;
  }
  .items {
    padding: 2px 20px 12px;
  }
  @media ${below.phone} {
    .items {
      padding-inline: 16px;
    }
  }
`;
