import { Button } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import Printer from 'lucide-react/icons/printer';
import { formatDay } from '../../formatting/dates';
import { ResultReport } from '../../results/report/ResultReport';
import { useGetShareQuery } from '../../results/sharing/sharesApi';
import { usePrint } from '../../results/usePrint';
import { NextStep } from '../../toolLayout/NextStep';
import { ExpiredLink } from './ExpiredLink';

/** A shared report, which can be printed. */
export default function SharedResult({ shareKey }: { shareKey: string }) {
  const { data, error, isError, refetch } = useGetShareQuery({ key: shareKey });
  const { print } = usePrint();
  if (isError) {
    const isOver = [400, 404].includes((error as ApiError).status);
    return <ExpiredLink onRetry={isOver ? undefined : refetch} />;
  }
  if (!data) return <p role="status">Loading the report…</p>;
  const { report, expiresAt } = data;
  return (
    <>
      <div className="bar-top">
        <p className="note">
          {report.name}, shared until {formatDay(new Date(expiresAt))}
        </p>
        <Button tone="line" size="small" onClick={() => print('report')}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <ResultReport report={report} />
      <div className="below">
        <div className="next">
          {report.checks.length ? (
            <NextStep title="Check your domain" to={report.path} label="Check your domain">
              It takes seconds and needs only your domain name.
            </NextStep>
          ) : (
            <NextStep title="How does your company score?" to={report.path} label="Take the assessment">
              Answer the same questions, get a 90-day plan, and you don’t need to sign up.
            </NextStep>
          )}
        </div>
      </div>
    </>
  );
}
