import { below, styled } from '@site/shell/kit';
import { useEffect, useState } from 'react';
import { WEAK } from '../strength/examples';
import { hashPassword, splitHash } from './hashPassword';

/** Diagram of the hash: the five characters that are sent, and the thirty-five that are not. */
export function HashDiagram({ password, isHidden }: { password: string; isHidden: boolean }) {
  const hash = usePasswordHash(password || WEAK.password);
  const { prefix, suffix } = splitHash(hash);
  return (
    <Styles
      role="img"
      aria-label="The hash of the password has 40 characters. Five are sent, 35 stay in this browser."
    >
      <Cells className="leaves" characters={prefix} caption="5 are sent" />
      <Cells
        className="stays"
        characters={isHidden ? '•'.repeat(suffix.length) : suffix}
        caption="35 stay in this browser"
      />
    </Styles>
  );
}

function usePasswordHash(password: string): string {
  const [hash, setHash] = useState(WEAK.hash);
  useEffect(() => {
    let isCurrent = true;
    hashPassword(password).then((found) => isCurrent && found && setHash(found));
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return hash;
}

function Cells({
  className,
  characters,
  caption,
}: {
  className: string;
  characters: string;
  caption: string;
}) {
  return (
    <div className={className} aria-hidden="true">
      <span>
        {[...characters].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place
          <i key={index}>{character}</i>
        ))}
      </span>
      <small>{caption}</small>
    </div>
  );
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 0;
  align-items: flex-start;
  > div {
    position: relative;
    padding-bottom: 34px;
  }
  span {
    display: flex;
    flex-wrap: wrap;
    row-gap: 3px;
  }
  i {
    width: clamp(15px, 1.2vw, 19px);
    height: 38px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-2);
    margin-right: -1px;
    font: 500 0.875rem / 1 var(--mono);
    font-style: normal;
    color: var(--ink);
  }
  .leaves {
    margin-right: 18px;
  }
  .leaves i {
    background: var(--navy);
    border-color: var(--blue-2);
    color: var(--white);
  }
  .stays i {
    background: var(--white);
    color: var(--muted);
  }
  small {
    position: absolute;
    left: 0;
    right: 1px;
    bottom: 0;
    border-top: 1px solid var(--blue-2);
    padding-top: 7px;
    font: 450 0.75rem / 1.2 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  small::before,
  small::after {
    content: "";
    position: absolute;
    top: -6px;
    height: 11px;
    border-left: 1.35px solid var(--navy);
    transform: rotate(45deg);
  }
  small::before {
    left: 0;
  }
  small::after {
    right: 0;
  }
  @media ${below.small} {
    i {
      width: calc((100vw - 66px) / 12);
      height: 34px;
    }
  }
`;
