import { subscriptionConsent } from '@site/api/audience/subscribers/consent';
import { choicesOf, type FormField, isCheckbox } from '@site/api/leads/forms/fields/contract';
import { styled, useSettings } from '@site/shell/kit';
import { CheckboxField, FormGrid, SelectField, TextAreaField, TextField } from '@site/shell/kit/form';
import {
  ChallengeField,
  CompanyField,
  ContactTimeField,
  EmailField,
  MessageField,
  NameField,
  PhoneField,
  ServiceField,
} from './ContactFields';
import { UploadField } from './files/UploadField';

/** The fields of a form of the team, in one column, since any of them may be long. */
export function CustomFields({ slug, fields }: { slug: string; fields: readonly FormField[] }) {
  return (
    <FormGrid isSingle>
      {fields.map((field) => (
        <CustomField key={field.key} slug={slug} field={field} />
      ))}
    </FormGrid>
  );
}

function CustomField({ slug, field }: { slug: string; field: FormField }) {
  const { name: firm } = useSettings();
  const { key, type, label, help, isRequired } = field;
  const cell = { label, hint: help || undefined, optional: !isRequired, wide: true };
  if (isCheckbox(type))
    return (
      <CheckboxCell className="cell is-wide">
        <CheckboxField
          name={key}
          hint={type === 'newsletter' ? `${help} ${subscriptionConsent.text(firm)}`.trim() : cell.hint}
          label={
            <>
              {label} {!isRequired && <small className="inline">(optional)</small>}
            </>
          }
        />
      </CheckboxCell>
    );
  if (type === 'text') return <TextField name={key} maxLength={500} {...cell} />;
  if (type === 'longText') return <TextAreaField name={key} maxLength={3000} {...cell} />;
  if (type === 'choice') return <SelectField name={key} options={choicesOf(field)} {...cell} />;
  if (type === 'file') return <UploadField slug={slug} name={key} {...cell} />;
  const Known = KNOWN[type];
  return <Known {...cell} />;
}

const KNOWN = {
  name: NameField,
  email: EmailField,
  phone: PhoneField,
  company: CompanyField,
  service: ServiceField,
  challenge: ChallengeField,
  contactTime: ContactTimeField,
  message: MessageField,
};

const CheckboxCell = styled('div')`
  padding-inline: 28px;
  small.inline {
    display: inline;
  }
  @media (width < 600px) {
    padding-inline: 20px;
  }
`;
