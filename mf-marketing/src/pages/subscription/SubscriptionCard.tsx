import { below, Illustration, Seo, SmartLink, styled, useSettings } from '@site/shell/kit';
import { useLinkKey } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import type { ReactNode } from 'react';
import letter from './illustrations/letter.illustration';
import { NoSubscription } from './NoSubscription';
import { SubscriptionLoader } from './SubscriptionLoader';

/** The card of an emailed link. Without a menu, so that visitors who want to unsubscribe are not distracted. */
export function SubscriptionCard({ title, description, path, children }: SubscriptionCardProps) {
  const { name, phone, phoneHref, countsClicks } = useSettings();
  const key = useLinkKey();
  return (
    <>
      <Seo title={title} description={description} path={path} noindex />
      <Styles className="ruled edges">
        <div className="wrap">
          <p className="firm">
            <SmartLink to={paths.home}>{name}</SmartLink>
            <SmartLink to={phoneHref}>{phone}</SmartLink>
          </p>
          <div className="sides">
            <div>
              <h1>{title}</h1>
              {key === undefined && <p className="lead">Opening this page changes nothing.</p>}
              {children}
              {key === '' && <NoSubscription />}
              {key && <SubscriptionLoader token={key} />}
              {countsClicks && <p className="consent">{CLICKS}</p>}
            </div>
            <Illustration src={letter} width={364} height={330} priority />
          </div>
        </div>
      </Styles>
    </>
  );
}

const CLICKS =
  'We count who opens the links in our newsletters, to learn what readers find useful. We delete this after 30 days, or when you ask us to erase your data. Links in the plain text of an email are not counted.';

interface SubscriptionCardProps {
  title: string;
  description: string;
  path: '/subscribe' | '/unsubscribe';
  /** Shown without scripts. */
  children?: ReactNode;
}

const Styles = styled('div')`
  min-height: 100dvh;
  padding-bottom: clamp(40px, 6vw, 96px);
  .firm {
    display: flex;
    justify-content: space-between;
    gap: 20px;
    border-bottom: 1px solid var(--line);
  }
  .firm a {
    display: inline-flex;
    align-items: center;
    min-height: 72px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  .firm a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 32px;
    align-items: start;
    padding-top: clamp(28px, 4vw, 72px);
  }
  .sides > div {
    min-width: 0;
  }
  .sides > img {
    width: 100%;
    height: auto;
    max-width: 364px;
    justify-self: end;
  }
  h1 {
    font-size: clamp(2.5rem, 1.1rem + 5.3vw, 6rem);
    letter-spacing: -0.045em;
    line-height: 0.98;
    margin-left: -0.04em;
  }
  h2 {
    font-size: var(--fs-h3);
    letter-spacing: -0.03em;
  }
  h2 + p {
    margin-top: 8px;
  }
  .lead {
    margin-top: clamp(18px, 2vw, 28px);
    max-width: var(--measure);
  }
  .problem {
    margin-top: 16px;
    font-weight: 550;
    color: var(--error);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 24px;
  }
  .part {
    margin-top: 36px;
    padding-top: 24px;
    border-top: 1px solid var(--line-2);
    max-width: var(--measure-wide);
  }
  .topics {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 24px;
    margin: 12px 0 16px;
    border-block: 1px solid var(--line);
  }
  .consent {
    margin-top: 16px;
    max-width: var(--measure);
    font-size: 0.875rem;
    color: var(--muted);
  }
  form button {
    margin-top: 8px;
  }
  @media ${below.tablet} {
    .sides {
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
    .sides > img {
      max-width: 148px;
      justify-self: start;
      order: -1;
    }
  }
  @media ${below.small} {
    .topics {
      grid-template-columns: 1fr;
    }
    .actions > * {
      flex: 1 1 100%;
    }
  }
`;
