import {
  importBasisOptions,
  importMailsPerHour,
  subscriberImport,
} from '@site/api/audience/imports/contract';
import { mayImportSubscribers } from '@site/api/audience/imports/policy';
import { listSubscribers } from '@site/api/audience/management/contract';
import { DateField } from '@site/shell/kit/fields';
import { SelectField, TextAreaField, TextField, useFormValues } from '@site/shell/kit/form';
import { createImportClient } from '../../workbench/tableImport/createImportClient';
import { ImportButton } from '../../workbench/tableImport/ImportButton';
import type { ImportDefinition } from '../../workbench/tableImport/ImportDefinition';

/** Imports a list of subscribers, with the basis for emailing them. */
export const SubscriberImport = () => <ImportButton definition={definition} />;

const definition: ImportDefinition = {
  nouns: { one: 'subscriber', many: 'subscribers' },
  needs: mayImportSubscribers,
  imports: createImportClient(subscriberImport, listSubscribers),
  fields: [
    { name: 'email', label: 'Email', isRequired: true },
    { name: 'topics', label: 'Topics' },
    { name: 'consentedOn', label: 'Date of consent' },
  ],
  hint: 'CSV or JSON with an email address in each row, up to 1,000 rows. Separate topics with semicolons; without any, a person gets all topics.',
  successNote:
    'You can undo the import for 30 days. People who got an email or changed something since then stay.',
  options: {
    Fields: BasisFields,
    initial: { basis: 'confirmation' },
    toBody: ({ basis, statement = '', consentedOn = '', consentSource = '' }) =>
      basis === 'statement'
        ? { basis, statement, consentSource, ...(consentedOn && { consentedOn }) }
        : { basis },
  },
};

/** Why these people may get email: they confirm it, or a member states their consent. */
function BasisFields() {
  const { basis } = useFormValues<{ basis?: string }>();
  return (
    <>
      <SelectField
        name="basis"
        label="Permission to email them"
        options={importBasisOptions}
        placeholder={null}
        hint={
          basis === 'statement'
            ? 'They’re subscribed at once. What you enter here is stored as proof of consent for each person.'
            : `Each person gets an email and is subscribed after confirming. We send up to ${importMailsPerHour} of these emails an hour.`
        }
      />
      {basis === 'statement' && (
        <>
          <TextAreaField
            name="statement"
            label="Text they agreed to"
            hint="In the words they saw when they agreed."
            rows={2}
            maxLength={1000}
          />
          <DateField name="consentedOn" label="Date of consent" hint="A date in the file takes precedence." />
          <TextField
            name="consentSource"
            label="Where they gave consent"
            hint="For example: sign-up form of our previous newsletter."
            maxLength={200}
          />
        </>
      )}
    </>
  );
}
