import { HubspotActivitiesChange, type HubspotForms } from '@site/api/hubspot/activities/contract';
import type { HubspotActivities } from '@site/api/hubspot/connection/contract';
import { SelectField } from '@site/shell/kit/form';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { useEditHubspotActivitiesMutation } from './activitiesApi';

/** Chooses the form that inquiries are submitted to, from then on. */
export function FormsDialog({ activities, version, forms, onClose }: FormsDialogProps) {
  const [edit] = useEditHubspotActivitiesMutation();
  const isOn = activities.forms;
  const unusable = forms.filter(({ problem }) => problem);
  return (
    <FormDialog<HubspotActivitiesChange>
      title="Inquiries as form submissions"
      text={
        <>
          HubSpot then ties the inquiry to the visitor that its cookie names. The cookie needs HubSpot’s
          tracking code, which this site doesn’t load: add it to your Google tag container, to run only with
          marketing consent. Page views on this site aren’t reported to HubSpot, since the security policy
          blocks them. Name HubSpot in your privacy policy.
        </>
      }
      submitLabel={isOn ? 'Save' : 'Turn on'}
      doneTitle={isOn ? 'Form saved' : 'Form submissions turned on'}
      struct={HubspotActivitiesChange}
      initial={{ formId: activities.formId }}
      onSubmit={(body) => edit({ version, body: { ...body, forms: true } }).unwrap()}
      onClose={onClose}
    >
      <SelectField
        name="formId"
        label="Form in HubSpot"
        options={forms.map(({ id, name, problem }) => ({
          value: id,
          label: problem ? `${name} (not usable)` : name,
        }))}
        hint={
          <>
            Inquiries fill the fields that the form has for email, message, and the mapped name, company,
            phone and service.
            {unusable.map(({ id, name, problem }) => (
              <span key={id}>
                {' '}
                {name}: {problem}
              </span>
            ))}
          </>
        }
      />
    </FormDialog>
  );
}

interface FormsDialogProps {
  activities: HubspotActivities;
  version: number;
  forms: NonNullable<HubspotForms['forms']>;
  onClose: () => void;
}
