import { SmartLink, styled, useSettings } from '@site/shell/kit';

/** Whom to ask when nothing helps. */
export function SignInFoot() {
  const { phone, phoneHref } = useSettings();
  return (
    <Look>
      <span>Cannot get in? An owner or admin can reset your factor.</span>
      <SmartLink className="lk" to={phoneHref}>
        {phone}
      </SmartLink>
    </Look>
  );
}

const Look = styled('footer')`
  font-size: var(--a13);
  border-top: 1px solid var(--line);
  padding-top: 14px;
  justify-content: space-between;
  a {
    padding-block: 6px 1px;
  }
`;
