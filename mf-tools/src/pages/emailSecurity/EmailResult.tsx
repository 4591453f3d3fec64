import type { ScanResultProps } from '../../scans/definition/ScanToolDefinition';
import { FindingList, RERUN_LIMIT } from '../../scans/result/FindingList';
import { ResultHeader } from '../../scans/result/ResultHeader';
import { ResultSection } from '../../scans/result/ResultSection';
import { ScanNextSteps } from '../../scans/result/ScanNextSteps';
import { DmarcRollout } from './DmarcRollout';
import { DnsRecords } from './DnsRecords';
import { ForgedMailPath } from './forgedMail/ForgedMailPath';

/** The email security report: verdict, path of a forged email, checks, records and DMARC rollout. */
export function EmailResult({ scan, definition }: ScanResultProps) {
  const { report } = scan;
  if (!report) return null;
  const { findings, forgeries, legs } = report;
  return (
    <div className="prints-alone">
      <ResultHeader scan={scan} definition={definition} />
      {forgeries.length > 0 && <ForgedMailPath forgeries={forgeries} />}
      <ResultSection
        title="Eight checks"
        intro="What we found, why it matters and what to do, most important first."
        screenNote={RERUN_LIMIT}
      >
        <FindingList findings={findings} scan={scan} />
      </ResultSection>
      <DnsRecords report={report} />
      <DmarcRollout legs={legs} />
      <ScanNextSteps
        report={report}
        offer={{
          title: 'Want us to take care of it?',
          label: 'Plan the next steps',
          text: 'We find every service that sends email for you, change the records and watch the reports until fake email is rejected. We start from this report.',
          service: 'email_security',
        }}
      />
    </div>
  );
}
