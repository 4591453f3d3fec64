import { Button, below, SmartLink, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { CallButton } from '../../innerPage/CallButton';
import { BOOKINGS } from './content';

/** Alternatives to booking: the phone number or a message. */
export function ContactAlternatives() {
  const { phone, phoneHref } = useSettings();
  const { phone: call } = BOOKINGS;
  return (
    <Styles>
      <div className="wrap ways">
        <div>
          <h2>{call.title}</h2>
          <p>{call.text}</p>
        </div>
        <div>
          <p className="number">
            <SmartLink className="tn" to={phoneHref}>
              {phone}
            </SmartLink>
          </p>
          <div className="buttons">
            <CallButton />
            <Button tone="line" to={paths.contact}>
              {call.write}
            </Button>
          </div>
        </div>
      </div>
    </Styles>
  );
}

const Styles = styled('div')`
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px 40px;
    padding-block: clamp(28px, 3.6vw, 56px);
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  p {
    margin: 14px 0 0;
    max-width: var(--measure-narrow);
  }
  .number {
    margin: 0 0 20px;
  }
  .number a {
    font-size: clamp(2rem, 1.2rem + 3vw, 3.5rem);
    line-height: 1;
    letter-spacing: -0.045em;
    word-spacing: 0.05em;
    font-weight: 500;
    color: var(--ink);
    text-decoration: none;
    white-space: nowrap;
  }
  .number a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.12em;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media ${below.phone} {
    .ways {
      grid-template-columns: 1fr;
    }
  }
`;
