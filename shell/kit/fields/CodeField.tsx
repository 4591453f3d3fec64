import styled from '@emotion/styled';
import { type ControlProps, FieldCell } from '../form/FieldCell';
import { below } from '../theme/widths';

/** The six digits of an authenticator app, in a cell each. What is pasted or filled in may hold spaces. */
export function CodeField({ name, label, autoFocus }: CodeFieldProps) {
  return (
    <Styles>
      <FieldCell name={name} label={label} control={(input) => <Digits {...input} autoFocus={autoFocus} />} />
    </Styles>
  );
}

export interface CodeFieldProps {
  name: string;
  /** For those who listen to the page: to the eye, the cells say it. */
  label: string;
  autoFocus?: boolean;
}

const LENGTH = 6;

function Digits({ value, onChange, autoFocus, ...input }: ControlProps & { autoFocus?: boolean }) {
  const at = Math.min(value.length, LENGTH - 1);
  return (
    <div className={input['aria-invalid'] ? 'digits is-bad' : 'digits'}>
      <input
        {...(input as object)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the page is nothing but this field
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, LENGTH))}
      />
      <span aria-hidden="true">
        {Array.from({ length: LENGTH }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place
          <i key={index} className={index === at ? 'is-next' : undefined}>
            {value[index]}
          </i>
        ))}
      </span>
    </div>
  );
}

const Styles = styled('div')`
  .label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .digits {
    position: relative;
    height: 72px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: text;
    font-size: 16px;
    z-index: 1;
  }
  .digits span {
    display: grid;
    grid-template-columns: repeat(3, 1fr) 14px repeat(3, 1fr);
    height: 100%;
    border-radius: 4px;
  }
  i {
    position: relative;
    font: 500 2rem / 70px var(--mono);
    text-align: center;
    color: var(--ink);
    border: 1px solid var(--line-2);
    border-left-width: 0;
    background: var(--paper);
  }
  i:nth-of-type(4) {
    grid-column: 5;
  }
  i:nth-of-type(3n + 1) {
    border-left-width: 1px;
    border-radius: 3px 0 0 3px;
  }
  i:nth-of-type(3n) {
    border-radius: 0 3px 3px 0;
  }
  input:focus + span .is-next {
    box-shadow: inset 0 0 0 2px var(--navy);
  }
  input:focus + span .is-next:empty::after {
    content: "";
    position: absolute;
    left: calc(50% - 1px);
    top: 20px;
    bottom: 20px;
    width: 2px;
    background: var(--ember);
  }
  input:focus-visible + span {
    outline: 2px solid var(--navy);
    outline-offset: 4px;
  }
  .is-bad i {
    border-color: var(--error);
  }
  .error {
    margin-top: 8px;
    font-size: var(--a13);
    font-weight: 550;
    color: var(--error);
  }
  @media ${below.small} {
    .digits {
      height: 62px;
    }
    i {
      font-size: 1.75rem;
      line-height: 60px;
    }
  }
`;
