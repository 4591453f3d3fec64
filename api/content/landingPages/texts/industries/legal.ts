import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'law firms',
  to: '/industries/legal',
  heading: 'Deadlines, client files and ABA opinions',
  lead: 'You protect client files, meet deadlines you can’t move and keep records for years.',
  lines: [
    'Court deadlines don’t move when a laptop or a portal fails.',
    'Who can open a matter is a question of ethics, not only of folders.',
    'ABA Formal Opinion 477R expects reasonable efforts to protect client email.',
    'ABA Formal Opinion 498 covers work from home, video calls and cloud services.',
    'Corporate clients send security questionnaires that someone has to answer.',
    'Discovery can fill a server over one weekend.',
    'When a lawyer leaves, you need to know which files go and which stay.',
    'Criminals target trust accounts with fake settlement emails.',
    'Your lawyers depend on Clio, iManage or NetDocuments every hour they bill.',
  ],
  with: {
    its: 'Help desk and security for your firm: on filing day, your lawyers talk to someone who knows your setup.',
    mcs: 'We protect your mailboxes first, because that’s where client files and trust account details are.',
    dm: 'Matters move with their permissions and versions, and never in the week of a trial.',
    eps: 'Each matter gets one workspace in Microsoft 365, with a separate area for clients.',
    pcaas: 'A lawyer’s laptop goes to court, so it’s encrypted, charged and easy to replace.',
    sa: 'You get answers to the security questions your corporate clients ask.',
    ita: 'You need an IT person who works well with partners, and we help you interview for that.',
    vcio: 'Partners get an IT plan they can vote on, with a price on each line.',
    tet: 'Your team practices with a fake client email about a wire, because that’s how fraud starts.',
    otn: 'Your conference rooms connect on the first try, and your printers keep client pages private.',
  },
};
