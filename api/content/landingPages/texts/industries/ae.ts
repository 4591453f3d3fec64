import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'architecture and engineering',
  to: '/industries/architecture-engineering',
  heading: 'Large models, licenses and CMMC',
  lead: 'Your models are huge, your partners need them now, and slow workstations cost billable hours.',
  lines: [
    'A Revit model that takes four minutes to open is opened ten times a day.',
    'Consultants in three firms edit one building, and everyone needs the current version.',
    'Graphics drivers and plug-ins have to match the project, so updates need care.',
    'Site staff need today’s drawings on a tablet without a signal.',
    'Autodesk and Bentley licenses run out the night before a deadline.',
    'You have to open finished projects ten years from now.',
    'Large renderings run overnight until an update restarts the PC.',
    'Public clients ask where you store their drawings.',
    'Defense work brings CMMC and NIST SP 800-171 to small firms.',
  ],
  with: {
    its: 'Help desk, security and workstations for your studio: your technician asks for the software version and the plug-ins first.',
    mcs: 'You share drawings with dozens of outside firms, so every link gets a name and an end date.',
    dm: 'We check links between drawings before we move a folder, so no reference breaks.',
    eps: 'Your team works on one shared model with version history and stops emailing zip files.',
    pcaas: 'We test workstations with your largest model and pass them on to lighter work later.',
    sa: 'We ask what a stolen set of plans would mean for each client.',
    ita: 'You want an IT person who understands rendering and CAD, and we help you interview for it.',
    vcio: 'You budget hardware, licenses and storage per seat and project, so your bids cover them.',
    tet: 'Short sessions on sharing and versions save your team hours.',
    otn: 'A fast link between storage and workstations helps more than faster internet.',
  },
};
