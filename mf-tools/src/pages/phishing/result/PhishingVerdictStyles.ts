import { below, styled } from '@site/shell/kit';

export const PhishingVerdictStyles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
  border: 1px solid var(--line-2);
  border-bottom: 0;
  background: var(--sheet);
  border-radius: var(--r-cell) var(--r-cell) 0 0;
  --hatch-a: repeating-linear-gradient(45deg, var(--blue-2) 0 1px, transparent 1px 7px);
  --hatch-b: repeating-linear-gradient(-45deg, var(--blue-2) 0 1px, transparent 1px 5px);
  .summary {
    padding: 22px 28px 24px;
    border-right: 1px solid var(--line);
  }
  .summary > span {
    white-space: normal;
    gap: 14px;
  }
  .summary svg {
    width: 30px;
    height: 30px;
  }
  .summary b {
    font-weight: 500;
    font-size: clamp(2rem, 1.3rem + 1.7vw, 3.5rem);
    letter-spacing: -0.05em;
    line-height: 1;
    color: var(--ink);
  }
  .summary p {
    margin-top: 10px;
    line-height: 1.45;
    max-width: 26em;
  }
  .rule {
    padding: 24px 28px 20px;
    min-width: 0;
  }
  .points {
    position: relative;
    height: 112px;
  }
  .bars {
    position: absolute;
    left: 0;
    right: 0;
    top: 26px;
    height: 34px;
    display: flex;
    border-bottom: 1px solid var(--navy);
  }
  .bars span {
    width: var(--p);
    flex: none;
    border: 1px solid var(--navy);
    border-bottom: 0;
    display: grid;
    place-items: center;
    background: var(--hatch-a), var(--white);
    position: relative;
  }
  .bars span + span {
    border-left: 0;
  }
  .bars span:nth-of-type(even) {
    background: var(--hatch-b), var(--white);
  }
  .bars em {
    font: 600 0.8125rem / 1 var(--mono);
    color: var(--navy);
    background: var(--white);
    border: 1px solid var(--navy);
    border-radius: 50%;
    width: 22px;
    height: 22px;
    display: grid;
    place-items: center;
  }
  .bars b {
    position: absolute;
    top: -20px;
    left: 2px;
    font: 450 0.75rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .bars .is-thin > * {
    display: none;
  }
  .scale {
    position: absolute;
    left: 0;
    right: 0;
    top: 60px;
    height: 9px;
    background: repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / 22));
  }
  .scale span {
    position: absolute;
    left: var(--p);
    top: 0;
    padding: 14px 4px 0 7px;
    font: 450 0.8125rem / 1.3 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
    width: var(--w);
    border-left: 1.35px solid var(--navy);
    height: 20px;
  }
  .scale .is-on {
    color: var(--ink);
    font-weight: 650;
  }
  .ember {
    position: absolute;
    left: calc(var(--p) - 8px);
    top: 53px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--ember) 22%, transparent);
  }
  @media ${below.laptop} {
    .scale span {
      font-size: 0.6875rem;
      padding: 14px 0 0 4px;
      line-height: 1.25;
    }
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    .summary {
      border-right: 0;
      border-bottom: 1px solid var(--line);
    }
  }
  @media ${below.phone} {
    border-inline: 0;
    border-radius: 0;
    .summary,
    .rule {
      padding-inline: 16px;
    }
    .rule {
      padding-right: 24px;
    }
    .points {
      height: 132px;
    }
  }
`;
