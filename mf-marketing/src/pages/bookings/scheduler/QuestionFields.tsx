import { answerField } from '@site/api/bookings/contract';
import type { MeetingQuestion } from '@site/api/bookings/meetingTypes/contract';
import { below, styled } from '@site/shell/kit';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@site/shell/kit/form';

/** The questions of the chosen meeting type. */
export function QuestionFields({ questions }: { questions: MeetingQuestion[] }) {
  return questions.map(({ label, kind, options, isRequired }, at) => {
    const field = { name: answerField(at), label, optional: !isRequired, wide: true };
    if (kind === 'checkbox')
      return (
        <Box className="cell is-wide" key={label}>
          <CheckboxField name={field.name} label={isRequired ? label : <>{label} (optional)</>} />
        </Box>
      );
    if (kind === 'choice')
      return (
        <SelectField
          key={label}
          {...field}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    if (kind === 'lines') return <TextAreaField key={label} {...field} rows={2} maxLength={2000} />;
    return <TextField key={label} {...field} maxLength={200} />;
  });
}

const Box = styled('div')`
  padding: 2px 28px;
  @media ${below.phone} {
    padding-inline: 20px;
  }
`;
