import type { Finding } from '@site/api/tools/scans/contract';
import { from, styled } from '@site/shell/kit';
import type { ScanResultProps } from '../../scans/definition/ScanToolDefinition';
import { FindingList, RERUN_LIMIT } from '../../scans/result/FindingList';
import { ResultHeader } from '../../scans/result/ResultHeader';
import { ResultSection } from '../../scans/result/ResultSection';
import { ScanNextSteps } from '../../scans/result/ScanNextSteps';
import { FixTabs } from './FixTabs';
import { groupFindings } from './groupFindings';
import { ScoreDeductions } from './ScoreDeductions';

/** The report on a website: verdict, deductions, and findings by topic with fixes. */
export function DomainResult({ scan, definition }: ScanResultProps) {
  const { report } = scan;
  if (!report) return null;
  const { findings } = report;
  return (
    <div className="prints-alone">
      <ResultHeader scan={scan} definition={definition}>
        <ScoreDeductions report={report} />
      </ResultHeader>
      {groupFindings(findings).map(({ title, intro, findings: group }, index) => (
        <ResultSection
          key={title}
          title={title}
          intro={intro}
          screenNote={index ? undefined : RERUN_LIMIT}
          background={index % 2 ? 'sheet' : undefined}
        >
          <Lists>
            <FindingList findings={group} scan={scan} fixOf={fixOf} />
          </Lists>
        </ResultSection>
      ))}
      <ScanNextSteps
        report={report}
        offer={{
          title: 'Want us to fix this?',
          label: 'Let us fix it',
          text: 'We set the headers, renew what expires and check again afterward. We start from this report.',
          service: 'cybersecurity',
        }}
      />
    </div>
  );
}

const fixOf = ({ fixes, title }: Finding) => (fixes.length ? <FixTabs fixes={fixes} title={title} /> : null);

const Lists = styled('div')`
  @media screen {
    @media ${from.desktop} {
      ul > li {
        grid-template-columns: 12rem 8.5rem minmax(0, 1fr) minmax(0, 1.15fr);
      }
    }
  }
`;
