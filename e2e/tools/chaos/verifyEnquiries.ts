import type { LeadPage, LeadSummary } from '@site/api/leads/pipeline/contract';
import { openMailbox } from '../../fixtures/site/openMailbox';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import type { DeliveryRecord } from './DeliveryRecord';
import { isOfRun } from './sendEnquiry';

/** Compares the enquiries acknowledged in a run with the leads in the workbench and the emails that arrived. */
export async function verifyEnquiries(
  site: Site,
  record: DeliveryRecord,
  seed: number,
  log: (line: string) => void,
) {
  await until(async () => (await fetch(`${site.apiUrl}/readyz`)).ok, 'the API is not ready', 60_000);
  const cookie = await signIn(site);
  const leadsOf = async () => (await listAll(site, cookie)).filter(({ email }) => isOfRun(email, seed));
  const leads = await until(async () => {
    const found = await leadsOf();
    return found.every(({ mail }) => mail === 'sent') ? found : undefined;
  }, 'not every mail is sent').catch(async (error: Error) => {
    log(error.message);
    return leadsOf();
  });
  const found = countBy(leads.map(({ email }) => email));
  const all = await openMailbox(site.dataDir).all();
  const mails = countBy(
    all.filter((mail) => isOfRun(JSON.stringify(mail), seed)).map(({ messageId = '' }) => messageId),
  );
  const expected = leads.length * 2;
  return {
    lost: [...record.acknowledged].filter(
      ([sender, reference]) => !leads.some((lead) => lead.email === sender && lead.reference === reference),
    ).length,
    doubled: [...found.values()].filter((count) => count > 1).length,
    mailsMissing: Math.max(0, expected - mails.size),
    mailsExtra: [...mails.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}

async function signIn({ url, owner }: Site): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(owner),
  });
  if (!response.ok) throw new Error(`signing in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function listAll({ url }: Site, cookie: string): Promise<LeadSummary[]> {
  const leads: LeadSummary[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await fetch(
      `${url}/api/admin/leads?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      { headers: { cookie } },
    );
    if (!response.ok) throw new Error(`listing leads: ${response.status}`);
    const page = (await response.json()) as LeadPage;
    leads.push(...page.items);
    cursor = page.nextCursor;
  }
  return leads;
}

function countBy(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
