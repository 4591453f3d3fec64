import { Button, below, Drawing, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { StateMark } from '../parts/StateMark';
import type { Instrument } from './content';
import { drawings } from './drawings';

/** One instrument: its drawing, its question, what leaves the browser, and whether it works today. */
export function InstrumentCard({ instrument, isWide }: { instrument: Instrument; isWide: boolean }) {
  const { slug, name, question, text, leaves, workshop } = instrument;
  return (
    <Look className={isWide ? 'is-wide' : undefined}>
      <div className="figure">
        <Drawing {...drawings[slug]} priority={isWide} />
      </div>
      <div className="text">
        <small>{name}</small>
        <h2>
          <SmartLink to={paths.tool(slug)}>{question}</SmartLink>
        </h2>
        <p>{text}</p>
        <div className="ways">
          {workshop ? (
            <>
              <Button tone="line" size="small" to={paths.tool(slug)}>
                What it will check
              </Button>
              <StateMark state="unknown">In the workshop</StateMark>
            </>
          ) : (
            <Button size="small" to={paths.tool(slug)}>
              Test a password
              <ArrowRight aria-hidden />
            </Button>
          )}
        </div>
      </div>
      <dl>
        <dt>{workshop ? 'Will leave your browser' : 'Leaves your browser'}</dt>
        <dd>{leaves}</dd>
      </dl>
    </Look>
  );
}

const Look = styled('article')`
  position: relative;
  grid-column: span 5;
  display: flex;
  flex-direction: column;
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line-2);
  margin: -1px 0 0 -1px;
  &.is-wide {
    grid-column: span 7;
  }
  &::before {
    content: "";
    position: absolute;
    left: -7px;
    top: -7px;
    width: 13px;
    height: 13px;
    background:
      linear-gradient(var(--navy), var(--navy)) 50% 0 / 1px 100% no-repeat,
      linear-gradient(var(--navy), var(--navy)) 0 50% / 100% 1px no-repeat;
    z-index: 1;
  }
  .figure {
    height: clamp(220px, 24vw, 330px);
    padding: 26px 26px 0;
    display: grid;
    place-items: center;
    grid-template-rows: minmax(0, 1fr);
    overflow: hidden;
    background-image:
      radial-gradient(80% 90% at 50% 50%, transparent 30%, var(--sheet) 78%),
      linear-gradient(var(--rule) 1px, transparent 1px),
      linear-gradient(90deg, var(--rule) 1px, transparent 1px);
    background-size:
      auto,
      26px 26px,
      26px 26px;
  }
  .figure img {
    height: 100%;
    width: 100%;
    max-width: 520px;
    object-fit: contain;
    min-height: 0;
  }
  .text {
    padding: 10px 30px 26px;
  }
  small {
    font-size: 0.9375rem;
    font-weight: 550;
    color: var(--blue);
  }
  h2 {
    font-size: clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem);
    letter-spacing: -0.04em;
    margin-top: 4px;
  }
  h2 a {
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.14em;
  }
  .text > p {
    margin-top: 10px;
    max-width: var(--measure);
    min-height: 3.2em;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 18px;
    margin-top: 18px;
  }
  dl {
    margin-top: auto;
    border-top: 1px solid var(--line);
    padding: 12px 30px 14px;
    display: flex;
    gap: 4px 12px;
    flex-wrap: wrap;
    font-size: 0.9375rem;
  }
  dt {
    font-weight: 550;
    color: var(--blue);
  }
  dd {
    color: var(--ink);
  }
  @media ${below.tablet} {
    &,
    &.is-wide {
      grid-column: 1 / -1;
      border-left: 0;
      margin-left: 0;
    }
    &::before {
      content: none;
    }
    .text,
    dl {
      padding-inline: var(--gutter);
    }
    .figure {
      height: 230px;
      padding: 18px var(--gutter) 0;
    }
    .text > p {
      min-height: 0;
    }
    dl {
      display: block;
    }
  }
  @media ${below.small} {
    .ways > a:only-child {
      width: 100%;
    }
  }
`;
