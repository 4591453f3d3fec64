import { ADDRESSES } from './servers.fixture';

const servers = Object.entries(ADDRESSES)
  .map(([name, address]) => `  ${name} A ${address}`)
  .join('\n');

/**
 * Complete domains, most of them copies of the first with the difference given by their name. Parsed by `readZones`.
 */
export const ZONES = `
mail.test signed
${servers}
  inside A 10.0.0.1
  _25._tcp.dane TLSA {pin}
google.com
  _spf TXT v=spf1 ip4:192.0.2.0/25 ~all
  aspmx.l A ${ADDRESSES.google}
sendgrid.net
  @ TXT v=spf1 ip4:192.0.2.128/25 ~all
welcome.test
  welcomed.test._report._dmarc TXT v=DMARC1
dead.test dead
silent.test silent

right.test signed
  @ NS ada.ns.cloudflare.com
  @ MX 10 good.mail.test
  @ TXT v=spf1 mx -all
  _dmarc TXT v=DMARC1; p=reject; rua=mailto:reports@right.test
  s1._domainkey TXT v=DKIM1; k=rsa; p={rsa2048}
  _mta-sts TXT v=STSv1; id=20261101
  mta-sts A ${ADDRESSES.web}
  _smtp._tls TXT v=TLSRPTv1; rua=mailto:tls@right.test
  default._bimi TXT v=BIMI1; l=https://right.test/logo.svg; a=https://right.test/mark.pem
  sub MX 10 good.mail.test
  sub TXT v=spf1 mx -all
  two MX 10 good.mail.test
  _dmarc.two TXT v=DMARC1; p=none
  _dmarc.two TXT v=DMARC1; p=reject
  > version: STSv1
  > mode: enforce
  > mx: *.mail.test
  > max_age: 1209600
comp.test
  @ NS ada.ns.cloudflare.com
  @ MX 10 aspmx.l.google.com
  @ TXT v=spf1 include:_spf.google.com include:sendgrid.net ~all
  _dmarc TXT v=DMARC1; p=none
  google._domainkey TXT v=DKIM1; k=rsa; p={rsa2048}
  www A ${ADDRESSES.closed}
  ! _smtp._tls.comp.test.
bare.test
  @ MX 10 good.mail.test
xn--bcher-kva.test like right.test
long.test like right.test
${Array.from({ length: 9 }, (_, at) => `  @ TXT proof-of-${at}-${'x'.repeat(170)}`).join('\n')}
  @ TXT v=spf1 mx -all

parked.test
  @ MX 0 .
  @ TXT v=spf1 -all
  _dmarc TXT v=DMARC1; p=reject
  default._domainkey TXT v=DKIM1; p=
parkedbare.test
  @ MX 0 .
  @ TXT v=spf1 -all
  _dmarc TXT v=DMARC1; p=reject
parkedopen.test
  @ MX 0 .
webonly.test
  @ A ${ADDRESSES.closed}
nothing.test
  @ TXT hello
sender.test
  @ MX 0 .
  @ TXT v=spf1 include:sendgrid.net -all
  _dmarc TXT v=DMARC1; p=reject; rua=mailto:reports@sender.test
  s1._domainkey TXT k=rsa; p={rsa2048}

junk.test like right.test
  _dmarc TXT v=DMARC1; p=quarantine; rua=mailto:reports@junk.test
rehearsed.test like right.test
  _dmarc TXT v=DMARC1; p=quarantine; t=y; rua=mailto:reports@rehearsed.test
almost.test like right.test
  _dmarc TXT v=DMARC1; p=reject; t=y; rua=mailto:reports@almost.test
listening.test like right.test
  _dmarc TXT v=DMARC1; p=none; rua=mailto:reports@listening.test
deaf.test like right.test
  _dmarc TXT v=DMARC1; p=reject
twodmarc.test like right.test
  _dmarc TXT v=DMARC1; p=reject; rua=mailto:reports@twodmarc.test
  _dmarc TXT v=DMARC1; p=none
onlyrua.test like right.test
  _dmarc TXT v=DMARC1; rua=mailto:reports@onlyrua.test
empty.test like right.test
  _dmarc TXT v=DMARC1
spnone.test like right.test
  _dmarc TXT v=DMARC1; p=reject; sp=none; rua=mailto:reports@spnone.test
npnone.test like right.test
  _dmarc TXT v=DMARC1; p=reject; np=none; rua=mailto:reports@npnone.test
npknown.test like npnone.test
  billing A ${ADDRESSES.closed}
removed.test like right.test
  _dmarc TXT v=DMARC1; p=reject; pct=50; rf=afrf; ri=3600; rua=mailto:reports@removed.test
faulty.test like right.test
  _dmarc TXT v=DMARC1; p=reject; sp=maybe; rua=mailto:reports@faulty.test
unwelcome.test like right.test
  _dmarc TXT v=DMARC1; p=reject; rua=mailto:reports@welcome.test
welcomed.test like right.test
  _dmarc TXT v=DMARC1; p=reject; rua=mailto:reports@welcome.test
reg.test
  _dmarc TXT v=DMARC1; psd=y; p=reject; rua=mailto:reports@reg.test
firm.reg.test
  @ MX 10 good.mail.test
mutedmarc.test like right.test
  ! _dmarc.mutedmarc.test.

soft.test like right.test
  @ TXT v=spf1 mx ~all
neutral.test like right.test
  @ TXT v=spf1 mx ?all
anybody.test like right.test
  @ TXT v=spf1 mx +all
wide.test like right.test
  @ TXT v=spf1 ip4:0.0.0.0/0 -all
widesix.test like right.test
  @ TXT v=spf1 mx ip6:::/0 -all
half4.test like right.test
  @ TXT v=spf1 mx ip4:0.0.0.0/1 -all
unequal.test like right.test
  @ TXT v=spf1 ip6:::/0 include:dead.test -all
macro.test like right.test
  @ TXT v=spf1 mx exists:%{l-_-/}.macro.test -all
wildcard.test like right.test
  - _dmarc TXT
  _dmarc TXT v=spf1 -all
twospf.test like right.test
  @ TXT v=spf1 mx -all
  @ TXT v=spf1 include:sendgrid.net ~all
manyspf.test like right.test
  @ TXT v=spf1 ${Array.from({ length: 11 }, (_, at) => `include:i${at}.manyspf.test`).join(' ')} -all
${Array.from({ length: 11 }, (_, at) => `  i${at} TXT v=spf1 -all`).join('\n')}
voidspf.test like right.test
  @ TXT v=spf1 a:one.voidspf.test a:two.voidspf.test a:three.voidspf.test -all
ptr.test like right.test
  @ TXT v=spf1 ptr mx -all
misspelt.test like right.test
  @ TXT v=spf1 ipv4:192.0.2.1 -all
leaning.test like right.test
  @ TXT v=spf1 include:dead.test -all
nospf.test like right.test
  - @ TXT

short.test like right.test
  s1._domainkey TXT v=DKIM1; k=rsa; p={rsa1024}
weak.test like right.test
  s1._domainkey TXT v=DKIM1; k=rsa; p={rsa512}
revoked.test like right.test
  s1._domainkey TXT v=DKIM1; p=
trial.test like right.test
  s1._domainkey TXT v=DKIM1; t=y; p={rsa2048}
edward.test like right.test
  s1._domainkey TXT v=DKIM1; k=ed25519; p={ed25519}
garbled.test like right.test
  s1._domainkey TXT v=DKIM1; p=notakey
hidden.test like right.test
  - s1._domainkey TXT
  x9z._domainkey TXT v=DKIM1; p={rsa2048}
named.test like hidden.test
unsignedmail.test like right.test
  - s1._domainkey TXT

plainmail.test like right.test
  @ MX 10 plain.mail.test
halfplain.test like right.test
  @ MX 10 good.mail.test
  @ MX 20 plain.mail.test
expired.test like right.test
  @ MX 10 expired.mail.test
wrongname.test like right.test
  @ MX 10 wrong.mail.test
untrusted.test like right.test
  @ MX 10 untrusted.mail.test
oldtls.test like right.test
  @ MX 10 old.mail.test
slow.test like right.test
  @ MX 10 slow.mail.test
halfslow.test like right.test
  @ MX 10 good.mail.test
  @ MX 20 slow.mail.test
refusing.test like right.test
  @ MX 10 refusing.mail.test
brokentls.test like right.test
  @ MX 10 broken.mail.test
closed.test like right.test
  @ MX 10 closed.mail.test
babbling.test like right.test
  @ MX 10 babbling.mail.test
inside.test like right.test
  @ MX 10 inside.mail.test
dane.test like right.test
  @ MX 10 dane.mail.test

ststesting.test like right.test
  > version: STSv1
  > mode: testing
  > mx: good.mail.test
  > max_age: 1209600
stsnone.test like right.test
  > version: STSv1
  > mode: none
  > max_age: 1209600
stsother.test like right.test
  > version: STSv1
  > mode: enforce
  > mx: other.mail.test
  > max_age: 1209600
stsshort.test like right.test
  > version: STSv1
  > mode: enforce
  > mx: good.mail.test
  > max_age: 3600
stsnofile.test like right.test
  >
stsbadcert.test like right.test
  mta-sts A ${ADDRESSES.badWeb}
ststwo.test like right.test
  _mta-sts TXT v=STSv1; id=1
  _mta-sts TXT v=STSv1; id=2
stsinside.test like right.test
  mta-sts A 169.254.169.254

unsigned.test like right.test plain
half.test like right.test half
spoilt.test like right.test
  ? @ AAAA
spoiltmx.test like right.test
  ? @ MX
bogus.test like right.test bogus
tlstwo.test like right.test
  _smtp._tls TXT v=TLSRPTv1; rua=mailto:a@tlstwo.test
  _smtp._tls TXT v=TLSRPTv1; rua=mailto:b@tlstwo.test
tlsdeaf.test like right.test
  _smtp._tls TXT v=TLSRPTv1; rua=nowhere
logo.test like right.test
  default._bimi TXT v=BIMI1; l=https://logo.test/logo.svg; a=
openlogo.test like right.test
  default._bimi TXT v=BIMI1; l=http://openlogo.test/logo.svg
nologo.test like right.test
  - default._bimi TXT
worst.test half
  @ MX 10 plain.mail.test
  @ TXT v=spf1 +all
  _dmarc TXT v=DMARC1; p=reject
  _dmarc TXT v=DMARC1; p=none
  s1._domainkey TXT v=DKIM1; p={rsa512}
  _mta-sts TXT v=STSv1; id=1
  _mta-sts TXT v=STSv1; id=2
  _smtp._tls TXT v=TLSRPTv1
  default._bimi TXT v=BIMI1; l=http://worst.test/logo.svg
`;
