import { styled } from '@site/shell/kit';
import { Fragment } from 'react';
import type { Industry } from './content/Industry';
import { RiskMapStyles } from './RiskMapStyles';

/**
 * Which controls reduce which risks. Selecting a risk or a control highlights its links. Uses only radio buttons
 * and styles, so it works without scripts.
 */
export function RiskMap({ risks }: Pick<Industry, 'risks'>) {
  const links = risks.flatMap(({ also = [] }, risk) => [risk, ...also].map((control) => ({ risk, control })));
  return (
    <RiskMapStyles className="dark" id="risks" aria-labelledby="risks-title">
      <div className="wrap">
        <div className="head">
          <h2 id="risks-title" className="h2">
            What can go wrong, and how we prevent it
          </h2>
          <p>Choose a risk to see its controls, or a control to see what it protects from.</p>
        </div>
        <fieldset className="map" style={{ '--rows': risks.length } as object}>
          <legend className="sr">A risk or a control</legend>
          <Side
            kind="risk"
            title="Risk"
            items={risks.map(({ risk }) => risk)}
            answers={(at) => links.filter(({ risk }) => risk === at).map(({ control }) => control)}
          />
          <svg viewBox={`0 0 100 ${risks.length * 10}`} preserveAspectRatio="none" aria-hidden="true">
            {links.map(({ risk, control }) => (
              <path
                key={`${risk}-${control}`}
                className={`risk-${risk} control-${control}`}
                d={`M0 ${risk * 10 + 5}C45 ${risk * 10 + 5} 55 ${control * 10 + 5} 100 ${control * 10 + 5}`}
              />
            ))}
          </svg>
          <Side
            kind="control"
            title="Control"
            items={risks.map(({ control }) => control)}
            answers={(at) => links.filter(({ control }) => control === at).map(({ risk }) => risk)}
          />
          <div className="says">
            {risks.map(({ risk, control }, at) => (
              <Fragment key={risk}>
                <output id={`risk-${at}-says`} className={`risk-${at}`}>
                  <b>{risk}:</b>{' '}
                  {sentence(
                    links.filter((link) => link.risk === at).map((link) => risks[link.control]!.control),
                  )}
                </output>
                <output id={`control-${at}-says`} className={`control-${at}`}>
                  <b>{control}</b> protects from:{' '}
                  {sentence(
                    links.filter((link) => link.control === at).map((link) => risks[link.risk]!.risk),
                  )}
                </output>
              </Fragment>
            ))}
          </div>
        </fieldset>
      </div>
    </RiskMapStyles>
  );
}

/** One side of the map. The classes of an item name what it is linked to. */
function Side({ kind, title, items, answers }: SideProps) {
  const other = kind === 'risk' ? 'control' : 'risk';
  return (
    <div className={`side ${kind}s`}>
      <p className="title">{title}</p>
      {items.map((item, at) => (
        <Choice
          key={item}
          className={[`${kind}-${at}`, ...answers(at).map((one) => `${other}-${one}`)].join(' ')}
        >
          <input
            type="radio"
            name="risk-map"
            value={`${kind}-${at}`}
            defaultChecked={kind === 'risk' && at === 0}
            aria-describedby={`${kind}-${at}-says`}
          />
          <span>{item}</span>
        </Choice>
      ))}
    </div>
  );
}

interface SideProps {
  kind: 'risk' | 'control';
  title: string;
  items: string[];
  /** Indexes on the other side. */
  answers: (at: number) => number[];
}

const Choice = styled('label')`
  position: relative;
  display: flex;
  align-items: center;
  padding: 8px 18px;
  border: 1px solid var(--line-dark);
  border-radius: var(--r-cell);
  background: rgba(7, 23, 42, 0.35);
  color: var(--white);
  font-size: 1.0625rem;
  line-height: 1.3;
  letter-spacing: -0.015em;
  font-weight: 500;
  cursor: pointer;
  transition:
    border-color var(--t-hover),
    background var(--t-hover);
  &:hover {
    border-color: var(--on-dark-3);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--white);
    outline-offset: 3px;
  }
  &:has(:checked) {
    background: var(--paper);
    border-color: var(--paper);
    color: var(--ink);
  }
`;

const sentence = (parts: string[]) =>
  `${parts.map((part, at) => (at ? lowerFirst(part) : part)).join('; ')}.`;

/** Leaves acronyms and names with two capitals unchanged. */
const lowerFirst = (text: string) =>
  /^[A-Z][A-Z0-9]|^I /.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);
