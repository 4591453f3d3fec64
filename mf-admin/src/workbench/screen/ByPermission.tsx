import type { Permission } from '@site/api/identity/access/can';
import type { ReactNode } from 'react';
import { usePermissions } from '../../session/usePermissions';

/** A text for members who have a permission, and another one for those who do not. */
export function ByPermission({ needs, otherwise, children }: ByPermissionProps) {
  return usePermissions()(needs) ? children : otherwise;
}

interface ByPermissionProps {
  needs: Permission;
  otherwise: ReactNode;
  children: ReactNode;
}
