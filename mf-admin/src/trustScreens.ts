import { mayEditCredentials, mayListCredentials } from '@site/api/content/credentials/policy';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { Screen } from './workbench/screen/Screen';

/** The screens for what shows visitors that the company can be trusted. */
export const trustScreens: Screen[] = [
  {
    path: '/admin/credentials',
    expose: './CredentialsScreen',
    label: 'Credentials',
    group: 'Content',
    icon: BadgeCheck,
    needs: mayListCredentials,
    record: { label: 'Credential', needs: mayListCredentials },
    createAction: { label: 'New credential', path: '/admin/credentials/new', needs: mayEditCredentials },
  },
];
