import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'healthcare',
  to: '/industries/healthcare',
  heading: 'Patients in the waiting room',
  lead: 'Records must be at hand in the room, and out of everyone else’s, on every day that patients come.',
  lines: [
    'When the record system stops, the waiting room fills.',
    'Several people share a workstation in one hour, and each must appear under their own name.',
    'Imaging devices and analyzers run on systems their makers rarely update.',
    'Federal privacy rules ask for a risk analysis in writing, and for proof that it was acted on.',
    'Vendors sign in from outside to maintain equipment, often with a password from the year of purchase.',
    'Front-desk staff open more attachments in a morning than an office does in a week.',
    'Tablets wander between rooms, and one day one does not come back.',
    'Referrals still arrive by fax, portal and disc.',
    'A practice that joins a larger group must show in what state its systems are.',
  ],
  with: {
    its: 'In a clinic the desk takes the receptionist’s call first, because a line of patients is behind it.',
    mcs: 'Quick sign-ins that are still personal, such as a badge or a key, do more for privacy than longer passwords.',
    dm: 'Records and images move outside of clinic hours, are counted twice, and the old system stays readable for as long as the law wants.',
    eps: 'Messages about patients go where they can be kept and found, and not into private chats.',
    pcaas: 'Machines for exam rooms are chosen to be wiped down, mounted and swapped between two patients.',
    sa: 'The written risk analysis that regulators ask for is the thing an assessment produces, with dates.',
    ita: 'A clinic’s technician must be able to say no to a physician kindly, and interviews can find that out.',
    vcio: 'The roadmap follows the equipment: when the scanner’s support ends decides when its network must change.',
    tet: 'Lessons last as long as the gap between two appointments.',
    otn: 'Medical devices, staff and the waiting room each get a network, so that a visitor’s phone never meets an analyzer.',
  },
};
