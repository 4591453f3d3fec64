import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'commercial real estate',
  to: '/industries/commercial-real-estate',
  heading: 'Deals, tenants and buildings',
  lead: 'Deals, tenants and buildings run on one set of systems, and on messages that strangers would love to answer.',
  lines: [
    'A closing moves more money on the strength of an email than most firms see in a year.',
    'A tenant’s complaint, a vendor’s invoice and a board’s question reach the same three people.',
    'Buildings come with controllers for air, doors and elevators that somebody connected to the internet long ago.',
    'Every acquisition brings another firewall, another camera system and another set of passwords.',
    'Brokers carry rent rolls and personal financial statements on laptops between meetings.',
    'Property managers work in a back office with whatever line the building had left.',
    'Lease files must be found years later, by people who were not there.',
    'A sale means handing over systems cleanly, down to the last door badge.',
    'Investors ask how their data is kept, and expect an answer in writing.',
  ],
  with: {
    its: 'For a property firm the desk is where a locked-out site manager and a frozen rent run get the same quick answer.',
    mcs: 'Where wire instructions travel by mail, the call-back rule and the mailbox’s second step come before any product.',
    dm: 'Lease files, drawings and correspondence move building by building, so that no closing meets an empty folder.',
    eps: 'Deals need a room where outsiders can read and sign for six weeks and then cannot.',
    pcaas:
      'A broker’s machine is light, encrypted and replaceable overnight, since the next showing will not wait.',
    sa: 'An assessment here looks at closings, vendor access and the building controllers nobody has signed in to for years.',
    ita: 'A portfolio needs someone who is at ease with both a leasing system and a mechanical room, and such people are found with the right questions.',
    vcio: 'The useful plan ties each system to a building, and each building to the year you may sell it.',
    tet: 'The first lesson in a closing department is one forged message about bank details, taken apart line by line.',
    otn: 'A standard for lines, switches and cameras at every property spares the next manager a week of guessing.',
  },
};
