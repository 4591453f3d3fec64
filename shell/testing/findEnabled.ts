import { type ByRoleOptions, screen, waitFor } from '@testing-library/react';

/** The control with this role and name once it can be used: `findByRole` finds it disabled, too. */
export function findEnabled(role: string, options: ByRoleOptions): Promise<HTMLElement> {
  return waitFor(() => {
    const control = screen.getByRole(role, options);
    expect(control).toBeEnabled();
    return control;
  });
}
