import { type ConsentChoices, hasPrivacySignal, styled, useSettings } from '@site/shell/kit';
import { activeServices } from './activeServices';
import { content } from './content/cookie-preferences';

const words = content.runs;

/** The services that run with the current choice, before and after it is saved. Only in the browser. */
export function ActiveServicesTable({ choices }: { choices: ConsentChoices }) {
  const settings = useSettings();
  return (
    <Styles aria-labelledby="runs">
      <h3 id="runs">{words.title}</h3>
      <ul>
        {activeServices(choices, settings, hasPrivacySignal()).map(({ name, isOn, why }) => (
          <li key={name} data-on={isOn}>
            <span className="name">{name}</span>
            <span className="state">{isOn ? words.on : words.off}</span>
            <span className="why">{why}</span>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

const Styles = styled('section')`
  margin-top: 40px;
  h3 {
    font-size: 1.125rem;
    letter-spacing: -0.02em;
  }
  ul {
    list-style: none;
    margin: 12px 0 0;
    padding: 0;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 16px;
    align-items: baseline;
    padding: 10px 0 11px;
    border-top: 1px solid var(--line);
  }
  .name {
    color: var(--ink);
    font-size: 0.9375rem;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  .state {
    font: 500 0.8125rem / 1.4 var(--mono);
    color: var(--muted);
  }
  li[data-on="true"] .state {
    color: var(--ink);
    box-shadow: 0 2px 0 var(--ember);
  }
  .why {
    grid-column: 1 / -1;
    font-size: 0.875rem;
    line-height: 1.45;
    color: var(--muted);
    max-width: var(--measure);
  }
`;
