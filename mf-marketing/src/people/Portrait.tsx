import type { TeamProfile } from '@site/api/content/team/contract';
import { styled } from '@site/shell/kit';

/** The photo of a person, or their initials. `--size` sets its width. */
export function Portrait({ name, photo, photoAlt }: Pick<TeamProfile, 'name' | 'photo' | 'photoAlt'>) {
  return (
    <Styles className="portrait">
      {photo ? (
        <img src={photo} alt={photoAlt} width={88} height={88} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </Styles>
  );
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

const Styles = styled('div')`
  --size: 88px;
  width: var(--size);
  height: var(--size);
  img,
  span {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
  }
  img {
    border: 1px solid var(--line-2);
  }
  span {
    border: 1.35px solid var(--navy);
    font-size: calc(var(--size) * 0.27);
    font-weight: 500;
    letter-spacing: -0.02em;
    color: var(--navy);
  }
`;
