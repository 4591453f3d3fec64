import type { Report } from '@site/api/tools/reports/contract';

/** The three most effective fixes and how to do them. */
export function FixList({ report: { fixes } }: { report: Report }) {
  return (
    <ol className="fixes">
      {fixes.slice(0, 3).map(({ title, text, effort, gain, part }, index) => (
        <li key={title}>
          <span className="bal" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <em>
            +{gain} {part}
          </em>
          <p>{text}</p>
          <p className="effort">{effort}</p>
        </li>
      ))}
    </ol>
  );
}
