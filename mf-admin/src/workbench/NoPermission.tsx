import type { Role } from '@site/api/contract/users';
import { Button, below, styled } from '@site/shell/kit';
import { LoadProblem } from './LoadProblem';
import { firstOf, type MenuGroup } from './menuOf';
import { TitleBlock } from './TitleBlock';

/** What stands at a screen's address for a member whose role does not reach it. */
export function NoPermission({ title, role, menu }: NoPermissionProps) {
  const first = firstOf(menu);
  return (
    <>
      <TitleBlock title={title}>You are signed in as {role}.</TitleBlock>
      <Look>
        <LoadProblem title="" error={{ status: 403, message: '' }} />
        {first && (
          <Button tone="line" size="small" to={first.path}>
            To {first.label}
          </Button>
        )}
      </Look>
    </>
  );
}

interface NoPermissionProps {
  title: string;
  role: Role;
  menu: MenuGroup[];
}

const Look = styled('div')`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 20px;
  max-width: 560px;
  > :first-of-type {
    width: 100%;
  }
  @media ${below.phone} {
    padding: 16px;
  }
`;
