import type { Sheet } from '@site/api/contract/sheets';
import type { ReactNode } from 'react';
import { CheckRows } from './CheckRows';
import { FixList } from './FixList';
import { FixPlot } from './FixPlot';
import { PartRadar } from './PartRadar';
import { PasteList } from './PasteList';
import { PlanRuler } from './PlanRuler';
import { ResultLook } from './ResultLook';
import { ScoreDial } from './ScoreDial';
import { SheetBlock } from './SheetBlock';

/**
 * A result as one drawing sheet, made to be printed on two pages: whatever measured it, and whether it is one's own or
 * was shared. `remarks` are said beside those of the sheet.
 */
export function ResultSheet({ sheet, remarks = [] }: { sheet: Sheet; remarks?: ReactNode[] }) {
  const { headline, summary, fixes, plan, checks, paste, cappedFrom, cappedBy, band } = sheet;
  return (
    <ResultLook className="result-sheet">
      <div className="zones is-top" aria-hidden="true">
        {ZONES.map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
      <div className="zones is-left" aria-hidden="true">
        {['A', 'B', 'C', 'D'].map((zone) => (
          <span key={zone}>{zone}</span>
        ))}
      </div>
      <div className="inner">
        <header className="headline">
          <h1 tabIndex={-1}>{headline}</h1>
          <p className="lead">{summary}</p>
        </header>
        <section className="of-dial">
          <h2>Score</h2>
          <ScoreDial sheet={sheet} />
          {cappedFrom && (
            <p className="capped">
              <b>
                Kept at {band}, not {cappedFrom}:
              </b>{' '}
              {cappedBy.join('; ')}.
            </p>
          )}
        </section>
        <section className="of-parts">
          <h2>{checks.length ? 'What was found' : 'Where it comes from'}</h2>
          {checks.length ? <CheckRows checks={checks} /> : <PartRadar sheet={sheet} />}
        </section>
        {fixes.length > 0 && (
          <section className="of-fixes">
            <div>
              <h2>{fixes.length < 3 ? 'What is left' : 'First three fixes'}</h2>
              <p>
                {fixes.length > 3
                  ? `${fixes.length} are possible. These give the most for the least.`
                  : 'These give the most for the least.'}
              </p>
              <FixPlot sheet={sheet} />
            </div>
            <FixList sheet={sheet} />
          </section>
        )}
        {paste.length > 0 && (
          <section className="of-paste">
            <h2>What to paste</h2>
            <PasteList paste={paste} />
          </section>
        )}
        {plan.length > 0 && (
          <section className="of-plan">
            <h2>Thirty, sixty, ninety days</h2>
            <PlanRuler plan={plan} />
          </section>
        )}
        <div className="of-remarks">
          {[...sheet.remarks, ...remarks].map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their place
            <p key={index}>{remark}</p>
          ))}
        </div>
        <SheetBlock sheet={sheet} />
      </div>
    </ResultLook>
  );
}

const ZONES = ['1', '2', '3', '4', '5', '6'];
