import { SmartLink, styled, useSettings } from '@site/shell/kit';

/** Whom to contact for help. */
export function SignInFooter() {
  const { phone, phoneHref } = useSettings();
  return (
    <Styles>
      <span>Can’t sign in? An owner or admin can reset your two-step sign-in.</span>
      <SmartLink className="lk" to={phoneHref}>
        {phone}
      </SmartLink>
    </Styles>
  );
}

const Styles = styled('footer')`
  font-size: var(--a13);
  border-top: 1px solid var(--line);
  padding-top: 14px;
  justify-content: space-between;
  a {
    padding-block: 6px 1px;
  }
`;
