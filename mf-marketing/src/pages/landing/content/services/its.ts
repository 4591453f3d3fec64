import type { ServiceTexts } from '../LandingTexts';

export const content: ServiceTexts = {
  name: 'Managed IT services',
  to: '/services/service-desk',
  heading: 'What a service desk does all day',
  lead: 'Somebody picks up, knows your setup, and stays with the trouble until you say it is solved.',
  lines: [
    'One telephone number and one address lead into one queue, and every request in it carries the name of whoever owns it.',
    'Passwords, printers, slow laptops and odd pop-ups are handled by remote control while you watch, and only after you have said yes.',
    'What keeps coming back is traced to its cause, since repairing the same fault five times helps nobody.',
    'Updates reach a few machines first and the rest some days later, at hours you have agreed to.',
    'New people start with an account, a laptop and the right folders, from a checklist that you can read.',
    'Leavers lose their access on the day they go, and each account is ticked off by name.',
    'You get a report in words: what broke, how long it took, what would prevent it next time.',
    'The vendors of your lines, copiers and programs are called by the desk, with your leave and the contract number at hand.',
    'What the plan leaves out stands on the same page as what it includes.',
  ],
};
