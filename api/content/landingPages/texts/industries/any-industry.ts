import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'small and mid-sized firms',
  heading: 'Problems most companies share',
  lead: 'Your people have a full day of work, and they notice IT only when it stops.',
  lines: [
    'One person knows how everything connects and can’t take a vacation.',
    'Your server is older than its warranty, and nobody wants to touch it.',
    'Passwords are in a notebook, a browser and two people’s heads.',
    'Everyone can open the payroll folder, and nobody noticed.',
    'Software bills arrive on four credit cards.',
    'An account of someone who left years ago still works.',
    'You have backups, and nobody has tried to restore one.',
    'One phishing email is enough to start a ransomware attack.',
    'Your insurer asks security questions that nobody can answer.',
  ],
  with: {
    its: 'Help desk, security and planning: if you don’t have an IT department, we’re the one your team calls.',
    mcs: 'You can stop most attacks with settings you already pay for in Microsoft 365 or Google Workspace.',
    dm: 'A move is the best time to decide what you still need.',
    eps: 'A few tools used well beat a dozen subscriptions.',
    pcaas: 'A fixed cost for each seat is easier to plan than a surprise every third year.',
    sa: 'An assessment costs less than your first ransomware attack.',
    ita: 'Your first IT hire shapes how your company works for years.',
    vcio: 'You get an IT advisor at the table who isn’t selling you anything.',
    tet: 'People who can ask questions make fewer expensive mistakes.',
    otn: 'A reliable network is the base for everything else your team does.',
  },
};
