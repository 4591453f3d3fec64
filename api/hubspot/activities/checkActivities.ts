import { badRequest, conflict, unprocessable } from '../../platform/errors/HttpError';
import type { HubspotClient, HubspotProperty } from '../client/HubspotClient';
import { lackOf, missingScopesOf, toHttpError } from '../connection/checkToken';
import { type HubspotActivities, noActivities } from '../connection/contract';
import { findFormProblem } from '../forms/findFormProblem';
import { findMissing } from '../mapping/checkMapping';
import type { MappingEntry } from '../mapping/contract';
import { resultFields } from '../mapping/localFields';
import { readHubspotMapping } from '../mapping/model';
import { findDealStages } from '../objects/dealStages';

/**
 * Throws unless HubSpot allows deals, forms and results of assessments, where they are on, and has the chosen stages, the
 * form and the properties. Returns the scopes that the token has now.
 */
export async function checkActivities(
  client: HubspotClient | undefined,
  activities: HubspotActivities,
): Promise<string[]> {
  if (!client) throw conflict('HubSpot is not connected.');
  assertChosen(activities);
  const { scopes, pipelines, forms, properties } = await readAccount(client, activities).catch((error) => {
    throw toHttpError(error);
  });
  const found = pipelines && findDealStages(pipelines, activities);
  if (found && 'problem' in found) refuse(found.field, found.problem);
  if (properties) assertMapped(properties, (await readHubspotMapping()).entries);
  if (forms) {
    const form = forms.find(({ id }) => id === activities.formId);
    if (!form) refuse('formId', 'This form doesn’t exist in HubSpot.');
    const problem = findFormProblem(form, (await readHubspotMapping()).entries);
    if (problem) refuse('formId', problem);
  }
  return scopes;
}

function assertChosen({ deals, dealPipeline, dealWonStage, forms, formId }: HubspotActivities): void {
  if (deals && !dealPipeline) refuse('dealPipeline', 'Please choose a pipeline.');
  if (deals && !dealWonStage) refuse('dealWonStage', 'Please choose a stage.');
  if (forms && !formId) refuse('formId', 'Please choose a form.');
}

async function readAccount(client: HubspotClient, activities: HubspotActivities) {
  const { scopes } = await client.readToken();
  const missing = missingScopesOf(scopes, activities).filter(
    (scope) => !missingScopesOf(scopes, noActivities).includes(scope),
  );
  if (missing.length)
    throw unprocessable('scopes_missing', `${lackOf(missing)} Add them to the private app in HubSpot first.`);
  const { deals, forms, assessments } = activities;
  return {
    scopes: scopes.slice(0, 200),
    pipelines: deals ? await client.listDealPipelines() : undefined,
    forms: forms ? await client.listForms() : undefined,
    properties: assessments ? await client.listProperties() : undefined,
  };
}

/** Otherwise contacts with a result would fail. */
function assertMapped(properties: readonly HubspotProperty[], mapping: readonly MappingEntry[]): void {
  const entries = mapping.filter(({ field }) => resultFields.includes(field));
  if (!entries.length)
    throw unprocessable('results_not_mapped', 'Map an assessment field under Field mapping first.');
  const missing = findMissing(entries, properties).map(({ name }) => name);
  if (missing.length)
    throw unprocessable(
      'properties_missing',
      `HubSpot lacks the properties ${missing.join(', ')}. Create them under Field mapping first.`,
    );
}

function refuse(field: keyof HubspotActivities, problem: string): never {
  throw badRequest(problem, { [field]: problem });
}
