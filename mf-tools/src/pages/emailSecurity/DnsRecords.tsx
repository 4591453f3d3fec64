import type { Fix, ScanReport } from '@site/api/tools/scans/contract';
import { CopyButton } from '../../clipboard/CopyButton';
import { ResultSection } from '../../scans/result/ResultSection';
import { DnsRecordsStyles } from './DnsRecordsStyles';

/** All records in order, each with a copy button, and one button for all. */
export function DnsRecords({ report: { fixes } }: { report: ScanReport }) {
  if (fixes.length === 0) return null;
  const host = fixes.find((fix) => fix.host)?.host;
  return (
    <ResultSection
      background="sheet"
      title="DNS records to add"
      intro={`${host ? 'These are written for your DNS host. ' : ''}Change one record, wait a day, check the reports, then change the next.`}
    >
      <DnsRecordsStyles>
        <div className="top">
          <p>
            {host ? (
              <>
                <b>{host}</b>: add or change these among your domain’s DNS records.
              </>
            ) : (
              'Add or change these among your domain’s DNS records.'
            )}
          </p>
          {fixes.length > 1 && (
            <CopyButton
              text={fixes.map(zoneLine).join('\n')}
              label={`Copy all ${numberWord(fixes.length)}`}
              context="to paste"
            />
          )}
        </div>
        <ol>
          {fixes.map((fix, index) => (
            <li key={`${fix.type} ${fix.name} ${fix.value}`}>
              <span className="number">{index + 1}</span>
              <code className="type">{fix.kind === 'record' ? fix.type : fix.kind}</code>
              <code className="name">{fix.kind === 'record' ? fix.name : fix.type}</code>
              <code className="value">{fix.value}</code>
              <CopyButton text={fix.value} context={`${fix.type} ${fix.name}`} />
              <em>{fix.due}</em>
              <p>{fix.note}</p>
            </li>
          ))}
        </ol>
      </DnsRecordsStyles>
    </ResultSection>
  );
}

const zoneLine = ({ type, name, value }: Fix) => [type, name, value].filter(Boolean).join('\t');

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numberWord = (count: number) => NUMBERS[count] ?? String(count);
