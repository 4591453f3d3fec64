import { CheckList, RUN_AGAIN } from '../scan/CheckList';
import { ResultBand } from '../scan/ResultBand';
import { ResultHead } from '../scan/ResultHead';
import { ResultNext } from '../scan/ResultNext';
import type { ResultProps } from '../scan/ScanWords';
import { FlightPlan } from './FlightPlan';
import { ForgedPath } from './ForgedPath';
import { Records } from './Records';

/** The report on a domain's mail: verdict, the path of a forged mail, the checks, what to paste, the way to `p=reject`. */
export function Result({ scan, words }: ResultProps) {
  const { report } = scan;
  if (!report) return null;
  const { findings, forgeries, legs } = report;
  return (
    <div className="prints-alone">
      <ResultHead scan={scan} words={words} />
      {forgeries.length > 0 && <ForgedPath forgeries={forgeries} />}
      <ResultBand
        title="Eight checks"
        says="What we found, why it matters, what to do. Heaviest first."
        onScreen={RUN_AGAIN}
      >
        <CheckList findings={findings} scan={scan} />
      </ResultBand>
      <Records report={report} />
      <FlightPlan legs={legs} />
      <ResultNext
        report={report}
        offer={{
          title: 'Want someone else to read the reports?',
          label: 'Plan the climb',
          text: 'We fly this plan with you: name every sender, change the records, watch junk, and stop at reject. This report comes along, so nobody starts over.',
          service: 'email_security',
        }}
      />
    </div>
  );
}
