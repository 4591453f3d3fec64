import type { CheckResult } from '../definition/EditorDefinition';

/** What was looked at before it becomes public, and what was found. */
export function ChecksPanel({ judged }: { judged: readonly (CheckResult & { name: string })[] }) {
  const marks = { good: 'ok', warn: 'wt', refuse: 'no' } as const;
  const open = judged.filter(({ state }) => state !== 'good').length;
  return (
    <section>
      <header>
        <h2>Publishing checklist</h2>
        <span className="m mu">
          Score {scoreOf(judged)} of 100, {open ? `${open} to review` : 'all passed'}
        </span>
      </header>
      <ul className="checks">
        {judged.map(({ name, state, says, details = [] }) => (
          <li key={name}>
            <span className={marks[state]}>
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
export function scoreOf(judged: readonly CheckResult[]): number {
  const worth = { good: 1, warn: 0.5, refuse: 0 };
  const sum = judged.reduce((all, { state }) => all + worth[state], 0);
  return Math.round((100 * sum) / Math.max(1, judged.length));
}
