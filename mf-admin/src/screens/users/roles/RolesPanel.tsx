import { below, styled, VisuallyHidden } from '@site/shell/kit';
import { Panel } from '@site/shell/kit/workbench';
import { RoleKey } from './RoleKey';
import { getAccess, type Reach, rights, roleChoices } from './rights';

/** The permissions of each role. */
export function RolesPanel() {
  return (
    <Styles>
      <Panel title="Roles" note="What each role can do. Role changes take effect immediately.">
        <div className="wide">
          <table>
            <caption>
              <VisuallyHidden>Permissions by role</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">Permission</th>
                {roleChoices.map(({ value, label }) => (
                  <th scope="col" key={value}>
                    <RoleKey role={value} />
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rights.map((right) => (
                <tr key={right.name}>
                  <th scope="row">{right.name}</th>
                  {roleChoices.map(({ value }) => (
                    <td key={value}>
                      <Cut reach={getAccess(right, value)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </Styles>
  );
}

function Cut({ reach }: { reach: Reach }) {
  if (reach === 'all')
    return (
      <svg viewBox="0 0 16 8" role="img" aria-label="yes">
        <path d="M0 0h16l-4 8H4z" />
      </svg>
    );
  if (reach === 'none')
    return (
      <span className="mu">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>no</VisuallyHidden>
      </span>
    );
  return <span className="m">{reach}</span>;
}

const Styles = styled('div')`
  padding: 20px;
  .wide {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    height: 31px;
    padding: 0 12px;
    text-align: center;
    font-weight: 400;
  }
  tr > * + * {
    border-left: 1px solid var(--line);
  }
  thead tr > *,
  tbody tr:not(:last-of-type) > * {
    border-bottom: 1px solid var(--line);
  }
  th:first-of-type {
    text-align: left;
    padding-left: 16px;
  }
  thead th {
    height: 56px;
    padding-block: 8px 6px;
    vertical-align: bottom;
    font-size: var(--a13);
    font-weight: 600;
    color: var(--ink);
  }
  .role-key {
    display: block;
    width: 78px;
    height: 12px;
    margin: 0 auto 5px;
  }
  td svg {
    width: 16px;
    height: 8px;
    margin: auto;
    fill: var(--navy);
  }
  td .m {
    color: var(--blue);
  }
  @media ${below.phone} {
    padding: 16px 0;
    th,
    td {
      padding: 4px 5px;
    }
    tr > :last-child {
      padding-right: 16px;
    }
    thead .role-key {
      display: none;
    }
    thead th {
      height: 34px;
      font-size: var(--a12);
    }
  }
`;
