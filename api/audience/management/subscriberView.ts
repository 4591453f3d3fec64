import { nameOfTouch } from '../../insights/origin/nameOfTouch';
import { maskEmail } from '../../leads/pipeline/leadView';
import { isPaused } from '../subscribers/editSubscription';
import type { SubscriberRecord, SubscriptionProof } from '../subscribers/model';
import type { SuppressionReason } from '../subscribers/suppression';
import type {
  ConsentProof,
  SubscriberDetails,
  SubscriberEvent,
  SubscriberState,
  SubscriberSummary,
} from './contract';

const hidden = 'Hidden for your role.';

/** A subscriber as lists show it. The address is masked for those who may not see it. */
export function toSubscriberSummary(reader: SubscriberRecord, canSeePersonal: boolean): SubscriberSummary {
  const { _id, email, topics, place, createdAt, confirmedAt, version } = reader;
  return {
    id: _id,
    email: canSeePersonal ? email : maskEmail(email),
    state: stateOf(reader),
    topics,
    source: place,
    addedAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    version,
    masked: !canSeePersonal,
  };
}

/** A subscriber with the proof of consent and the history. */
export function toSubscriberDetails(
  reader: SubscriberRecord,
  canSeePersonal: boolean,
  { history, suppression }: { history: SubscriberEvent[]; suppression?: SuppressionReason },
): SubscriberDetails {
  const { origin, pausedUntil, unsubscribedAt, reason, forgetAt } = reader;
  const last = origin?.last;
  return {
    ...toSubscriberSummary(reader, canSeePersonal),
    page: origin?.page ?? null,
    visit: last ? nameOfTouch(last) : null,
    pausedUntil: isPaused(reader) ? (pausedUntil?.toISOString() ?? null) : null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    reason: reason ?? null,
    deletesAt: forgetAt?.toISOString() ?? null,
    suppression: suppression ?? null,
    consent: toConsentProof(reader, canSeePersonal),
    coveredTopics: findCoveredTopics(reader),
    history: history.map((event) => ({
      ...event,
      detail: event.detail && isPersonal(event) && !canSeePersonal ? hidden : event.detail,
    })),
  };
}

/** What a person told a member, or a mail server said, which often contains the address. */
const isPersonal = ({ kind }: SubscriberEvent) => ['unsubscribe', 'bounced', 'complained'].includes(kind);

export function stateOf(reader: SubscriberRecord): SubscriberState {
  return reader.status === 'active' && isPaused(reader) ? 'paused' : reader.status;
}

/** The request and the confirmation that count: the last confirmation, and the request before it. */
function toConsentProof({ proofs }: SubscriberRecord, canSeePersonal: boolean): ConsentProof {
  const confirmed = proofs.findLast(({ action }) => action === 'subscribe');
  const requested = proofs.findLast(
    ({ action, at }) => action === 'ask' && (!confirmed || at <= confirmed.at),
  );
  const toStep = ({ at, network, agent }: SubscriptionProof) => ({
    at: at.toISOString(),
    network: canSeePersonal ? (network ?? '') : hidden,
    agent: canSeePersonal ? (agent ?? '') : hidden,
  });
  const imported = proofs.findLast(({ action, consentText }) => action === 'import' && consentText);
  const stated = confirmed ? undefined : imported;
  const agreed = confirmed ?? stated ?? requested;
  return {
    requested: requested ? toStep(requested) : null,
    confirmed: confirmed ? toStep(confirmed) : null,
    stated: stated
      ? {
          at: stated.at.toISOString(),
          by: stated.by ?? '',
          consentedOn: stated.consentedOn ?? '',
          source: stated.consentSource ?? '',
        }
      : null,
    version: agreed?.consentVersion ?? null,
    text: agreed?.consentText ?? null,
    topics: findOwnChoice(proofs) ?? null,
  };
}

/** The topics that a member may select: those that the person chose last, or that were imported. */
export function findCoveredTopics({ status, topics, proofs }: SubscriberRecord): SubscriberRecord['topics'] {
  if (status !== 'active') return [];
  return findOwnChoice(proofs) ?? topics;
}

const findOwnChoice = (proofs: SubscriptionProof[]) =>
  proofs.findLast(({ topics, by, action }) => topics && (!by || action === 'import'))?.topics;
