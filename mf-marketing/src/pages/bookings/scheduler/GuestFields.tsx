import { FormGrid, TextAreaField, TextField } from '@site/shell/kit/form';
import { COPY } from './copy';
import { QuestionFields, type QuestionFieldsProps } from './QuestionFields';

/** The guest's details, answers to the meeting type's questions, and a note. */
export function GuestFields(questions: QuestionFieldsProps) {
  return (
    <fieldset className="step">
      <legend>{COPY.who}</legend>
      <FormGrid isFramed>
        <TextField
          name="name"
          label="Full Name"
          placeholder="Your name"
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          name="email"
          label="Email Address"
          type="email"
          placeholder="you@company.com"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          name="phone"
          label="Phone Number"
          type="tel"
          placeholder="+1 512 555 0100"
          autoComplete="tel"
          maxLength={60}
          optional
          wide
        />
        <QuestionFields {...questions} />
        <TextAreaField
          name="note"
          label="What should we look at before the call?"
          placeholder="One sentence is enough"
          rows={2}
          maxLength={2000}
          optional
          isOmittedWhenEmpty
        />
      </FormGrid>
    </fieldset>
  );
}
