import type { TeamProfile } from '@site/api/content/team/contract';
import { below, styled } from '@site/shell/kit';
import { TitledSection } from '../../innerPage/TitledSection';
import { Portrait } from '../../people/Portrait';
import { ABOUT } from './content';

/** The people, each with a card for the visitor's address book. */
export function Team({ people }: { people: TeamProfile[] }) {
  const { title, note, card } = ABOUT.team;
  return (
    <TitledSection id="team" title={title} note={note}>
      <Styles>
        {people.map(({ id, name, position, bio, photo, photoAlt, links, certifications, personalLine }) => (
          <li key={id}>
            <Portrait name={name} photo={photo} photoAlt={photoAlt} />
            <div>
              <h3>{name}</h3>
              <p className="position">{position}</p>
              {certifications && <p className="position">{certifications}</p>}
              {bio && <p className="bio">{bio}</p>}
              {personalLine && <p className="bio">{personalLine}</p>}
              <p className="ways">
                {links.map((link) => (
                  <a key={link} href={link}>
                    {siteOf(link)}
                    <span className="sr"> of {name}</span>
                  </a>
                ))}
                <a href={`/api/team/${id}/contact.vcf`} download>
                  {card}
                  <span className="sr"> of {name}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </Styles>
    </TitledSection>
  );
}

/** The label of a link: the site it opens. */
function siteOf(link: string): string {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return SITES[host] ?? host;
}

const SITES: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 0 24px;
    align-items: start;
    padding: 28px 30px 32px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
  }
  h3 {
    font-size: var(--fs-h3);
    line-height: 1.16;
    overflow-wrap: anywhere;
  }
  .position {
    margin-top: 4px;
    font-size: var(--fs-note);
    color: var(--muted);
  }
  .bio {
    margin-top: 12px;
    max-width: var(--measure-narrow);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin-top: 14px;
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
  }
  @media ${below.laptop} {
    grid-template-columns: 1fr;
  }
  @media ${below.phone} {
    border-left: 0;
    li {
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 0 18px;
      border-right: 0;
      padding: 20px 0 22px;
    }
    .portrait {
      --size: 64px;
    }
  }
`;
