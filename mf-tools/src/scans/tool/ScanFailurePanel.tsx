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
        <p>
          We couldn’t check your domain, so this says nothing about it. We can go through the same records
          with you.
        </p>
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
  field: { title: 'That isn’t a domain', badge: 'Not checked' },
  limit: { title: 'Too many scans', badge: 'Not checked' },
  away: { title: 'The scanner isn’t available', badge: 'Not checked' },
  offline: { title: 'You’re offline', badge: 'Not checked' },
  failed: { title: 'The scan didn’t finish', badge: 'No result' },
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
