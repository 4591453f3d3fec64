import type { Permission } from '@site/api/identity/access/can';
import type { ReactNode } from 'react';
import { usePermissions } from '../../../session/usePermissions';
import { LoadError } from '../../screen/LoadError';
import type { DetailDrawerProps } from '../definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from './DetailDrawer';

interface NewRecordDrawerProps extends DetailDrawerProps {
  noun: string;
  description?: string;
  /** What a member needs to add a record. */
  needs: Permission;
  /** The form. */
  children: ReactNode;
}

/** The drawer of a record that does not exist yet, with its form for members who may add one. */
export function NewRecordDrawer({
  id: _,
  noun,
  description,
  needs,
  children,
  ...navigation
}: NewRecordDrawerProps) {
  const isAllowed = usePermissions()(needs);
  const title = `New ${noun}`;
  return (
    <DetailDrawer {...navigation} name={title} noun={noun} title={title} description={description}>
      {isAllowed ? (
        children
      ) : (
        <DetailDrawerState>
          <LoadError title="" error={{ status: 403, message: '' }} />
        </DetailDrawerState>
      )}
    </DetailDrawer>
  );
}
