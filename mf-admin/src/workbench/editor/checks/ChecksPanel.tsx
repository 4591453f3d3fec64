import type { CheckResult } from '../definition/EditorDefinition';

/** What was looked at before it becomes public, and what was found. */
export function ChecksPanel({ results }: { results: readonly (CheckResult & { name: string })[] }) {
  const stateClasses = { good: 'ok', warn: 'wt', refuse: 'no' } as const;
  const open = results.filter(({ state }) => state !== 'good').length;
  return (
    <section>
      <header>
        <h2>Publishing checklist</h2>
        <span className="m mu">
          Score {checklistScore(results)} of 100, {open ? `${open} to review` : 'all passed'}
        </span>
      </header>
      <ul className="checks">
        {results.map(({ name, state, message: says, details = [] }) => (
          <li key={name}>
            <span className={stateClasses[state]}>
              <b>{name}</b>
              {state === 'refuse' && <span className="sr">, required before publishing</span>}
            </span>
            <span className="mu">{says}</span>
            {details.length > 0 && (
              <details>
                <summary>Show details</summary>
                <ul>
                  {details.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is good counts whole, what could be better half, what must be set right not at all. */
export function checklistScore(results: readonly CheckResult[]): number {
  const weights = { good: 1, warn: 0.5, refuse: 0 };
  const sum = results.reduce((all, { state }) => all + weights[state], 0);
  return Math.round((100 * sum) / Math.max(1, results.length));
}
