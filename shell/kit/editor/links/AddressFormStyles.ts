import styled from '@emotion/styled/base';
import { below } from '../../theme/widths';

/** A form below the toolbar. */
export const AddressFormStyles = styled('form')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 8px 10px 10px;
  border-top: 1px solid var(--line);
  label {
    display: grid;
    flex: 1 1 180px;
    gap: 3px;
    font-size: 0.75rem;
    color: var(--muted);
  }
  input {
    height: 34px;
    padding: 0 10px;
    min-width: 0;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    font-size: 0.875rem;
  }
  /* One ring in place of the border, instead of border, outline and halo. */
  input:focus-visible {
    border-color: transparent;
    outline-offset: -2px;
    box-shadow: none;
  }
  .check {
    display: flex;
    flex: 0 0 auto;
    align-items: center;
    gap: 8px;
    height: 34px;
    font-size: 0.875rem;
    color: var(--ink);
  }
  .check input {
    width: 18px;
    height: 18px;
    accent-color: var(--navy);
  }
  p {
    flex-basis: 100%;
    font-size: 0.8125rem;
  }
  .buttons {
    display: flex;
    gap: 8px;
  }
  @media ${below.phone} {
    --ctl-pad: 9px;
    label {
      flex-basis: 100%;
    }
  }
`;
