import { emptyNewsletter, type NewsletterDraft } from '@site/api/audience/newsletters/contract';
import {
  testHoursOptions,
  testMeasureOptions,
  testShareOptions,
} from '@site/api/audience/subjectTests/contract';
import { useId } from 'react';
import type { CustomControlProps } from '../../workbench/editor/definition/EditorDefinition';
import type { SelectOption } from '../../workbench/fields/SelectOption';
import { hasSubjectTest } from './subjectTestLabels';

type Props = CustomControlProps<NewsletterDraft>;

export function TestShareControl(props: Props) {
  return <TestSelect {...props} options={testShareOptions} initial={emptyNewsletter.testShare} />;
}

export function TestMeasureControl(props: Props) {
  return <TestSelect {...props} options={testMeasureOptions} initial={emptyNewsletter.testMeasure} />;
}

export function TestHoursControl(props: Props) {
  return <TestSelect {...props} options={testHoursOptions} initial={emptyNewsletter.testHours} />;
}

/** A choice about the test of two subjects, shown once there is a second one. */
function TestSelect({
  label,
  value,
  onChange,
  isReadOnly,
  errors,
  draft,
  options,
  initial,
}: TestSelectProps) {
  const id = useId();
  if (!hasSubjectTest(draft)) return null;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={String(value ?? initial)}
        disabled={isReadOnly}
        aria-invalid={errors[''] ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

interface TestSelectProps extends Props {
  options: readonly SelectOption[];
  initial: string | undefined;
}
