import { Button, below, Illustration, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ToolCardContent } from './content';
import { toolIllustrations } from './toolIllustrations';

/** Card of a tool: illustration, question, what leaves the browser, and a link. */
export function ToolCard({ instrument, isWide }: { instrument: ToolCardContent; isWide: boolean }) {
  const { slug, name, question, text, leaves, action, begin, finds } = instrument;
  return (
    <Styles className={isWide ? 'is-wide' : undefined}>
      <div className="figure">
        <Illustration {...toolIllustrations[slug]} priority={isWide} />
      </div>
      <div className="text">
        <small>{name}</small>
        <h2>
          <SmartLink to={paths.tool(slug)}>{question}</SmartLink>
        </h2>
        <p>{text}</p>
        <p className="finds">
          <b>Sample result:</b> {finds}
        </p>
        <div className="ways">
          {action ? (
            <form className="ask" action={paths.tool(slug)} method="get" aria-label={name}>
              <input
                name="domain"
                type="text"
                inputMode="url"
                aria-label="Domain"
                placeholder="yourfirm.com"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={300}
              />
              <Button size="small" type="submit">
                {action}
              </Button>
            </form>
          ) : (
            <Button size="small" to={paths.tool(slug)}>
              {begin}
              <ArrowRight aria-hidden />
            </Button>
          )}
        </div>
      </div>
      <dl>
        <dt>Leaves your browser</dt>
        <dd>{leaves}</dd>
      </dl>
    </Styles>
  );
}

const Styles = styled('article')`
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
  .text > .finds {
    min-height: 0;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .finds b {
    font-weight: 550;
    color: var(--blue);
  }
  .ask {
    display: grid;
    grid-template-columns: 1fr auto;
    width: 100%;
    max-width: 440px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--white);
    padding: 3px;
  }
  .ask:focus-within {
    box-shadow: 0 0 0 2px var(--navy);
  }
  .ask input {
    border: 0;
    background: none;
    min-height: 44px;
    min-width: 0;
    padding: 0 14px;
    font: 450 1.0625rem var(--sans);
    color: var(--ink);
    outline: 0;
    box-shadow: none;
  }
  .ask input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  .ask button {
    border-radius: 5px;
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
