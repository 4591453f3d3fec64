import { Button, below, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Phone from 'lucide-react/icons/phone';
import { StateBadge } from '../../checkStates/StateBadge';
import type { ScanFailure } from '../stream/streamScan';

/** Why there is no report, with a retry or contact. */
export function ScanFailurePanel({ failure, onRetry }: { failure: ScanFailure; onRetry: () => void }) {
  const { phone, phoneHref } = useSettings();
  const { title, badge } = LABELS[failure.kind];
  return (
    <Styles>
      <StateBadge state="unknown">{badge}</StateBadge>
      <h2>{title}</h2>
      <p>{failure.message}</p>
      {failure.kind === 'away' && (
        <p>Nothing was found out about the domain, good or bad. We can read the same records with you.</p>
      )}
      <div className="ways">
        <Button onClick={onRetry}>Try again</Button>
        <Button tone="line" href={phoneHref}>
          <Phone aria-hidden />
          {phone}
        </Button>
        <Button tone="line" to={paths.contact}>
          Contact us
        </Button>
      </div>
    </Styles>
  );
}

const LABELS: Record<ScanFailure['kind'], { title: string; badge: string }> = {
  field: { title: 'That is no domain', badge: 'Not asked' },
  limit: { title: 'A short rest', badge: 'Not asked' },
  away: { title: 'The scanner is away', badge: 'Not asked' },
  offline: { title: 'This device is offline', badge: 'Not asked' },
  failed: { title: 'The scan did not come through', badge: 'No result' },
};

const Styles = styled('div')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  padding: 26px 28px 30px;
  h2 {
    font-size: var(--fs-h3);
    margin-top: 14px;
  }
  p {
    margin-top: 10px;
    max-width: var(--measure);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 20px;
  }
  @media ${below.phone} {
    padding-inline: 18px;
    .ways > * {
      flex: 1 1 100%;
    }
  }
`;
