import { below, styled } from '@site/shell/kit';

/** Styles of the dark section: full-width heading, film at the right edge. */
export const PeopleStyles = styled('section')`
  padding-top: clamp(28px, 7vw, 112px);
  overflow: clip;
  background:
    radial-gradient(50% 60% at 66% 58%, rgba(242, 106, 33, 0.16), transparent 70%),
    linear-gradient(180deg, var(--night), color-mix(in srgb, var(--navy) 40%, var(--night)) 70%, var(--night));
  .title {
    container-type: inline-size;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 0.16em;
    font-size: 16.9cqw;
    line-height: 0.9;
    letter-spacing: -0.055em;
    margin-left: -0.05em;
    white-space: nowrap;
  }
  h2 i {
    font-style: normal;
    font-weight: 400;
    color: var(--ember);
    text-shadow: 0 0 60px rgba(242, 106, 33, 0.6);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    margin-top: clamp(32px, 4vw, 64px);
  }
  li {
    border-top: 1px solid var(--line-dark);
    padding: 18px 24px 22px 0;
  }
  h3 {
    font-size: 1.375rem;
  }
  li p {
    margin-top: 6px;
    font-size: 1rem;
    line-height: 1.5;
    text-wrap: balance;
  }
  @media ${below.laptop} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    ul {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      order: 2;
      margin-top: 32px;
      padding-bottom: 64px;
      gap: 0 20px;
    }
  }
  @media ${below.small} {
    ul {
      grid-template-columns: 1fr;
      padding-bottom: 24px;
      margin-top: 16px;
    }
    li {
      padding-block: 10px;
    }
    h3 {
      font-size: 1.1875rem;
    }
    li p {
      margin-top: 2px;
      font-size: 0.9375rem;
    }
    li:first-of-type {
      border-top: 0;
    }
  }
`;
