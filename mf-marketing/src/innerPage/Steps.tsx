import { below, styled } from '@site/shell/kit';

/** Numbered steps on a line. */
export function Steps({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <Styles>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <h3>
            <span className="note tn">{index + 1}</span>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ol')`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  border-top: 1.5px solid var(--navy);
  &::after {
    content: "";
    position: absolute;
    right: -6px;
    top: -7px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 7px rgba(242, 106, 33, 0.18);
  }
  li {
    position: relative;
    padding: 26px 24px 0 0;
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    top: -9px;
    width: 1.5px;
    height: 17px;
    background: var(--navy);
    transform: rotate(45deg);
  }
  h3 {
    display: flex;
    gap: 12px;
    align-items: baseline;
    overflow-wrap: anywhere;
    font-size: 1.625rem;
  }
  p {
    margin-top: 8px;
    max-width: var(--measure-narrow);
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    border-top: 0;
    border-left: 1.5px solid var(--navy);
    &::after {
      right: auto;
      left: -7px;
      top: auto;
      bottom: -6px;
    }
    li {
      padding: 0 0 32px 22px;
    }
    li:last-of-type {
      padding-bottom: 0;
    }
    li::before {
      left: -9px;
      top: 14px;
      width: 17px;
      height: 1.5px;
      transform: rotate(-45deg);
    }
  }
`;
