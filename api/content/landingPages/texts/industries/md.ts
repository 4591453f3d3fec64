import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'marketing and design',
  to: '/industries/marketing-design',
  heading: 'Client accounts, large files and freelancers',
  lead: 'You work with large files, Macs and PCs, freelancers and client accounts you can’t afford to lose.',
  lines: [
    'One phone may be the only key to a client’s social media account.',
    'Freelancers start on Monday and deliver on Friday.',
    'Video fills a drive faster than anyone can label it.',
    'Macs and Windows PCs have to work on the same files.',
    'Clients ask for proof that fonts, stock images and plug-ins are licensed.',
    'Unreleased work sits in shared folders with links nobody remembers.',
    'Designers need accurate color on every screen.',
    'Pitches go out at two in the morning.',
    'The Texas Data Privacy and Security Act affects how your clients’ campaigns use personal data.',
  ],
  with: {
    its: 'Help desk and security for your agency: the people who help your designers support Macs and know not to restart a rendering.',
    mcs: 'Client passwords are in a vault with named access, so nobody takes an account with them.',
    dm: 'We check names, fonts and links in your archive and open old projects to prove it.',
    eps: 'Reviews, files and chat for each client are in one place, and you close it after the campaign.',
    pcaas: 'Designers get Macs or PCs with plenty of memory, and freelancers get a loaner with an end date.',
    sa: 'We start with the question of who can sign in to which client’s accounts.',
    ita: 'You hire a better IT person when a designer joins the interview.',
    vcio: 'You plan storage, licenses and freelancers per project, so you can bill them.',
    tet: 'Your team practices with a fake takedown notice, because that’s how accounts are stolen.',
    otn: 'Fast wired storage and good Wi-Fi for guests cover most of what a studio needs.',
  },
};
