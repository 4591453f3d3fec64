import { maxGoalNameLength } from '@site/api/insights/goals/contract';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { IconButton } from '@site/shell/kit/workbench';
import Target from 'lucide-react/icons/target';
import { capitalize } from '../../../formatting/capitalize';
import { errorToast } from '../../../requests/errorToast';
import type { ReportUrl } from '../report/useReportUrl';
import { useCreateEventGoalMutation, useListGoalResultsQuery } from './goalsApi';

/** Adds a goal of one event, once for each event. */
export function EventGoalButton({ event, url }: { event: string; url: ReportUrl }) {
  const { toast } = useToast();
  const [create, { isLoading }] = useCreateEventGoalMutation();
  const { currentData } = useListGoalResultsQuery({ query: url.query });
  const known = currentData?.goals.find(
    ({ steps: [step, second] }) => !second && step?.kind === 'event' && step.value === event,
  );
  const name = capitalize(event).slice(0, maxGoalNameLength);
  const add = async () => {
    const steps = [{ kind: 'event' as const, value: event }];
    try {
      await create({ body: { name, steps, isOrdered: true, within: 'visit' } }).unwrap();
      toast({ title: `Goal added: ${name}`, description: 'Also counts the last 30 days.' });
    } catch (error) {
      toast(errorToast('Couldn’t add the goal', error as ApiError));
    }
  };
  return (
    <IconButton
      label={known ? `${event} is the goal ${known.name}` : `Make ${event} a goal`}
      disabled={!currentData || Boolean(known) || isLoading}
      onClick={add}
    >
      <Target aria-hidden />
    </IconButton>
  );
}
