import { below, styled } from '../../kit';

/** The company's name at full width. The dot of its i is the ember. */
export function Wordmark({ name }: { name: string }) {
  const at = name.toLowerCase().lastIndexOf('i');
  return (
    <Styles aria-hidden="true" style={{ '--letters': name.length } as never}>
      {at > 0 ? (
        <b>
          {name.slice(0, at)}
          <span>
            ı<i />
          </span>
          {name.slice(at + 1)}
        </b>
      ) : (
        <b>{name}</b>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  border-top: 1px solid var(--line-2);
  container-type: inline-size;
  position: relative;
  b {
    display: block;
    font-weight: 500;
    font-size: min(23.25cqw, calc(209cqw / var(--letters)));
    line-height: 0.8;
    letter-spacing: -0.06em;
    color: var(--navy);
    margin: 3.4cqw 0 -3.2cqw -0.045em;
    white-space: nowrap;
  }
  span {
    position: relative;
  }
  i {
    position: absolute;
    left: 50%;
    top: 0.215em;
    width: 0.13em;
    height: 0.13em;
    margin-left: -0.092em;
    border-radius: 50%;
    background: var(--ember);
  }
  @media ${below.small} {
    padding-inline: 20px;
  }
`;
