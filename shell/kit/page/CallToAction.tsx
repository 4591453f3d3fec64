import styled from '@emotion/styled/base';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useSettings } from '../SettingsContext';
import { below } from '../theme/widths';
import { Button } from './Button';

/** The closing section of an inner page: one call to action, and the phone number. */
export function CallToAction({ title, children, to = '/contact', label = 'Get Started' }: CallToActionProps) {
  const { phone, phoneHref } = useSettings();
  return (
    <Styles className="dark" aria-labelledby="call-to-action">
      <div className="wrap">
        <div>
          <h2 id="call-to-action">{title}</h2>
          {children && <p>{children}</p>}
        </div>
        <div className="ways">
          <Button tone="ember" to={to}>
            {label}
            <ArrowRight aria-hidden />
          </Button>
          <a className="tel" href={phoneHref}>
            <Phone size={16} aria-hidden />
            {phone}
          </a>
        </div>
      </div>
    </Styles>
  );
}

export interface CallToActionProps {
  title: ReactNode;
  children?: ReactNode;
  to?: string;
  label?: string;
}

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  background:
    radial-gradient(
      56% 90% at 100% 116%,
      var(--ember) 0,
      var(--ember-deep) 22%,
      rgba(122, 46, 30, 0.7) 46%,
      rgba(14, 63, 110, 0) 78%
    ),
    linear-gradient(180deg, var(--navy), var(--night) 140%);
  .wrap {
    display: grid;
    grid-template-columns: 3fr 1fr;
    gap: 32px;
    align-items: end;
  }
  h2 {
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
    max-width: 14em;
  }
  p {
    margin-top: 18px;
    max-width: var(--measure);
    font-size: var(--fs-lead);
    line-height: 1.5;
    color: var(--on-dark);
  }
  .ways {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 12px;
  }
  .tel {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font: 500 1rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--white);
    text-decoration: none;
  }
  .tel:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media ${below.tablet} {
    .wrap {
      grid-template-columns: 1fr;
    }
  }
`;
