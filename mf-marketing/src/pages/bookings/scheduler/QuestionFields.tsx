import { answerField } from '@site/api/bookings/contract';
import type { MeetingQuestion } from '@site/api/bookings/meetingTypes/contract';
import { below, styled } from '@site/shell/kit';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@site/shell/kit/form';

/** The questions of the chosen meeting type. */
export function QuestionFields({ type, questions }: QuestionFieldsProps) {
  return questions.map(({ label, kind, options, isRequired }, at) => {
    const field = { name: answerField(type, at), label, optional: !isRequired, wide: true };
    if (kind === 'checkbox')
      return (
        <Box className="cell is-wide" key={field.name}>
          <CheckboxField name={field.name} label={isRequired ? label : <>{label} (optional)</>} />
        </Box>
      );
    if (kind === 'choice')
      return (
        <SelectField
          key={field.name}
          {...field}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    if (kind === 'lines') return <TextAreaField key={field.name} {...field} rows={2} maxLength={2000} />;
    return <TextField key={field.name} {...field} maxLength={200} />;
  });
}

export interface QuestionFieldsProps {
  /** The slug of the meeting type. */
  type: string;
  questions: MeetingQuestion[];
}

const Box = styled('div')`
  padding: 2px 28px;
  @media ${below.phone} {
    padding-inline: 20px;
  }
`;
