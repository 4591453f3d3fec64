import type { Member } from '@site/api/identity/users/contract';
import { below, styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import { useMemberCommands } from '../commandPalette/useMemberCommands';

/** The account menu. */
export function MemberMenu({ member }: { member: Member }) {
  const actions = useMemberCommands(member);
  return (
    <Styles>
      <p className="who">
        <b>{member.name}</b>
        <span className="m mu">{member.role}</span>
      </p>
      <Menu
        label={`${member.name}, your account`}
        variant="bare"
        items={actions.map(({ id, label }) => ({ value: id, label }))}
        onChoose={(chosen) => actions.find(({ id }) => id === chosen)?.run()}
      >
        <span className="disc">{initials(member.name)}</span>
      </Menu>
    </Styles>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}

const Styles = styled('div')`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 100%;
  padding-left: 14px;
  border-left: 1px solid var(--line-2);
  .who {
    display: grid;
    text-align: right;
    line-height: 1.25;
  }
  .who b {
    font-weight: 600;
    color: var(--ink);
    font-size: var(--a13);
    white-space: nowrap;
  }
  .who span {
    text-transform: capitalize;
  }
  .disc {
    width: 30px;
    height: 30px;
    display: grid;
    place-items: center;
    border: 1px solid var(--blue);
    border-radius: 50%;
    background: var(--sheet);
    font: 600 0.6875rem / 1 var(--mono);
    color: var(--navy);
  }
  *:hover > .disc {
    border-color: var(--navy);
    background: var(--sel);
  }
  @media ${below.desktop} {
    .who {
      display: none;
    }
  }
  @media ${below.phone} {
    border: 0;
    padding: 0 8px 0 0;
  }
`;
