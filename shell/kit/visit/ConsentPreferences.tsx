import { lazy, Suspense } from 'react';
import type { ConsentPreferencesFormProps } from './ConsentPreferencesForm';

const Form = lazy(() =>
  import('./ConsentPreferencesForm').then(
    ({ ConsentPreferencesForm }) => ({ default: ConsentPreferencesForm }),
    () => ({ default: Unavailable }),
  ),
);

/** Cookie choices with toggles, for the banner and the cookie page. */
export function ConsentPreferences(props: ConsentPreferencesFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

function Unavailable() {
  return (
    <p role="status">The choices couldn’t be loaded. Until they are, only necessary cookies are used.</p>
  );
}
