import { HubspotActivitiesChange, type HubspotPipelines } from '@site/api/hubspot/activities/contract';
import type { HubspotActivities } from '@site/api/hubspot/connection/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { SelectField } from '@site/shell/kit/form';
import { useEffect } from 'react';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { useEditHubspotActivitiesMutation } from './activitiesApi';

/** Chooses the stages of deals, which are written from then on. */
export function DealsDialog({ activities, version, pipelines, onClose }: DealsDialogProps) {
  const [edit] = useEditHubspotActivitiesMutation();
  const { deals, dealPipeline, dealWonStage, dealReopenedStage } = activities;
  const [first] = pipelines;
  return (
    <FormDialog<HubspotActivitiesChange>
      title="Won leads as deals"
      text="Each won lead becomes a deal of its contact, with its value in US dollars and the date it was won. If you choose other stages later, a deal moves when its lead changes next."
      submitLabel={deals ? 'Save' : 'Turn on'}
      doneTitle={deals ? 'Stages saved' : 'Deals turned on'}
      struct={HubspotActivitiesChange}
      initial={{ dealPipeline: dealPipeline || first?.id || '', dealWonStage, dealReopenedStage }}
      onSubmit={(body) => edit({ version, body: { ...body, deals: true } }).unwrap()}
      onClose={onClose}
    >
      <Stages pipelines={pipelines} />
    </FormDialog>
  );
}

interface DealsDialogProps {
  activities: HubspotActivities;
  version: number;
  pipelines: NonNullable<HubspotPipelines['pipelines']>;
  onClose: () => void;
}

/** The stages of another pipeline are others. */
function Stages({ pipelines }: Pick<DealsDialogProps, 'pipelines'>) {
  const { values, change } = useFormControl<HubspotActivitiesChange>();
  const { dealPipeline, dealWonStage, dealReopenedStage } = values;
  const stages = pipelines.find(({ id }) => id === dealPipeline)?.stages ?? [];
  const isMissing = (stage?: string) => Boolean(stage) && !stages.some(({ id }) => id === stage);
  const [lacksWon, lacksReopened] = [isMissing(dealWonStage), isMissing(dealReopenedStage)];
  useEffect(() => {
    if (lacksWon) change('dealWonStage', '');
    if (lacksReopened) change('dealReopenedStage', '');
  });
  const options = toOptions(stages);
  return (
    <>
      <SelectField name="dealPipeline" label="Pipeline" options={toOptions(pipelines)} />
      <SelectField name="dealWonStage" label="Stage of won leads" options={options} />
      <SelectField
        name="dealReopenedStage"
        label="Stage of reopened leads"
        optional
        options={options}
        placeholder="First open stage"
        hint="For a lead that was won and is open again. A lost one moves to the first lost stage."
      />
    </>
  );
}

const toOptions = (items: { id: string; label: string }[]) =>
  items.map(({ id, label }) => ({ value: id, label }));
