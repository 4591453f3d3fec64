import { below, styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { capitalize } from '../../formatting/capitalize';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { FactorsPanel } from './FactorsPanel';
import { NamePanel } from './NamePanel';
import { NotificationsPanel } from './NotificationsPanel';
import { PasswordPanel } from './PasswordPanel';
import { SessionsPanel } from './SessionsPanel';

export { AccountScreen as Component };

/** The member's own account: name, notifications, sign-in methods and sessions. */
export function AccountScreen() {
  const { user } = useSession();
  return (
    <>
      <PageMeta title="Account" />
      <ScreenHeader title="Account" figures={user ? [{ name: 'Role', value: capitalize(user.role) }] : []}>
        {user?.email}. Manage your name, password, notifications, two-step sign-in and sessions.
      </ScreenHeader>
      <Styles>
        <div>
          {user && <NamePanel key={user.id} name={user.name} />}
          <PasswordPanel />
        </div>
        <div>
          <FactorsPanel />
          <NotificationsPanel />
        </div>
        <div className="wide" id="sessions">
          <SessionsPanel />
        </div>
      </Styles>
    </>
  );
}

const Styles = styled('div')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px;
  padding: 20px;
  > div {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  .wide {
    grid-column: 1 / -1;
  }
  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${below.phone} {
    padding: 16px 0;
  }
`;
