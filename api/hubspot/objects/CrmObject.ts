/** The kinds of HubSpot's objects that this site writes beside contacts. */
export type CrmObjectKind = 'meetings' | 'notes' | 'deals';

/** A record of this site as it has to be in HubSpot. */
export interface WantedObject {
  kind: CrmObjectKind;
  /** The ID of the record here. */
  key: string;
  /** Tells the object in HubSpot from all others of its contact. It never changes. */
  mark: string;
  properties: Record<string, string>;
  /** Properties that are written with the first ones only. */
  atFirst?: Record<string, string>;
  /** What HubSpot's users corrected, of the property that they may, stays as it is. */
  isPresumed?: boolean;
  /** It is written again where this changed. By default the properties. */
  basis?: Record<string, string>;
  /** What members see in the list of changes. */
  name: string;
  summary: string;
  /** It was deleted here. */
  isRemoved?: boolean;
  /** Written only if HubSpot has it already. */
  isUpdateOnly?: boolean;
  /** Why it cannot be written. */
  problem?: string;
}

/** An object that was written to HubSpot, or is about to be. */
export interface StoredObject {
  kind: CrmObjectKind;
  key: string;
  mark: string;
  /** SHA-256 of what it was last written from. */
  hash: string;
  /** The value that was last written of the property that HubSpot's users may correct. */
  written?: string;
  /** HubSpot's ID. Absent until HubSpot has answered: then the object may exist and is looked up by its mark. */
  id?: string;
}

/**
 * The property that holds the mark, alone or as one of its words, and the standard type of the association with a
 * contact, which HubSpot's official client lists: https://github.com/HubSpot/hubspot-api-nodejs/blob/master/src/enums/AssociationTypes.ts
 */
export const crmObjectKinds = {
  meetings: { markProperty: 'hs_meeting_external_url', associationTypeId: 200 },
  notes: { markProperty: 'hs_timestamp', associationTypeId: 202 },
  deals: { markProperty: 'description', associationTypeId: 3 },
} as const;

/** The property that HubSpot's users may correct. */
export const correctable: Partial<Record<CrmObjectKind, string>> = { meetings: 'hs_meeting_outcome' };
