import { ArrowLink, below, styled, VisuallyHidden } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { TitledSection } from '../../../innerPage/TitledSection';

/** The three packages: what each includes, and what none includes. */
export function Packages({ hasLink }: { hasLink?: boolean }) {
  return (
    <TitledSection
      id="packages"
      title="Three packages"
      note="Each one includes everything in the one before."
      background="sheet"
    >
      <Styles>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What you get</VisuallyHidden>
              </th>
              {NAMES.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ text, from }) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                {NAMES.map((name, index) => (
                  <td key={name} className={index >= from ? 'is-in' : 'is-out'}>
                    <VisuallyHidden>{index >= from ? 'Included' : 'Not included'}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <b>Not in any package:</b> hardware, licenses and vendor fees, which are billed as separate lines;
          large projects such as migrations and office moves; systems that you or another vendor manage.
        </p>
        {hasLink && <ArrowLink to={paths.service('solution-packages')}>How the packages work</ArrowLink>}
      </Styles>
    </TitledSection>
  );
}

const NAMES = ['Essentials', 'Secured', 'Strategic'];

/** `from` is the first package that includes it. */
const ROWS = [
  { text: 'Onboarding plan with dates and owners', from: 0 },
  { text: 'Help desk by phone and email', from: 0 },
  { text: 'Workstation care and updates', from: 0 },
  { text: 'Inventory of your devices', from: 0 },
  { text: 'Setup of new hires and offboarding', from: 0 },
  { text: 'Endpoint, sign-in and email protection', from: 1 },
  { text: 'Security awareness training', from: 1 },
  { text: 'IT roadmap and budget', from: 2 },
  { text: 'Regular reviews with leadership', from: 2 },
];

const Styles = styled('div')`
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 13px 12px 13px 0;
    border-bottom: 1px solid var(--line-2);
    text-align: left;
    font-weight: 400;
    line-height: 1.35;
    color: var(--ink);
  }
  thead th {
    border-bottom-color: var(--navy);
    font-size: 1.25rem;
    font-weight: 500;
    letter-spacing: -0.025em;
  }
  th:first-of-type {
    width: 46%;
  }
  td::before {
    content: "";
    display: block;
    width: 15px;
    height: 8px;
    border: solid var(--navy);
    border-width: 0 0 2px 2px;
    transform: translateY(-2px) rotate(-45deg);
  }
  td.is-out::before {
    width: 16px;
    height: 0;
    border: 0;
    border-top: 1px dashed var(--blue-2);
    transform: none;
  }
  p {
    margin: 20px 0 8px;
    max-width: var(--measure);
  }
  @media ${below.phone} {
    th,
    td {
      padding: 10px 6px 10px 0;
      font-size: 0.9375rem;
    }
    thead th {
      font-size: 0.875rem;
      letter-spacing: -0.02em;
    }
    th:first-of-type {
      width: 44%;
    }
  }
`;
