import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'architecture and engineering',
  to: '/industries/architecture-engineering',
  heading: 'Heavy models, many hands',
  lead: 'Models that are too large, partners who need them now, and workstations that must not be the bottleneck.',
  lines: [
    'A model that takes four minutes to open is opened ten times a day.',
    'Consultants in three firms edit one building, and somebody has to know which copy is true.',
    'Graphics drivers, plug-ins and versions must match the project and not the calendar.',
    'Site staff want today’s drawing on a tablet, in the sun, without signal.',
    'Licenses are borrowed, pooled, expired, and needed at ten at night before a submission.',
    'Finished projects must be openable in ten years, when the program will not be.',
    'A plotter is an old computer that makes large mistakes.',
    'Renderings run overnight until an update restarts the machine.',
    'Owners and public clients ask where their drawings are stored.',
  ],
  with: {
    its: 'A drafter’s call is answered by someone who asks for the version and the plug-ins first.',
    mcs: 'Drawings go to dozens of outsiders, so links with an end date and a name do more than a higher wall.',
    dm: 'References between drawings are mapped before the first folder moves, because a broken path is a blank sheet.',
    eps: 'One shared environment for models, with check-out and history, ends the mailing of zipped copies.',
    pcaas:
      'Workstations are picked by testing your own heaviest model, and handed down to lighter work after three years.',
    sa: 'The assessment asks what a stolen set of plans would mean for each client, and some answers are uncomfortable.',
    ita: 'A design office wants a technician who has waited for a render, and the interview can include one.',
    vcio: 'Hardware, licenses and storage are budgeted per seat and per project, so that a bid can carry them.',
    tet: 'Half-hour sessions on sharing and versions save more than any on passwords alone.',
    otn: 'Ten-gigabit links between the storage and six desks change a day more than a faster internet line.',
  },
};
