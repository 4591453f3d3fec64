import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'retail and e-commerce',
  heading: 'The till must not stop',
  lead: 'Tills, stock and the web shop have to agree with each other, most of all on the busiest day.',
  lines: [
    'A till that is down sends customers out of the door with their money.',
    'Card rules require that the payment network is kept apart from everything else and that this can be shown.',
    'Stock on the shelf and stock on the screen drift apart by evening.',
    'Part-time staff share a login unless sharing is made harder than not sharing.',
    'Returns, gift cards and refunds are where insiders and strangers try their luck.',
    'Shops open at hours when offices are closed, and weekends count double.',
    'A web shop’s plugins age faster than its owner looks at them.',
    'Cameras, music and signs ride on the same thin line as the card terminal.',
    'A second store opens before the first one’s wiring was ever drawn.',
  ],
  with: {
    its: 'For a shop the question is what still works when the line does not, and the desk’s first job is to have that answer written down.',
    mcs: 'Card terminals stand on a network with nothing else on it, and the web shop’s administrators sign in with a key.',
    dm: 'Product data, customers and order history are moved in a trial run before the season, never during it.',
    eps: 'Schedules, price lists and supplier mail get a place that store managers can open on a phone.',
    pcaas: 'Back-office machines and tills are kept as identical pairs, so that a spare is a spare.',
    sa: 'An assessment walks the path of one card payment from tap to bank and writes down each stop.',
    ita: 'Stores need someone who can talk a nervous cashier through a reboot, which a résumé does not show.',
    vcio: 'The plan works backwards from the holiday freeze, after which nothing is touched.',
    tet: 'Cashiers practice the gift-card call that claims to come from headquarters.',
    otn: 'A cellular spare line keeps cards working through a cut cable, and nobody in the queue notices.',
  },
};
