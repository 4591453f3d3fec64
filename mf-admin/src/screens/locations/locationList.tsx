import type { ContentPage } from '@site/api/content/documents/contract';
import type { LocationRow } from '@site/api/content/locations/contract';
import { mayReadLocations, mayWriteLocations } from '@site/api/content/locations/policy';
import { paths } from '@site/shell/paths';
import { formatCount } from '../../formatting/formatCount';
import { binActions } from '../../workbench/contentList/binActions';
import { bulkPublishing } from '../../workbench/contentList/bulkPublishing';
import {
  contentExport,
  contentFilters,
  stateColumn,
  writtenColumn,
} from '../../workbench/contentList/contentList';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { AreasNotice } from './AreasNotice';
import { LocationImport } from './LocationImport';
import { locations } from './locationsApi';

/** Service areas in every state, last written first. */
export const locationList: ListDefinition<LocationRow, ContentPage<LocationRow>> = {
  name: 'locations',
  title: 'Locations',
  about:
    'The areas we look after, each with a page of its own. Nothing is public before somebody publishes it.',
  words: { one: 'service area', many: 'service areas' },
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label || 'Without a name',
  columns: [
    {
      name: 'Area',
      render: ({ label, county }) => (
        <>
          <b>{label || 'Without a name'}</b>
          <span>{county}</span>
        </>
      ),
    },
    stateColumn,
    {
      name: 'Complete',
      className: 'm',
      onCard: 'left',
      render: ({ completeness }) => `${completeness} %`,
    },
    {
      name: 'Place',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ lat, lng }) => (lat === null || lng === null ? '' : `${lat}, ${lng}`),
    },
    { name: 'Order', className: 'm mu', gives: 'early', isExtra: true, render: ({ order }) => order },
    writtenColumn,
  ],
  Actions: LocationImport,
  search: { label: 'Search service areas by their words', placeholder: 'a town, a county, a road' },
  filters: contentFilters,
  sorts: [{ value: 'written', label: 'last written first' }],
  useRows: locations.useRows,
  exporting: contentExport(mayReadLocations, locations),
  useBulkActions: ({ filters }) => (filters.bin ? inBin : edits),
  Notice: AreasNotice,
  figures: ({ total, isMore }) => [{ name: 'Areas', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No service areas yet',
    text: 'Write what is true of a place, with facts somebody can look up, and publish it when it is whole.',
  },
  noMatch: ({ q, filters }) => {
    if (filters.bin) return 'Nothing like that is in the bin.';
    return q ? `No service area mentions “${q}”.` : 'No service area is in that state.';
  },
};

const inBin = binActions(locations, mayWriteLocations);
const edits = bulkPublishing(locations, mayWriteLocations, paths.services);
