import { Button, Seo, styled, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark } from '../parts/BrandMark';

export { PasswordResetPage as Component };

/** Says how a forgotten password is replaced today: by the person who runs the site. */
export function PasswordResetPage() {
  const { name, phone, phoneHref } = useSettings();
  const { pathname } = useLocation();
  return (
    <Look>
      <Seo
        title="Password reset"
        description="How a member of the team gets a new password."
        path={pathname}
        noindex
      />
      <Link className="logo" to={paths.home}>
        <BrandMark />
        {name}
      </Link>
      <div className="sheet">
        <p className="note">For the team</p>
        <h1 tabIndex={-1}>A new password</h1>
        <p>
          Passwords are not reset on this page yet. Ask the owner of this site: whoever runs it sets a new
          password for you and tells it to you in person or by phone.
        </p>
        <p>
          Nobody from {name} will ever ask you for your password. If a message does, do not answer it; call{' '}
          <a href={phoneHref}>{phone}</a>.
        </p>
        <div className="ways">
          <Button to={paths.admin.login}>Back to sign-in</Button>
          <Button tone="text" to={paths.home}>
            To the website
          </Button>
        </div>
      </div>
    </Look>
  );
}

const Look = styled('div')`
  min-height: 100dvh;
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 28px var(--gutter) 48px;
  background:
    linear-gradient(var(--rule) 1px, transparent 1px) 0 0 / 32px 32px,
    linear-gradient(90deg, var(--rule) 1px, transparent 1px) 0 0 / 32px 32px;
  .logo {
    justify-self: start;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-size: 1.3125rem;
    font-weight: 600;
    letter-spacing: -0.035em;
    color: var(--ink);
    text-decoration: none;
  }
  .sheet {
    position: relative;
    place-self: center;
    width: min(560px, 100%);
    padding: clamp(24px, 5vw, 48px);
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  .sheet::before,
  .sheet::after {
    content: "";
    position: absolute;
    width: 11px;
    height: 11px;
    left: -6px;
    top: -6px;
    background:
      linear-gradient(var(--blue), var(--blue)) 50% / 1px 100% no-repeat,
      linear-gradient(var(--blue), var(--blue)) 50% / 100% 1px no-repeat;
  }
  .sheet::after {
    left: auto;
    top: auto;
    right: -6px;
    bottom: -6px;
  }
  h1 {
    margin: 10px 0 18px;
    font-size: clamp(2rem, 6vw, 2.75rem);
    letter-spacing: -0.04em;
  }
  p + p {
    margin-top: 14px;
  }
  .sheet a:not([class]) {
    color: var(--navy);
    font-weight: 550;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 20px;
    margin-top: 28px;
  }
`;
