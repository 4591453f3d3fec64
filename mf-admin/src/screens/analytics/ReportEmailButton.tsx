import { mayGetWeeklyReport } from '@site/api/reporting/weeklyReport/policy';
import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import Mail from 'lucide-react/icons/mail';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { useGetReportEmailQuery, useSetReportEmailMutation } from './report/analyticsApi';

/** Turns the weekly report by email on or off, for the member alone. */
export function ReportEmailButton() {
  const { toast } = useToast();
  const may = usePermissions()(mayGetWeeklyReport);
  const { data } = useGetReportEmailQuery(undefined, { skip: !may });
  const [set, { isLoading }] = useSetReportEmailMutation();
  if (!data) return null;
  const isOn = !data.isOn;
  const handleClick = async () => {
    const { error } = await set({ body: { isOn } });
    if (error) return toast(errorToast('Couldn’t change the weekly email', error as ApiError));
    toast(
      isOn
        ? {
            title: 'Weekly email turned on',
            description: 'You’ll get last week’s report every Monday morning.',
          }
        : { title: 'Weekly email turned off' },
    );
  };
  return (
    <Button tone="line" size="small" aria-pressed={data.isOn} disabled={isLoading} onClick={handleClick}>
      <Mail aria-hidden size={16} /> Weekly email: {data.isOn ? 'on' : 'off'}
    </Button>
  );
}
