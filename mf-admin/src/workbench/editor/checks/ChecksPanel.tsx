import type { CheckResult } from '../definition/EditorDefinition';

/** The results of the checks before publishing. */
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
        {results.map(({ name, state, message: text, details = [] }) => (
          <li key={name}>
            <span className={stateClasses[state]}>
              <b>{name}</b>
              {state === 'refuse' && <span className="sr">, required before publishing</span>}
            </span>
            <span className="mu">{text}</span>
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

/** From 0 to 100: a passed check counts fully, a warning half, an error not at all. */
export function checklistScore(results: readonly CheckResult[]): number {
  const weights = { good: 1, warn: 0.5, refuse: 0 };
  const sum = results.reduce((all, { state }) => all + weights[state], 0);
  return Math.round((100 * sum) / Math.max(1, results.length));
}
