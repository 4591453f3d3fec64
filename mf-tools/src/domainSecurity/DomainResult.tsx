import type { Finding } from '@site/api/contract/scans';
import { from, styled } from '@site/shell/kit';
import { CheckList, RUN_AGAIN } from '../scan/CheckList';
import { ResultBand } from '../scan/ResultBand';
import { ResultHead } from '../scan/ResultHead';
import { ResultNext } from '../scan/ResultNext';
import type { ResultProps } from '../scan/ScanWords';
import { Deductions } from './Deductions';
import { FixTabs } from './FixTabs';
import { groupsOf } from './groups';

/** The report on a website: verdict with what cost points, and the findings by what they are about, each with lines to paste. */
export function Result({ scan, words }: ResultProps) {
  const { report } = scan;
  if (!report) return null;
  const { findings } = report;
  return (
    <div className="prints-alone">
      <ResultHead scan={scan} words={words}>
        <Deductions report={report} />
      </ResultHead>
      {groupsOf(findings).map(({ title, says, of }, index) => (
        <ResultBand
          key={title}
          title={title}
          says={says}
          onScreen={index ? undefined : RUN_AGAIN}
          ground={index % 2 ? 'sheet' : undefined}
        >
          <Lists>
            <CheckList findings={of} scan={scan} fixOf={fixOf} />
          </Lists>
        </ResultBand>
      ))}
      <ResultNext
        report={report}
        offer={{
          title: 'Want someone else to put these in?',
          label: 'Hand it over',
          text: 'We set the headers, renew what expires and look again afterwards. This report comes along, so nobody starts over.',
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
