import { SmartLink, styled, useSettings } from '../../kit';
import { paths } from '../../paths';

/** The company's logo and name. */
export function Logo() {
  const { name } = useSettings();
  return (
    <Styles to={paths.home} aria-label={`${name}, home`}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <rect width="30" height="30" rx="7" fill="var(--navy)" />
        <path
          d="M6.5 21.2 21 12.8"
          stroke="var(--white)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="7.5 3 .01 3 20"
        />
        <circle cx="22.4" cy="12" r="3.1" fill="var(--ember)" />
      </svg>
      <span>{name}</span>
    </Styles>
  );
}

const Styles = styled(SmartLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-right: auto;
  text-decoration: none;
  color: var(--ink);
  font-weight: 600;
  font-size: 1.3125rem;
  letter-spacing: -0.035em;
  svg {
    width: 30px;
    height: 30px;
  }
`;
