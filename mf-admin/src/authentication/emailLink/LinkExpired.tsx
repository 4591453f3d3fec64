import { Button } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ReactNode } from 'react';
import { StepHeading } from '../layout/StepHeading';

/** Shown for an invalid or expired link. */
export function LinkExpired({
  title,
  message,
  children,
}: {
  title: string;
  message: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div role="alert">
        <StepHeading>{title}</StepHeading>
        <p className="intro">{message}</p>
      </div>
      {children}
      <Button tone="line" className="go-on" to={paths.admin.login}>
        Go to sign-in
      </Button>
    </>
  );
}
