import { useSettings } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Without scripts, explains what needs them and shows alternatives. */
export function NoScriptNotice({ children }: { children: ReactNode }) {
  const { phone, phoneHref } = useSettings();
  return (
    <noscript>
      <p>
        {children} Without them, call us: <a href={phoneHref}>{phone}</a>
      </p>
    </noscript>
  );
}
