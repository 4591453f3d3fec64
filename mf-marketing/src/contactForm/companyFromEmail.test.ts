import { companyFromEmail } from './companyFromEmail';

test.each([
  ['dana@acme.example', 'acme.example'],
  [' Dana.Ortiz@Mail.Acme-CPA.com ', 'mail.acme-cpa.com'],
  ['dana@gmail.com', ''],
  ['dana@yahoo.co.uk', ''],
  ['dana@acme', ''],
  ['dana', ''],
  ['', ''],
])('%j gives %j', (email, company) => {
  expect(companyFromEmail(email)).toBe(company);
});
