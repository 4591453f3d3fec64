import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { findLead } from '../../leads/pipeline/findLead';
import { canSeePersonalDetails } from '../../leads/pipeline/policy';
import { readHubspot } from '../connection/model';
import { mayReadHubspot } from '../connection/policy';
import { toCrmContactView } from '../sync/crmContactView';
import { CrmContact, type CrmContactRecord } from '../sync/model';
import { getLeadSync } from './contract';

/** The steps of a lead in HubSpot, for its timeline. */
export function leadSyncRoutes(api: Api): void {
  addRoute(api, getLeadSync, mayReadHubspot, async ({ params, user }) => {
    const lead = await findLead(params.reference);
    authorize(mayReadHubspot, user, lead);
    const { mode } = await readHubspot();
    const found =
      mode === 'off'
        ? null
        : await CrmContact.findOne({ email: lead.emailNorm, task: 'sync' }).lean<CrmContactRecord>();
    const written = (found?.objects ?? []).filter(
      ({ id, kind, key }) => id && (kind !== 'deals' || key === lead._id),
    );
    return {
      isShadow: mode === 'shadow',
      contact: found && toCrmContactView(found, canSeePersonalDetails(user)),
      objects: [...new Set(written.map(({ kind }) => kind))].sort(),
    };
  });
}
