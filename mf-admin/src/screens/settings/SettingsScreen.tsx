import type { AdminSettings } from '@site/api/settings/contract';
import { useMemo } from 'react';
import { capitalize } from '../../formatting/capitalize';
import type { DetailDrawerProps, ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { RecordDrawer } from '../../workbench/list/detail/RecordDrawer';
import { ListScreen } from '../../workbench/list/ListScreen';
import { EmailAddress } from '../../workbench/record/EmailAddress';
import type { ListPage } from '../../workbench/resource/ListResult';
import { LoadError } from '../../workbench/screen/LoadError';
import type { SettingsSection } from './SettingsSection';
import { useGetSettingsQuery } from './settingsApi';
import { settingsSections } from './settingsSections';

export { SettingsScreen as Component };

/** The site's settings by section, with what each changes and where it appears. */
export function SettingsScreen() {
  return <ListScreen list={settingsList} />;
}

interface SectionLine extends SettingsSection {
  warnings: number;
  isIdle: boolean;
}

interface SectionPage extends ListPage<SectionLine> {
  mail: AdminSettings['mail'];
}

const settingsList: ListDefinition<SectionLine, SectionPage> = {
  name: 'settings',
  title: 'Settings',
  description: 'Company details, booking hours and connected services. Each section is saved separately.',
  nouns: { one: 'section', many: 'sections' },
  keyOf: ({ key }) => key,
  nameOf: ({ label }) => label,
  windowTitle: ({ label }) => label,
  columns: [
    {
      name: 'Section',
      render: ({ label, about }) => (
        <>
          <b>{label}</b>
          <span>{about}</span>
        </>
      ),
    },
    { name: 'Used in', render: ({ where }) => where },
    {
      name: 'Status',
      cardPosition: 'corner',
      hides: 'late',
      render: ({ warnings, isIdle, idleLabel = 'Not connected' }) =>
        warnings ? (
          <span className="wt">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</span>
        ) : isIdle ? (
          <span className="mu">{idleLabel}</span>
        ) : (
          <span className="ok">Active</span>
        ),
    },
    {
      name: 'Who can edit',
      hides: 'early',
      render: ({ definition: { needs } }) =>
        `${capitalize(needs.role)}${needs.role === 'owner' ? '' : ' and above'}${needs.stepUp ? ', after confirming identity' : ''}`,
    },
  ],
  filters: [],
  sorts: [],
  useRows: () => {
    const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
    const { data } = query;
    const page = useMemo(() => data && pageOf(data), [data]);
    return { ...query, data: page, currentData: query.currentData && page };
  },
  figures: ({ mail }) => [
    {
      name: 'Email',
      value: mail.state === 'connected' ? 'Connected' : 'Not connected',
      isWarning: mail.state !== 'connected',
    },
    { name: 'Sent from', value: <EmailAddress email={mail.from} /> },
  ],
  emptyState: { title: 'No settings', text: 'The site hasn’t been set up yet.' },
  noMatchText: () => 'No matching sections.',
  Drawer: SectionDrawer,
};

function pageOf(settings: AdminSettings): SectionPage {
  const items = settingsSections.map((section) => ({
    ...section,
    warnings: settings.warnings.filter((warning) => warning.section === section.key).length,
    isIdle: section.isConnected?.(settings) === false,
  }));
  return { items, nextCursor: null, total: items.length, isMore: false, mail: settings.mail };
}

/** The open section as a form. */
function SectionDrawer(props: DetailDrawerProps) {
  const section = settingsSections.find(({ key }) => key === props.id);
  if (section) return <RecordDrawer {...props} definition={section.definition} />;
  return (
    <DetailDrawer {...props} name="Section" noun="section" title="Unknown section">
      <DetailDrawerState>
        <LoadError
          title="Section not found"
          note="No section of the settings has this URL. Choose one from the list."
          error={{ status: 404, message: '' }}
        />
      </DetailDrawerState>
    </DetailDrawer>
  );
}
