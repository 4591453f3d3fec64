import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'healthcare',
  to: '/industries/healthcare',
  heading: 'HIPAA, uptime and patient records',
  lead: 'Your staff need patient records in the exam room, and nobody else may see them.',
  lines: [
    'When the EHR is down, patients wait.',
    'Several people share a workstation, and each needs their own sign-in.',
    'Imaging devices run old systems that only the vendor may update.',
    'The HIPAA Security Rule requires a written risk analysis and proof that you acted on it.',
    'EHR, imaging and billing vendors sign in from outside, often with an old password.',
    'Your front desk opens more attachments than anyone, and phishing counts on it.',
    'A lost tablet can be a reportable breach if it isn’t encrypted.',
    'Referrals still arrive by fax, portal and disc.',
    'Ransomware hits small practices as well as hospitals.',
  ],
  with: {
    its: 'Help desk, security and EHR support for your practice: your front desk comes first, because patients are waiting.',
    mcs: 'Badge or passkey sign-in protects patient records and is faster than a long password.',
    dm: 'Records and images move after clinic hours, are counted twice and stay readable in the old system.',
    eps: 'Messages about patients stay in systems that fit HIPAA, not in private chats.',
    pcaas: 'You get PCs for exam rooms that can be wiped down, mounted and swapped between appointments.',
    sa: 'You get the written HIPAA risk analysis, with evidence, owners and dates.',
    ita: 'Your practice needs an IT person who can work with physicians, and we help you find one.',
    vcio: 'Your roadmap follows your equipment, so you replace a network before a scanner loses support.',
    tet: 'Lessons are short enough to fit between two appointments.',
    otn: 'Medical devices, staff and guests each get their own network.',
  },
};
