import { type MeetingQuestion, questionKindOptions } from '@site/api/bookings/meetingTypes/contract';
import { below, styled } from '@site/shell/kit';
import { FieldCell, FormGrid } from '@site/shell/kit/form';
import { useId } from 'react';
import { ItemsField } from '../../../workbench/fields/ItemsField';
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
  const id = useId();
  const { label, kind, options, isRequired } = question;
  return (
    <FormGrid isDense>
      <TextCell
        label="Question"
        value={label}
        maxLength={160}
        onChange={(text) => onChange({ ...question, label: text })}
      />
      <div className="cell">
        <label className="label" htmlFor={`${id}-kind`}>
          Answer type
        </label>
        <select
          id={`${id}-kind`}
          className="control"
          value={kind}
          onChange={({ target }) =>
            onChange({ ...question, kind: target.value as MeetingQuestion['kind'], options: [] })
          }
        >
          {questionKindOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <div className="cell">
        <label className="label" htmlFor={`${id}-required`}>
          Required
        </label>
        <select
          id={`${id}-required`}
          className="control"
          value={isRequired ? 'yes' : 'no'}
          onChange={({ target }) => onChange({ ...question, isRequired: target.value === 'yes' })}
        >
          <option value="no">No</option>
          <option value="yes">Yes</option>
        </select>
      </div>
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

const Styles = styled('div')`
  padding: 6px 20px 10px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
