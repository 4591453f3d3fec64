import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'law firms',
  to: '/industries/legal',
  heading: 'Deadlines and confidences',
  lead: 'Confidence is the product, deadlines are fixed by others, and the files only ever grow.',
  lines: [
    'A court’s clock does not stop because a scanner did.',
    'Who may see a matter is a question of ethics before it is one of folders.',
    'Clients send outside-counsel guidelines with a security page that somebody has to answer.',
    'Discovery arrives as a terabyte on a Friday.',
    'Partners read mail in hallways, on telephones, between hearings.',
    'A departing lawyer takes clients, and the firm must know which files went along and which stayed.',
    'Settlement money and retainers make the trust account worth an impostor’s patience.',
    'Dictation, time entry and document numbering are old programs that people love.',
    'A file is closed for years and then needed by noon.',
  ],
  with: {
    its: 'For lawyers a desk proves itself at a quarter to five on a filing day.',
    mcs: 'Privilege is only as good as the mailbox it sits in, so a firm’s sign-ins are hardened before its walls.',
    dm: 'Matters are moved whole, with their permissions and version history, and never in the week of a trial.',
    eps: 'One workspace per matter, with an inside and an outside, replaces attachments called final-final.',
    pcaas: 'A lawyer’s laptop goes to court, so it is encrypted, charged and the same model as its spare.',
    sa: 'The assessment answers the questions corporate clients ask, in the order in which they ask them.',
    ita: 'Hiring for a firm means finding someone who understands why a partner will not change the numbering.',
    vcio: 'Advice for a partnership is a plan that can be voted on, with a price beside each line.',
    tet: 'Training takes the form of a fake client mail about a wire, because that is how it comes.',
    otn: 'Conference rooms that connect at the first try and a printer that holds privileged pages matter more here than speed.',
  },
};
