import { below, SmartLink, styled } from '@site/shell/kit';
import { industryServiceLinks, serviceLinks } from '../../../innerPage/pageLinks';

/** What’s included and what isn’t, as a drawn boundary. */
export function Scope({ included, notIncluded }: { included: string[]; notIncluded: string[] }) {
  return (
    <Styles aria-labelledby="scope">
      <div className="wrap">
        <div className="head">
          <h2 id="scope" className="h2">
            What’s included, and what isn’t
          </h2>
          <p>A clear scope, so there are no surprises on the bill.</p>
        </div>
        <div className="sides">
          <div className="inside">
            <h3>Included</h3>
            <ul>
              {included.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="outside">
            <h3>Not included</h3>
            <ul>
              {notIncluded.map((item) => (
                <li key={item}>
                  <ServiceText>{item}</ServiceText>
                </li>
              ))}
            </ul>
            <p className="note">If you need one of these, we tell you before any work starts.</p>
          </div>
        </div>
      </div>
    </Styles>
  );
}

/** A text in which the service it names is a link. */
function ServiceText({ children: text }: { children: string }) {
  const service = SERVICES.find(({ label }) => text.includes(label));
  if (!service) return text;
  const [before, after] = text.split(service.label);
  return (
    <>
      {before}
      <SmartLink to={service.to}>{service.label}</SmartLink>
      {after}
    </>
  );
}

const SERVICES = [...serviceLinks, ...industryServiceLinks];

const Styles = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  .head {
    display: grid;
    grid-template-columns: 3fr 1fr;
    align-items: end;
    gap: 16px 24px;
    margin-bottom: clamp(36px, 4vw, 64px);
  }
  .head h2 {
    max-width: 9em;
  }
  .sides {
    display: grid;
    grid-template-columns: 5fr 3fr;
  }
  h3 {
    font-size: 1.1875rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  .inside {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 28px 32px 20px;
    border: 1.5px solid var(--navy);
    border-radius: var(--r-cell);
    background: var(--white);
  }
  .inside::before,
  .inside::after {
    content: "";
    position: absolute;
    background: var(--blue);
    opacity: 0.5;
  }
  .inside::before {
    left: 0;
    right: -14px;
    top: -14px;
    height: 1px;
  }
  .inside::after {
    top: -14px;
    bottom: -14px;
    right: -14px;
    width: 1px;
  }
  .inside ul {
    flex: 1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-auto-rows: 1fr;
    gap: 0 32px;
    margin-top: 16px;
  }
  .inside li {
    display: flex;
    gap: 14px;
    align-items: baseline;
    padding: 16px 0 14px;
    border-top: 1px solid var(--line);
    color: var(--ink);
    font-weight: 500;
    font-size: 1.125rem;
    letter-spacing: -0.012em;
    line-height: 1.35;
  }
  .inside li::before {
    content: "";
    flex: none;
    width: 13px;
    height: 1.5px;
    background: var(--navy);
    transform: translateY(-4px) rotate(-45deg);
  }
  .outside {
    padding: 28px 0 0 64px;
  }
  .outside h3 {
    color: var(--muted);
  }
  .outside ul {
    margin-top: 16px;
  }
  .outside li {
    position: relative;
    padding: 13px 0;
    border-top: 1px dashed var(--line-2);
    line-height: 1.4;
    color: var(--muted);
  }
  .outside a {
    color: var(--navy);
    font-weight: 550;
    text-underline-offset: 0.2em;
  }
  .outside li::before {
    content: "";
    position: absolute;
    left: -50px;
    top: 24px;
    width: 38px;
    height: 1px;
    background: repeating-linear-gradient(90deg, var(--blue-2) 0 6px, transparent 6px 10px);
  }
  .outside .note {
    margin-top: 16px;
    max-width: 34ch;
  }
  @media ${below.desktop} {
    .sides {
      grid-template-columns: 1fr;
      gap: 44px;
    }
    .outside {
      padding: 0 0 0 50px;
    }
    .inside {
      margin-right: 14px;
    }
  }
  @media ${below.tablet} {
    .head {
      grid-template-columns: 1fr;
    }
  }
  @media ${below.phone} {
    .inside {
      padding: 20px 18px 10px;
    }
    .inside ul {
      grid-template-columns: 1fr;
      grid-auto-rows: auto;
    }
    .inside li {
      font-size: 1.0625rem;
      padding: 12px 0 13px;
    }
    .outside {
      padding-left: 36px;
    }
    .outside li::before {
      left: -36px;
      width: 28px;
    }
  }
`;
