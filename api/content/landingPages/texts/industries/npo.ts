import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'non-profits',
  to: '/industries/non-profit',
  heading: 'Donor data, volunteers and a small budget',
  lead: 'You have a small budget, many helpers and donors who trust you with their data.',
  lines: [
    'Grants pay for programs and rarely for the computers that run them.',
    'Volunteers leave after a season, and their passwords keep working.',
    'Your donor list is your most valuable data, and it’s in a spreadsheet.',
    'When the treasurer changes, nobody knows who can sign in to the bank.',
    'Donated PCs come in six models with three versions of Windows.',
    'Grant reports need numbers from four different systems.',
    'Client case notes need strong protection on a small budget.',
    'The person who built your website moved away.',
    'Fundraisers need Wi-Fi and card readers that work all night.',
  ],
  with: {
    its: 'Help desk and security for your organization: your staff and volunteers get patient help and a note for the next person.',
    mcs: 'MFA and an end date on volunteer accounts cost nothing and remove most of the risk.',
    dm: 'We remove duplicates from your donor list while we move it.',
    eps: 'Microsoft and Google offer discounted licenses to non-profits, and we help you apply.',
    pcaas: 'Six matching PCs cost less to run than ten donated ones, and the fee fits a grant budget.',
    sa: 'Your board can read page one and decide, even without a technical member.',
    ita: 'Often you need a few hours of help a week, and we help you define the role.',
    vcio: 'A three-year IT plan gives your grant writer numbers to ask for.',
    tet: 'Volunteers learn three things on day one: lock the screen, report phishing, protect client data.',
    otn: 'Good Wi-Fi in your main room replaces years of borrowed routers.',
  },
};
