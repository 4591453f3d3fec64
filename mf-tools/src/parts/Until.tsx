import { Button, below, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Phone from 'lucide-react/icons/phone';
import { StateMark } from './StateMark';

/** What there is until something opens: people, by phone or by message. */
export function Until({ mark, text }: { mark: string; text: string }) {
  const { phone, phoneHref } = useSettings();
  return (
    <Look>
      <StateMark state="unknown">{mark}</StateMark>
      <h2>What there is today</h2>
      <p>{text}</p>
      <div className="ways">
        <Button tone="ember" href={phoneHref}>
          <Phone aria-hidden />
          {phone}
        </Button>
        <Button tone="line" to={paths.contact}>
          Write to us
        </Button>
      </div>
    </Look>
  );
}

const Look = styled('div')`
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
    padding-inline: 16px;
    .ways > * {
      flex: 1 1 100%;
    }
  }
`;
