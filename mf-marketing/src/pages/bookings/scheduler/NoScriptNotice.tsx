import { useSettings } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Says, where scripts do not run, what needs them, and the way without. */
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
