import { styled } from '@site/shell/kit';

/** Progress through the steps of a flow. */
export function StepProgress({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <Styles aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : index === at ? 'on' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ol')`
  display: flex;
  margin-bottom: 30px;
  font-size: var(--a12);
  color: var(--muted);
  li {
    flex: 1;
    position: relative;
    padding: 14px 10px 0 0;
  }
  li:last-of-type {
    flex: none;
    padding-right: 0;
  }
  li::before {
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
  li::after {
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
  .done::before {
    background: var(--navy);
  }
  .done::after {
    background: var(--navy);
    border-color: var(--navy);
  }
  .on {
    color: var(--ink);
    font-weight: 600;
  }
  .on::after {
    background: var(--ember);
    border-color: var(--ember);
    box-shadow: 0 0 0 4px var(--ember-w);
  }
`;
