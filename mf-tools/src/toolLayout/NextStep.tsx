import { ActionBar, Button, below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The end of a tool page: an offer for help. With `bookTo` it comes with the phone's bar of actions. */
export function NextStep({ title, children, to, label, onGo, more, bookTo }: NextStepProps) {
  const isEmbedded = useLocation().pathname.startsWith(`${paths.embedded}/`);
  return (
    <Styles data-hides-actions="">
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <div className="ways">
        <Button tone="ember" to={to} onClick={onGo}>
          {label}
          <ArrowRight aria-hidden />
        </Button>
        {more && (
          <Button tone="line" to={more.to} onClick={more.onClick}>
            {more.label}
          </Button>
        )}
      </div>
      {bookTo && !isEmbedded && <ActionBar bookTo={bookTo} />}
    </Styles>
  );
}

interface NextStepProps {
  title: string;
  children: ReactNode;
  to: string;
  label: string;
  /** Called before following the link. */
  onGo?: () => void;
  /** The target of "Book" in the action bar on phones. */
  bookTo?: string;
  /** `onClick` is called before following the link. */
  more?: { to: string; label: string; onClick?: () => void };
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px 40px;
  align-items: center;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  padding: clamp(20px, 2.6vw, 36px);
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    margin-top: 8px;
    max-width: var(--measure-wide);
  }
  .ways {
    display: flex;
    gap: 10px;
    flex-wrap: wrap;
  }
  @media ${below.phone} {
    grid-template-columns: 1fr;
    .ways > * {
      flex: 1 1 100%;
    }
  }
`;
