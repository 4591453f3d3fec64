import { styled } from '@site/shell/kit';

/** The placeholder of the list while its posts are loaded: lines without text. */
export function PostsLoading() {
  return (
    <Styles className="wrap" role="status">
      <p className="note">Loading articles…</p>
      {ROWS.map((row) => (
        <i key={row} aria-hidden="true" />
      ))}
    </Styles>
  );
}

const ROWS = [1, 2, 3, 4, 5];

const Styles = styled('div')`
  padding-block: 24px clamp(64px, 7vw, 112px);
  p {
    padding-bottom: 16px;
    border-bottom: 1px solid var(--navy);
  }
  i {
    display: block;
    height: 92px;
    border-bottom: 1px solid var(--line-2);
    background:
      linear-gradient(var(--line), var(--line)) 0 28px / 40% 14px no-repeat,
      linear-gradient(var(--rule), var(--rule)) 0 56px / 62% 10px no-repeat;
  }
`;
