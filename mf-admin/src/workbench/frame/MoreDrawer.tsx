import type { Member } from '@site/api/identity/users/contract';
import { styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { Link } from 'react-router-dom';
import { useMemberCommands } from '../commandPalette/useMemberCommands';
import type { MenuGroup } from './buildMenu';

/** All screens and account actions, for phones. */
export function MoreDrawer({ menu, onClose }: { menu: MenuGroup[]; onClose: () => void }) {
  const { user } = useSession();
  return (
    <Styles>
      {user && (
        <p className="who">
          <b>{user.name}</b>
          <span className="mu">{user.email}</span>
        </p>
      )}
      {menu.map((group) => (
        <div key={group.name}>
          <h2>{group.name}</h2>
          {group.screens.map(({ path, label, icon: Icon }) => (
            <Link to={path} key={path} onClick={onClose}>
              {Icon && <Icon aria-hidden />}
              {label}
            </Link>
          ))}
        </div>
      ))}
      {user && <Actions member={user} onClose={onClose} />}
    </Styles>
  );
}

function Actions({ member, onClose }: { member: Member; onClose: () => void }) {
  const actions = useMemberCommands(member);
  return (
    <div>
      {actions.map(({ id, label, icon: Icon, run: choose }) => (
        <button
          key={id}
          type="button"
          onClick={() => {
            onClose();
            choose();
          }}
        >
          {Icon && <Icon aria-hidden />}
          {label}
        </button>
      ))}
    </div>
  );
}

const Styles = styled('div')`
  padding: 8px 16px calc(16px + env(safe-area-inset-bottom));
  > * + * {
    border-top: 1px solid var(--line);
    padding-top: 8px;
    margin-top: 8px;
  }
  .who {
    display: grid;
    padding-block: 8px 4px;
  }
  .who b {
    color: var(--ink);
    font-weight: 600;
    font-size: 1rem;
  }
  h2 {
    font-size: var(--a12);
    font-weight: 500;
    letter-spacing: 0;
    color: var(--muted);
    padding-block: 4px;
  }
  & *:is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font-size: 1rem;
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
  }
  svg {
    width: 19px;
    height: 19px;
    color: var(--blue);
  }
`;
