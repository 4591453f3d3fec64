import { Button, below, styled } from '@site/shell/kit';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The domain field. Without JavaScript it opens the same page with the input in its URL, which prefills the field; the
 * scan starts only on request.
 */
export function DomainField({
  path,
  error,
  isBusy,
  acceptsSelectors,
  suggestions,
  onScan,
  onStop,
}: DomainFieldProps) {
  const id = useId();
  const { search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const selectors = useRef<HTMLInputElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const params = new URLSearchParams(search);
    prefill(field.current, params.get('domain'));
    const hasSelectors = prefill(selectors.current, params.get('selectors'));
    if (hasSelectors && details.current) details.current.open = true;
  }, [search]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onScan(field.current?.value.trim() ?? '', parseSelectors(selectors.current?.value));
  };
  const handleSuggestion = (domain: string) => {
    if (field.current) field.current.value = domain;
    onScan(domain, []);
  };
  return (
    <Styles action={path} method="get" onSubmit={handleSubmit} aria-label="Domain to check" noValidate>
      <label htmlFor={id}>Domain</label>
      <input
        ref={field}
        id={id}
        name="domain"
        type="text"
        inputMode="url"
        placeholder="yourfirm.com"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={300}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {isBusy ? (
        <Button tone="line" size="small" onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button size="small" type="submit">
          Check
        </Button>
      )}
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
      {suggestions && (
        <p className="offers">
          <span>Demonstration domains to try:</span>
          {suggestions.map((domain) => (
            <Button
              key={domain}
              tone="line"
              size="small"
              disabled={isBusy}
              onClick={() => handleSuggestion(domain)}
            >
              {domain}
            </Button>
          ))}
        </p>
      )}
      {acceptsSelectors && (
        <details ref={details}>
          <summary>I know our DKIM selector</summary>
          <label htmlFor={`${id}-selectors`}>Selectors, separated by commas</label>
          <input
            ref={selectors}
            id={`${id}-selectors`}
            name="selectors"
            type="text"
            placeholder="selector1, selector2"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={320}
          />
        </details>
      )}
    </Styles>
  );
}

interface DomainFieldProps {
  path: string;
  error?: string;
  isBusy: boolean;
  /** Demonstration domains of a local stack. */
  suggestions?: readonly string[] | undefined;
  /** Whether DKIM selectors can be entered. */
  acceptsSelectors?: boolean;
  onScan: (domain: string, selectors: string[]) => void;
  onStop: () => void;
}

/** Prefills an empty field from the URL; returns whether it did. */
function prefill(field: HTMLInputElement | null, text: string | null): boolean {
  if (!text || !field || field.value) return false;
  field.value = text.slice(0, field.maxLength);
  return true;
}

/** At most five selectors. */
const parseSelectors = (text = '') =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, 5);

const Styles = styled('form')`
  display: grid;
  grid-template-columns: 1fr auto;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--sheet);
  width: 100%;
  max-width: 34rem;
  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--navy);
  }
  label {
    grid-column: 1 / -1;
    padding: 10px 18px 0;
    font-size: 0.875rem;
    font-weight: 550;
    color: var(--blue);
  }
  input {
    border: 0;
    background: none;
    min-height: 44px;
    min-width: 0;
    padding: 0 18px 6px;
    font: 450 1.125rem var(--sans);
    color: var(--ink);
    outline: 0;
    box-shadow: none;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  button {
    margin: -14px 8px 8px 0;
    min-width: 80px;
  }
  .error {
    grid-column: 1 / -1;
    padding: 0 18px 10px;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: var(--error);
  }
  .error:empty {
    display: none;
  }
  .offers {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    border-top: 1px solid var(--line);
    padding: 10px 18px 12px;
    font-size: 0.9375rem;
    span {
      flex: 1 1 100%;
    }
    button {
      margin: 0;
    }
  }
  details {
    grid-column: 1 / -1;
    border-top: 1px solid var(--line);
  }
  summary {
    padding: 0 18px;
    font-size: 0.9375rem;
    line-height: 44px;
    color: var(--blue);
    cursor: pointer;
  }
  details label {
    display: block;
    padding-top: 0;
  }
  details input {
    width: 100%;
  }
  @media ${below.tablet} {
    max-width: none;
  }
  @media print {
    display: none;
  }
`;
