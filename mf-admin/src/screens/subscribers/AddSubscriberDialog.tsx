import { importBasisOptions } from '@site/api/audience/imports/contract';
import type { NewSubscriber } from '@site/api/audience/newSubscribers/contract';
import { type Topic, topicOptions } from '@site/api/audience/subscribers/contract';
import { below, styled } from '@site/shell/kit';
import { DateField } from '@site/shell/kit/fields';
import { CheckboxField, SelectField, TextAreaField, TextField, useFormValues } from '@site/shell/kit/form';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useAddSubscriberMutation } from './subscribersApi';

type Basis = Omit<NewSubscriber, 'topics'>;
type Values = Partial<Basis & Record<`topic-${Topic}`, boolean>>;

/** Adds one person, with the basis for emailing them. */
export function AddSubscriberDialog({ onClose }: { onClose: () => void }) {
  const [add] = useAddSubscriberMutation();
  return (
    <FormDialog<Values>
      title="Add subscriber"
      submitLabel="Add subscriber"
      doneTitle="Subscriber added"
      initial={{
        basis: 'confirmation',
        ...Object.fromEntries(topicOptions.map(({ value }) => [`topic-${value}`, true])),
      }}
      onSubmit={(values) => {
        const topics = topicOptions.map(({ value }) => value).filter((topic) => values[`topic-${topic}`]);
        if (!topics.length) return Promise.reject({ status: 400, text: 'Choose at least one topic.' });
        return add({ body: { ...toBasis(values), topics } }).unwrap();
      }}
      onClose={onClose}
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <Topics>
        <legend>Topics</legend>
        {topicOptions.map(({ value, label }) => (
          <CheckboxField key={value} name={`topic-${value}`} label={label} />
        ))}
      </Topics>
      <BasisFields />
    </FormDialog>
  );
}

const toBasis = ({
  email = '',
  basis = 'confirmation',
  statement = '',
  consentedOn = '',
  consentSource = '',
}: Values): Basis =>
  basis === 'statement'
    ? { email, basis, statement, consentSource, ...(consentedOn && { consentedOn }) }
    : { email, basis };

/** Why this person may get email: they confirm it, or the member states their consent. */
function BasisFields() {
  const { basis } = useFormValues<Values>();
  return (
    <>
      <SelectField
        name="basis"
        label="Permission to email them"
        options={LABELS}
        placeholder={null}
        hint={
          basis === 'statement'
            ? 'They’re subscribed at once. What you enter here is stored as proof of consent.'
            : 'They get an email and are subscribed after confirming.'
        }
      />
      {basis === 'statement' && (
        <>
          <TextAreaField
            name="statement"
            label="Text they agreed to"
            hint="In the words they saw or heard when they agreed."
            rows={2}
            maxLength={1000}
          />
          <DateField name="consentedOn" label="Date of consent" />
          <TextField
            name="consentSource"
            label="Where they gave consent"
            hint="For example: paper form at a trade fair."
            maxLength={200}
          />
        </>
      )}
    </>
  );
}

const LABELS = importBasisOptions.map(({ value, label }) => ({
  value,
  label: value === 'confirmation' ? 'Ask them to confirm' : label,
}));

const Topics = styled('fieldset')`
  margin: 0;
  padding: 10px 20px 4px;
  border: 0;
  border-bottom: 1px solid var(--line-2);
  legend {
    float: left;
    width: 100%;
    padding: 0 0 4px;
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  legend + * {
    clear: left;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
