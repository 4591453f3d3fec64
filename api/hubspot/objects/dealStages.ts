import type { HubspotPipeline } from '../client/HubspotClient';
import type { HubspotActivities } from '../connection/contract';

type Choice = Pick<HubspotActivities, 'dealPipeline' | 'dealWonStage' | 'dealReopenedStage'>;

type Stage = HubspotPipeline['stages'][number];

/** The stages of deals. */
export interface DealStages {
  won: Stage;
  reopened: Stage;
  /** Of leads that were won and are lost now: the first closed stage without a chance, or that of reopened leads. */
  lost: Stage;
}

/** Finds the chosen stages in the account, or says at which field something is missing. */
export function findDealStages(
  pipelines: readonly HubspotPipeline[],
  { dealPipeline, dealWonStage, dealReopenedStage }: Choice,
): { stages: DealStages } | { field: keyof Choice; problem: string } {
  const pipeline = pipelines.find(({ id }) => id === dealPipeline);
  if (!pipeline)
    return { field: 'dealPipeline', problem: 'This pipeline of deals doesn’t exist in HubSpot.' };
  const find = (id: string) => pipeline.stages.find((stage) => stage.id === id);
  const won = find(dealWonStage);
  if (!won) return { field: 'dealWonStage', problem: 'This stage of won leads doesn’t exist in HubSpot.' };
  const reopened = dealReopenedStage
    ? find(dealReopenedStage)
    : pipeline.stages.find(({ isClosed }) => !isClosed);
  if (!reopened)
    return { field: 'dealReopenedStage', problem: 'This stage of reopened leads doesn’t exist in HubSpot.' };
  const lost = pipeline.stages.find(({ isClosed, isWon }) => isClosed && !isWon) ?? reopened;
  return { stages: { won, reopened, lost } };
}
