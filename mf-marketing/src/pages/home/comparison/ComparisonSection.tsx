import { useSettings, VisuallyHidden } from '@site/shell/kit';
import { FactList } from '../../../businessFacts/FactList';
import { factsOf } from '../../../businessFacts/factsOf';
import { COMPARISON } from '../copy/lowerCopy';
import { ComparisonStyles } from './ComparisonStyles';

/** "Beyond Traditional IT Support": six rows side by side; on narrow screens, one column laid over the other. */
export function ComparisonSection() {
  const settings = useSettings();
  const { name } = settings;
  const facts = factsOf(settings.facts);
  const { title, aspect, traditional, ours, rows } = COMPARISON;
  return (
    <ComparisonStyles aria-labelledby="comparison-title">
      <div className="wrap">
        <h2 className="h2" id="comparison-title">
          {title}
        </h2>
        <div className="box">
          <i className="lift" />
          <table aria-labelledby="comparison-title">
            <colgroup>
              <col />
              <col />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{aspect}</VisuallyHidden>
                </th>
                <th scope="col">
                  <TwoLines />
                  {traditional}
                </th>
                <th scope="col">
                  <OneLine />
                  {name}
                  <small>{ours}</small>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.aspect}>
                  <th scope="row">{row.aspect}</th>
                  <td>
                    <span className="whose" aria-hidden="true">
                      {traditional}
                    </span>
                    {row.traditional}
                  </td>
                  <td>
                    <span className="whose" aria-hidden="true">
                      {name}
                    </span>
                    {row.ours}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {facts.length > 0 && (
          <div className="facts">
            <FactList facts={facts} />
          </div>
        )}
      </div>
    </ComparisonStyles>
  );
}

const TwoLines = () => (
  <svg viewBox="0 0 88 18" aria-hidden="true">
    <path d="M0 3H88" />
    <path className="dashed" d="M0 15H88" />
  </svg>
);

const OneLine = () => (
  <svg viewBox="0 0 88 18" aria-hidden="true">
    <path className="dashed" d="M0 15H24C40 15 40 3 56 3" />
    <path className="firm" d="M0 3H86" />
    <circle cx="86" cy="3" r="5" />
  </svg>
);
