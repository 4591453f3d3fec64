import { type MeetingQuestion, questionKindOptions } from '@site/api/bookings/meetingTypes/contract';
import { below, styled } from '@site/shell/kit';
import { FieldCell, FormGrid } from '@site/shell/kit/form';
import { ItemsField } from '../../../workbench/fields/ItemsField';
import { SelectCell } from '../../../workbench/fields/SelectCell';
import { TextCell } from '../../../workbench/fields/TextCell';

/** The questions to the guest of a meeting. */
export function MeetingQuestionsField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <FieldCell<MeetingQuestion[]>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      optional
      control={({ value, onChange }) => (
        <Styles>
          <ItemsField<MeetingQuestion>
            value={value || []}
            onChange={onChange}
            errors={NO_ERRORS}
            label={label}
            noun="question"
            max={MAX}
            nameOf={(question) => question.label || 'Untitled question'}
            createItem={() => ({ label: '', kind: 'text', options: [], isRequired: false })}
            render={(question, change) => <QuestionCells question={question} onChange={change} />}
          />
        </Styles>
      )}
    />
  );
}

function QuestionCells({ question, onChange }: QuestionCellsProps) {
  const { label, kind, options, isRequired } = question;
  return (
    <FormGrid isDense>
      <TextCell
        label="Question"
        value={label}
        maxLength={160}
        onChange={(text) => onChange({ ...question, label: text })}
      />
      <SelectCell
        label="Answer type"
        value={kind}
        options={questionKindOptions}
        isWide={false}
        onChange={(value) => onChange({ ...question, kind: value as MeetingQuestion['kind'], options: [] })}
      />
      <SelectCell
        label="Required"
        value={isRequired ? 'yes' : 'no'}
        options={YES_OR_NO}
        isWide={false}
        onChange={(value) => onChange({ ...question, isRequired: value === 'yes' })}
      />
      {kind === 'choice' && (
        <TextCell
          label="Answers to choose from"
          value={options.join('\n')}
          rows={3}
          maxLength={1600}
          hint="One per line, at least two."
          onChange={(text) => onChange({ ...question, options: text.split('\n').slice(0, MAX_OPTIONS) })}
        />
      )}
    </FormGrid>
  );
}

interface QuestionCellsProps {
  question: MeetingQuestion;
  onChange: (question: MeetingQuestion) => void;
}

const MAX = 10;
const MAX_OPTIONS = 20;
const NO_ERRORS = {};
const YES_OR_NO = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const Styles = styled('div')`
  padding: 6px 20px 10px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
