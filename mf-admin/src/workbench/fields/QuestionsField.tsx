import { FormGrid } from '@site/shell/kit/form';
import type { ControlledField } from './ControlledField';
import { ItemsField } from './ItemsField';
import { TextCell } from './TextCell';

/** Questions with their answers. */
export function QuestionsField({ label = 'Questions', ...field }: QuestionsFieldProps) {
  return (
    <ItemsField
      {...field}
      label={label}
      noun="question"
      nameOf={({ question }) => question || 'Untitled question'}
      createItem={() => ({ question: '', answer: '' })}
      render={(item, onChange, errors) => (
        <FormGrid isDense isSingle>
          <TextCell
            label="Question"
            value={item.question}
            maxLength={500}
            error={errors.question}
            onChange={(question) => onChange({ ...item, question })}
          />
          <TextCell
            label="Answer"
            value={item.answer}
            rows={3}
            maxLength={5000}
            error={errors.answer}
            onChange={(answer) => onChange({ ...item, answer })}
          />
        </FormGrid>
      )}
    />
  );
}

interface QuestionsFieldProps extends ControlledField<Question[]> {
  label?: string;
  max: number;
}

interface Question {
  question: string;
  answer: string;
}
