import type { ScanReport } from '@site/api/tools/scans/contract';
import { Button, prefillContactForm, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { createSecret } from '../../results/sharing/createSecret';
import { EmailReportPanel } from '../../results/sharing/EmailReportPanel';
import { SharePanel } from '../../results/sharing/SharePanel';
import { SharingPanels } from '../../results/sharing/SharingPanels';
import { usePrint } from '../../results/usePrint';
import { NextStep } from '../../toolLayout/NextStep';
import { ToolSection } from '../../toolLayout/ToolSection';
import { PreviousRuns } from '../history/PreviousRuns';
import { useScanHistory } from '../history/useScanHistory';
import { useEmailScanMutation, useSaveScanMutation } from './scansApi';

/** The end of any scan result: contact, earlier runs, sharing, email and print. */
export function ScanNextSteps({ report, offer }: { report: ScanReport; offer: ContactOffer }) {
  const { tool, domain, id, score } = report;
  const history = useScanHistory(report);
  const { print } = usePrint();
  const [keep] = useSaveScanMutation();
  const [mail] = useEmailScanMutation();
  const secret = useSecret(id);
  // Exactly as received: the server only knows its hash.
  const text = JSON.stringify(report);
  const handleWrite = () =>
    prefillContactForm({ service: offer.service, challenge: 'security', message: contactMessage(report) });
  return (
    <Styles ruled="edges" aria-label="What to do with this report">
      <div className="wrap">
        <NextStep
          title={offer.title}
          to={paths.contact}
          label={offer.label}
          onGo={handleWrite}
          bookTo={paths.bookingsAbout(tool)}
          more={{ to: paths.bookingsAbout(tool), label: 'Book a 30-minute call' }}
        >
          {offer.text}
        </NextStep>
        <PreviousRuns report={report} earlier={history.earlier} onClear={history.clear} />
        {id && (
          <SharingPanels>
            {score === null ? (
              <div>
                <h2>Nothing to share yet</h2>
                <p>We couldn’t get enough answers for a grade, so there’s nothing to share.</p>
              </div>
            ) : (
              <SharePanel
                of={{ kind: 'scan', id, secret }}
                message="Anyone with the link sees the grade, the findings and the fixes."
                prepare={() => keep({ id, body: { report: text, secret } }).unwrap()}
                shares={history.shares}
                onChange={history.setShares}
              />
            )}
            <EmailReportPanel onSend={(email) => mail({ id, body: { report: text, email } }).unwrap()} />
          </SharingPanels>
        )}
        <p className="ends">
          <Button tone="line" size="small" onClick={() => print('report')}>
            <Printer aria-hidden />
            Print
          </Button>
          <span>
            {domain}: checked from the outside, with public information only. This isn’t a certification.
          </span>
        </p>
      </div>
    </Styles>
  );
}

/** A new secret for each report. */
function useSecret(id: string): string {
  const [created, setCreated] = useState(() => ({ id, secret: createSecret() }));
  if (created.id === id) return created.secret;
  const next = { id, secret: createSecret() };
  setCreated(next);
  return next.secret;
}

export interface ContactOffer {
  title: string;
  label: string;
  text: string;
  /** A service value of the contact form. */
  service: string;
}

const contactMessage = ({ shownAs, grade, score, findings }: ScanReport) =>
  [
    `We checked ${shownAs}: ${score === null ? 'no grade' : `${grade}, ${score} of 100`}.`,
    problemList(
      findings.filter(({ state }) => state === 'fail' || state === 'warn').map(({ title }) => title),
    ),
    'We’d like to talk about it.',
  ]
    .filter(Boolean)
    .join('\n');

const problemList = (titles: string[]) => (titles.length ? `To fix: ${titles.join(', ')}.` : '');

const Styles = styled(ToolSection)`
  .wrap > * + * {
    margin-top: 24px;
  }
  .before-after {
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    padding: clamp(20px, 2.6vw, 36px);
  }
  .ends {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 20px;
    align-items: center;
    font-size: 0.9375rem;
  }
  @media print {
    padding: 0;
    .wrap > *:not(.ends),
    .ends button {
      display: none;
    }
  }
`;
