import { below, Illustration, styled, useSettings } from '@site/shell/kit';
import { useColorScheme } from '@site/shell/kit/workbench';
import { BrandMark } from '../../theme/BrandMark';
import signIn from './signIn.illustration';

/** The decorative half of the sign-in page. */
export function SignInIllustration({ at }: { at: 0 | 1 }) {
  const { name } = useSettings();
  const { isDark } = useColorScheme();
  return (
    <Styles>
      <p className="logo">
        <BrandMark />
        {name}
      </p>
      <div className="stage" aria-hidden="true">
        <div className="box">
          <Illustration src={isDark ? `${signIn}#night` : signIn} width={720} height={600} priority />
          <svg className="leads" viewBox="0 0 720 600" aria-hidden="true">
            <path d="M312.4 55H492.4L508.4 63M146.7 140.8H334.7L350.7 148.8M8 220H182.3L198.3 228" />
            <path className="ticks" d="M308.4 59l8-8M142.7 144.8l8-8M4 224l8-8" />
          </svg>
          <svg className="ember" viewBox="0 0 720 600" aria-hidden="true">
            <circle className="halo" cx={EMBERS[at].x} cy={EMBERS[at].y} r="22" />
            <circle cx={EMBERS[at].x} cy={EMBERS[at].y} r="7.5" />
          </svg>
          <ul>
            {CAPTIONS.map(({ part, note, position }, index) => (
              <li key={part} className={index === at ? `${position} on` : position}>
                <b>{part}</b>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Styles>
  );
}

const CAPTIONS = [
  { part: 'Sign in', note: 'email and password', position: 'at-a' },
  { part: 'Two-step sign-in', note: 'a code or a passkey', position: 'at-b' },
  { part: 'Workbench', note: '60 min idle, 12 h max', position: 'at-c' },
];

/** The position of the marker for each step. */
const EMBERS = [
  { x: 508.4, y: 63 },
  { x: 350.7, y: 148.8 },
] as const;

const Styles = styled('section')`
  position: relative;
  display: flex;
  flex-direction: column;
  border-right: 1px solid var(--line-2);
  background:
    linear-gradient(var(--rule) 1px, transparent 1px) 0 0 / 32px 32px,
    linear-gradient(90deg, var(--rule) 1px, transparent 1px) 0 0 / 32px 32px;
  overflow: clip;
  .logo {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 28px 40px;
    font-size: 1.3125rem;
    font-weight: 600;
    letter-spacing: -0.035em;
    color: var(--ink);
    line-height: 1.2;
  }
  .brand-mark {
    width: 30px;
    height: 30px;
  }
  .stage {
    margin: auto 0;
    padding: 0 24px 0 40px;
  }
  .box {
    position: relative;
    max-width: 880px;
    margin: auto;
  }
  img {
    width: 100%;
    height: auto;
  }
  .leads {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--blue-2);
    stroke-width: 0.8;
  }
  .ember {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: var(--ember);
  }
  .halo {
    opacity: 0.24;
    filter: blur(7px);
  }
  .leads path {
    vector-effect: non-scaling-stroke;
  }
  .leads .ticks {
    stroke: var(--navy);
    stroke-width: 1.4;
  }
  li {
    position: absolute;
    width: 170px;
    padding-left: 8px;
  }
  li b,
  li span {
    position: absolute;
    white-space: nowrap;
  }
  li b {
    bottom: 4px;
    font-weight: 600;
    color: var(--ink);
    font-size: 1rem;
    letter-spacing: -0.02em;
  }
  li span {
    top: 6px;
    font: 450 0.75rem / 1.4 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .at-a {
    left: 43.39%;
    top: 9.17%;
  }
  .on b {
    color: var(--ember-t);
  }
  .at-b {
    left: 20.38%;
    top: 23.47%;
  }
  .at-c {
    left: 1.11%;
    top: 36.67%;
  }
  @media ${below.laptop} {
    border: 0;
    border-bottom: 1px solid var(--line-2);
    .logo {
      padding: 18px 24px 0;
    }
    .stage {
      padding: 0;
    }
    .box {
      max-width: 640px;
    }
  }
  @media ${below.small} {
    height: 212px;
    .logo {
      padding: 14px 16px;
      position: relative;
      z-index: 1;
    }
    .stage {
      position: absolute;
      left: -34px;
      top: 42px;
      width: 400px;
    }
    ul,
    .leads {
      display: none;
    }
  }
`;
