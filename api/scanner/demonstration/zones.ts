/** Addresses that are kept for documentation: only this machine's demonstration connects to them. */
export const ADDRESSES = {
  web: '198.51.100.40',
  mail: '198.51.100.41',
  policy: '198.51.100.42',
  carelessWeb: '198.51.100.43',
  carelessMail: '198.51.100.44',
} as const;

export const WELL_KEPT = 'firm.test';
export const CARELESS = 'careless-firm.test';

/** What the site offers to try, where its scanner knows them. */
export const demonstrationDomains = [WELL_KEPT, CARELESS];

/** One domain that has all that the tools look for, and one that has what they most often find. Read by `readZones`. */
export const ZONES = `
${WELL_KEPT} signed
  @ NS ns1.firm.test
  @ NS ns2.firm.test
  ns1 A 198.51.100.53
  ns2 A 203.0.113.53
  @ A ${ADDRESSES.web}
  www A ${ADDRESSES.web}
  @ CAA 0 issue letsencrypt.org
  @ MX 10 mail.firm.test
  mail A ${ADDRESSES.mail}
  @ TXT v=spf1 mx -all
  _dmarc TXT v=DMARC1; p=reject; rua=mailto:reports@firm.test
  s1._domainkey TXT v=DKIM1; k=rsa; p={rsa2048}
  _mta-sts TXT v=STSv1; id=20261101
  mta-sts A ${ADDRESSES.policy}
  _smtp._tls TXT v=TLSRPTv1; rua=mailto:tls@firm.test
  > version: STSv1
  > mode: enforce
  > mx: mail.firm.test
  > max_age: 1209600
${CARELESS}
  @ NS ns1.careless-firm.test
  ns1 A 198.51.100.54
  @ A ${ADDRESSES.carelessWeb}
  www A ${ADDRESSES.carelessWeb}
  @ MX 10 mail.careless-firm.test
  mail A ${ADDRESSES.carelessMail}
  @ TXT v=spf1 a mx ?all
  _dmarc TXT v=DMARC1; p=none
`;
