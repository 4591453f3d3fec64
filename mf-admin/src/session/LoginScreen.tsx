import { below, Seo, styled } from '@site/shell/kit';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { SchemeButton } from '../parts/SchemeButton';
import { SignInFoot } from './SignInFoot';
import { SignInForm } from './SignInForm';
import { SignInPicture } from './SignInPicture';
import { SignInResting } from './SignInResting';

export { LoginScreen as Component };

/** The door to the workbench: email and password. After too many tries it says until when it stays shut. */
export function LoginScreen() {
  const [restsUntil, setRestsUntil] = useState<number>();
  return (
    <WorkbenchTheme>
      <Seo title="Sign in" description="The team's sign-in." path={paths.admin.login} noindex />
      <Look id="main">
        <SignInPicture />
        <section className="side">
          <header>
            <a className="lk" href={paths.home}>
              Back to the website
            </a>
            <SchemeButton />
          </header>
          <div className="middle">
            <ol className="axis" aria-label="The way in">
              <li className="on" aria-current="step">
                Sign in
              </li>
              <li>Workbench</li>
            </ol>
            {restsUntil ? (
              <SignInResting until={restsUntil} onOver={() => setRestsUntil(undefined)} />
            ) : (
              <SignInForm onResting={setRestsUntil} />
            )}
          </div>
          <SignInFoot />
        </section>
      </Look>
    </WorkbenchTheme>
  );
}

const Look = styled('main')`
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1.28fr) minmax(400px, 1fr);
  .side {
    background: var(--sheet);
    display: flex;
    flex-direction: column;
    padding: 28px clamp(24px, 5vw, 72px);
  }
  .side > header,
  .side > footer {
    display: flex;
    align-items: center;
    gap: 16px;
    color: var(--muted);
    min-height: 34px;
  }
  .side > header a {
    margin-right: auto;
  }
  .middle {
    margin: auto 0;
    padding: 40px 0;
    max-width: 420px;
    width: 100%;
  }
  .axis {
    display: flex;
    margin-bottom: 30px;
    font-size: var(--a12);
    color: var(--muted);
  }
  .axis li {
    flex: 1;
    position: relative;
    padding-top: 14px;
  }
  .axis li:last-of-type {
    flex: none;
  }
  .axis li::before {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    top: 4px;
    height: 1px;
    background: repeating-linear-gradient(
      90deg,
      var(--blue-2) 0 10px,
      transparent 10px 13px,
      var(--blue-2) 13px 15px,
      transparent 15px 18px
    );
  }
  .axis li::after {
    content: "";
    position: absolute;
    left: 0;
    top: 1px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    border: 1px solid var(--blue);
    background: var(--sheet);
  }
  .axis .on {
    color: var(--ink);
    font-weight: 600;
  }
  .axis .on::after {
    background: var(--ember);
    border-color: var(--ember);
    box-shadow: 0 0 0 4px var(--ember-w);
  }
  h1 {
    font-size: 2.125rem;
    letter-spacing: -0.04em;
    line-height: 1.05;
  }
  .intro {
    margin: 10px 0 22px;
    font-size: 1rem;
    line-height: 1.5;
    color: var(--text);
    max-width: 38ch;
  }
  .intro b {
    font-weight: 600;
    color: var(--ink);
  }
  @media ${below.laptop} {
    grid-template-columns: 1fr;
    min-height: 0;
    .side {
      padding-top: 18px;
    }
    .middle {
      margin: 0 auto;
    }
  }
  @media ${below.small} {
    .side {
      padding: 10px 16px 18px;
    }
    .side > header {
      position: absolute;
      right: 16px;
      top: 10px;
      z-index: 2;
    }
    .side > header a {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .middle {
      padding: 22px 0 28px;
    }
    .axis {
      margin-bottom: 22px;
    }
    h1 {
      font-size: 1.875rem;
    }
  }
`;
