import type { ContentPage } from '@site/api/content/documents/contract';
import type { LocationRow } from '@site/api/content/locations/contract';
import { mayReadLocations, mayWriteLocations } from '@site/api/content/locations/policy';
import { paths } from '@site/shell/paths';
import { formatCount } from '../../formatting/formatCount';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  lastEditedColumn,
  stateColumn,
} from '../../workbench/contentList/contentColumns';
import { trashActions } from '../../workbench/contentList/trashActions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { CoverageNotice } from './CoverageNotice';
import { LocationImport } from './LocationImport';
import { locations } from './locationsApi';

/** The list of service areas in every state, last changed first. */
export const locationList: ListDefinition<LocationRow, ContentPage<LocationRow>> = {
  name: 'locations',
  title: 'Service areas',
  description:
    'The areas you serve, each with its own page. Drafts stay private until someone publishes them.',
  nouns: { one: 'service area', many: 'service areas' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Untitled',
  columns: [
    {
      name: 'Area',
      render: ({ label, county }) => (
        <>
          <b>{label || 'Untitled'}</b>
          <span>{county}</span>
        </>
      ),
    },
    stateColumn,
    {
      name: 'Completeness',
      className: 'm',
      cardPosition: 'left',
      isNamedOnCard: true,
      render: ({ completeness }) => `${completeness}%`,
    },
    {
      name: 'Coordinates',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ lat, lng }) => (lat === null || lng === null ? '' : `${lat}, ${lng}`),
    },
    {
      name: 'Order',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ order }) => order,
    },
    lastEditedColumn,
  ],
  Actions: LocationImport,
  search: { label: 'Search service areas', placeholder: 'town, county or road' },
  filters: contentFilters,
  sorts: [{ value: 'written', label: 'last updated first' }],
  useRows: locations.useRows,
  exportOptions: contentExport(mayReadLocations, locations),
  useBulkActions: ({ filters }) => (filters.bin ? inTrash : edits),
  Notice: CoverageNotice,
  figures: ({ total, isMore }) => [{ name: 'Areas', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No service areas yet',
    text: 'Describe an area, add facts with their sources, and publish the page when it’s ready.',
  },
  noMatchText: ({ q, filters }) => {
    if (filters.bin) return 'No matching service areas in the trash.';
    return q ? `No service areas match “${q}”.` : 'No matching service areas. Remove a filter.';
  },
};

const inTrash = trashActions(locations, mayWriteLocations);
const edits = bulkPublishing(locations, mayWriteLocations, paths.services);
