import type { TeamProfile } from '@site/api/content/team/contract';
import { styled } from '@site/shell/kit';
import { Portrait } from '../../people/Portrait';

/** "You'll meet …": who takes the calls, with photo, role, certifications and one line about them. */
export function MeetPeople({ people }: { people: TeamProfile[] }) {
  const shown = people.filter(({ isAtBookings }) => isAtBookings).slice(0, MOST);
  if (!shown.length) return null;
  return (
    <Styles aria-labelledby="meet">
      <h2 id="meet">You’ll meet {listOf(shown.map(({ name }) => name))}</h2>
      <ul>
        {shown.map(({ id, name, position, certifications, personalLine, photo, photoAlt }) => (
          <li key={id}>
            <Portrait name={name} photo={photo} photoAlt={photoAlt} />
            <div>
              <b>{name}</b>
              <p>{position}</p>
              {certifications && <p>{certifications}</p>}
              {personalLine && <p className="line">{personalLine}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

/** With more people it would no longer say whom the visitor meets. */
const MOST = 3;

/** `Ada`, `Ada or Ben`, `Ada, Ben or Cy`. */
function listOf(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

const Styles = styled('section')`
  padding-block: 0 28px;
  h2 {
    font-size: var(--fs-h3);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 16px 40px;
    margin-top: 16px;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    max-width: 24em;
    overflow-wrap: anywhere;
  }
  .portrait {
    --size: 72px;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  p {
    font-size: var(--fs-sm);
    line-height: 1.4;
    color: var(--muted);
  }
  .line {
    color: var(--text);
  }
`;
