/** Whose record is open: the sender of a lead, by its reference, or a contact of the list, by its ID. */
export type ContactSubject = { lead: string; contact?: undefined } | { contact: string; lead?: undefined };
