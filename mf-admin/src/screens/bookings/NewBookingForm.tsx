import { CallerBookingDraft } from '@site/api/bookings/management/contract';
import { below, styled, useToast } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import {
  Form,
  FormGrid,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormValues,
} from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCaller } from '../../leadPipeline/useCaller';
import { FormAlert } from '../../requests/FormAlert';
import { DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { LoadError } from '../../workbench/screen/LoadError';
import { useCreateCallerBookingMutation, useGetBookingOptionsQuery } from './bookingsApi';
import { TimeField } from './TimeField';
import { timeZoneOptions } from './time/timeZoneOptions';

/** Books a meeting for a caller. */
export function NewBookingForm({ onCreated }: { onCreated: (id: string) => void }) {
  const options = useGetBookingOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateCallerBookingMutation();
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const caller = useCaller();
  const form = useRef<HTMLDivElement>(null);
  const isReady = caller !== undefined && options.data !== undefined;
  useEffect(() => {
    if (isReady) form.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [isReady]);
  if (options.error && !options.data)
    return (
      <DetailDrawerState>
        <LoadError
          title="Couldn’t load the form"
          error={options.error as ApiError}
          onRetry={options.refetch}
          isBusy={options.isFetching}
        />
      </DetailDrawerState>
    );
  if (!caller || !options.data)
    return (
      <DetailDrawerState>
        <Skeleton width="60%" />
      </DetailDrawerState>
    );
  const { types, hosts } = options.data;
  return (
    <Styles ref={form}>
      <Form<CallerBookingDraft>
        label="New booking"
        struct={CallerBookingDraft}
        initial={{ type: '', startAt: '', ...caller }}
        messages={{ startAt: 'Please choose a time.' }}
        keepValues
        onSubmit={async (body) => {
          setProblem(undefined);
          const { id, email } = await create({ body }).unwrap();
          toast({ title: 'Meeting booked', description: `Sending the invite to ${email}.` });
          onCreated(id);
        }}
        onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
      >
        <FormGrid isDense isSingle>
          <SelectField
            name="type"
            label="Meeting type"
            options={types.map(({ slug, label, minutes }) => ({
              value: slug,
              label: `${label}, ${minutes} min`,
            }))}
          />
          <SelectField
            name="hostId"
            label="Host"
            options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="Any host"
            hint="“Any host” assigns the available host with the fewest meetings."
            optional
            isOmittedWhenEmpty
          />
          <TypeTimes />
          <TextField name="name" label="Name" autoComplete="off" maxLength={200} />
          <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={60}
            optional
          />
          <SelectField
            name="timeZone"
            label="Caller’s time zone"
            options={timeZoneOptions()}
            placeholder="Not known"
            optional
            isOmittedWhenEmpty
          />
          <TextAreaField
            name="note"
            label="Note"
            hint="For the team only."
            rows={3}
            maxLength={2000}
            optional
            isOmittedWhenEmpty
          />
        </FormGrid>
        <footer>
          <FormAlert problem={problem} />
          <SubmitButton tone="ember" size="small" busyLabel="Booking…">
            Book meeting
          </SubmitButton>
        </footer>
      </Form>
    </Styles>
  );
}

/** The free times of the chosen meeting type and host. */
function TypeTimes() {
  const { type, hostId = '' } = useFormValues<CallerBookingDraft>();
  return <ChosenTimes key={`${type} ${hostId}`} type={type} host={hostId} />;
}

/** A time that was chosen for another meeting type or host is cleared. */
function ChosenTimes(query: { type: string; host: string }) {
  const { values, change } = useFormControl<CallerBookingDraft>();
  const clear = useEffectEvent(() => values.startAt && change('startAt', ''));
  useEffect(() => {
    clear();
  }, []);
  return <TimeField query={query} guestZone={values.timeZone} />;
}

const Styles = styled('div')`
  footer {
    padding: 14px 20px 24px;
  }
  @media ${below.phone} {
    footer {
      padding-inline: 16px;
    }
  }
`;
