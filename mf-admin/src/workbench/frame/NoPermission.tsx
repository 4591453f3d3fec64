import type { Role } from '@site/api/identity/users/contract';
import { Button, below, styled } from '@site/shell/kit';
import { LoadError } from '../screen/LoadError';
import { ScreenHeader } from '../screen/ScreenHeader';
import { firstScreen, type MenuGroup } from './buildMenu';

/** Shown instead of a screen that the member's role may not open. */
export function NoPermission({ title, role, menu }: NoPermissionProps) {
  const first = firstScreen(menu);
  return (
    <>
      <ScreenHeader title={title}>
        You’re signed in as {role === 'viewer' ? 'a' : 'an'} {role}.
      </ScreenHeader>
      <Styles>
        <LoadError title="" error={{ status: 403, message: '' }} />
        {first && (
          <Button tone="line" size="small" to={first.path}>
            Go to {first.label}
          </Button>
        )}
      </Styles>
    </>
  );
}

interface NoPermissionProps {
  title: string;
  role: Role;
  menu: MenuGroup[];
}

const Styles = styled('div')`
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
