import type { LeadPage } from '@site/api/contract/leads';
import { askOnce } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { endpoints } from './leadsApi';
import type { RecordSource } from './RecordSource';

/** Leads by name, company, email or reference, as the list finds them. */
export const leadRecords: RecordSource = {
  name: 'Leads',
  find: async (q, signal) => {
    const asked = endpoints.listLeads.initiate({ query: { q, limit: '6' } }, { forceRefetch: true });
    const { items } = await askOnce<LeadPage>(asked, signal);
    return items.map(({ reference, name, company }) => ({
      label: name,
      note: [company, reference].filter(Boolean).join(' · '),
      path: paths.admin.lead(reference),
    }));
  },
};
