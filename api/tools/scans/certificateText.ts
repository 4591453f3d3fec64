interface Certificate {
  issuer: string;
  /** Days: `2027-02-01`. */
  from: string;
  to: string;
}

/** The evidence that a scan has of a certificate. */
export const describeCertificate = ({ issuer, from, to }: Certificate) =>
  `issued by ${issuer}, valid from ${from} to ${to}`;

/** The last day of a certificate by its evidence; undefined if that was cut off. */
export const readLastDay = (evidence: string): string | undefined =>
  /, valid from \S+ to (\d{4}-\d\d-\d\d)$/.exec(evidence)?.[1];
