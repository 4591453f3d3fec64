import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'marketing and design',
  to: '/industries/marketing-design',
  heading: 'Other people’s brands',
  lead: 'Big files, mixed machines, freelancers, and client accounts that are not yours to lose.',
  lines: [
    'A client’s social account with a million followers hangs on one intern’s phone.',
    'Freelancers join on Monday and deliver on Friday.',
    'Footage fills a drive faster than anybody labels it.',
    'Macs and Windows machines share everything except habits.',
    'Fonts, stock images and plug-ins carry licenses that a client’s lawyer will one day ask about.',
    'Work that is not yet announced sits in shared folders with forgotten links.',
    'Color, screens and calibration are tools here and not decoration.',
    'A pitch goes out at two in the morning or not at all.',
    'Old campaigns come back, and the archive is a shoebox of drives.',
  ],
  with: {
    its: 'A studio’s desk speaks Mac as well as Windows, and knows not to reboot a render.',
    mcs: 'Client accounts are held in a vault with named access, so that nobody’s departure locks a brand out.',
    dm: 'Archives are moved with names, fonts and links checked, and a sample of old projects is opened.',
    eps: 'Reviews, files and chat get one place per client, closed when the campaign ends.',
    pcaas:
      'Designers get machines with memory to spare, and freelancers one from the shelf with an end date.',
    sa: 'The assessment begins with whose logins open which client’s channels.',
    ita: 'A studio hires best when a designer sits in the interview.',
    vcio: 'Storage, licenses and freelancers are planned per project, so that they can be billed to it.',
    tet: 'People practice on a fake takedown notice, since that is how brand accounts are stolen.',
    otn: 'Fast cabled storage in the room and decent wireless for guests cover most of what a studio needs.',
  },
};
