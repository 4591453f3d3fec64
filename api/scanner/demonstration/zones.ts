/** Addresses reserved for documentation; only the demonstration of this machine connects to them. */
export const ADDRESSES = {
  web: '198.51.100.40',
  mail: '198.51.100.41',
  policy: '198.51.100.42',
  carelessWeb: '198.51.100.43',
  carelessMail: '198.51.100.44',
} as const;

export const SECURE_DOMAIN = 'firm.test';
export const INSECURE_DOMAIN = 'careless-firm.test';

/** Suggested domains on the tool pages. */
export const demonstrationDomains = [SECURE_DOMAIN, INSECURE_DOMAIN];

/** One domain that passes all checks and one with common problems. Parsed by `readZones`. */
export const ZONES = `
${SECURE_DOMAIN} signed
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
${INSECURE_DOMAIN}
  @ NS ns1.careless-firm.test
  ns1 A 198.51.100.54
  @ A ${ADDRESSES.carelessWeb}
  www A ${ADDRESSES.carelessWeb}
  @ MX 10 mail.careless-firm.test
  mail A ${ADDRESSES.carelessMail}
  @ TXT v=spf1 a mx ?all
  _dmarc TXT v=DMARC1; p=none
`;
