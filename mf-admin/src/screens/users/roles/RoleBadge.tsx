import type { Role } from '@site/api/identity/users/contract';
import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { RoleKey } from './RoleKey';
import { roleName } from './rights';

/** A role's icon and name; on a phone with further details. */
export function RoleBadge({ role, children }: { role: Role; children?: ReactNode }) {
  return (
    <Styles>
      <RoleKey role={role} />
      <b>{roleName(role)}</b>
      {children && <span className="on-phone">{children}</span>}
    </Styles>
  );
}

const Styles = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  .on-phone {
    display: none;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  @container (max-width: 700px) {
    .role-key {
      display: none;
    }
  }
  @media ${below.phone} {
    flex-wrap: wrap;
    .on-phone {
      display: block;
      width: 100%;
    }
    .role-key {
      display: block;
      width: 92px;
      height: 14px;
    }
  }
`;
