/** A segment of a lesson. With `why` it can be selected; with `isWrong` it should be. */
export interface Stretch {
  text: string;
  why?: string;
  isWrong?: boolean;
}

const bad = (text: string, why: string): Stretch => ({ text, why, isWrong: true });
const fine = (text: string, why: string): Stretch => ({ text, why });
const t = (text: string): Stretch => ({ text });

/** Ten made-up messages of fictional firms, one line per row. */
export const LESSONS: readonly (readonly (readonly Stretch[])[])[] = [
  [
    [
      t('From: '),
      fine(
        'Parcel Service',
        'A name can be typed by anybody. It proves nothing, and is not wrong by itself.',
      ),
      t(' <notice@'),
      bad('parcel-servlce.example', 'the l in service is not an i'),
      t('>'),
    ],
    [
      t('Your '),
      fine('delivery', 'An ordinary word.'),
      t(' is waiting. A fee of '),
      fine('$1.95', 'Small sums are asked for so that nobody thinks twice; the sum alone proves nothing.'),
      t(' is due '),
      bad('before 6 PM today', 'Haste keeps you from asking.'),
      t('.'),
    ],
    [bad('Pay here: bit.example/9xQ2', 'A short link hides where it leads.')],
  ],
  [
    [
      t('From: '),
      bad('Morgan Lee, Director', 'The name of your director, over a mailbox that anybody can open.'),
      t(' <'),
      bad('morgan.lee.ceo@freemail.example', 'Your director writes from your firm’s address.'),
      t('>'),
    ],
    [
      fine('Are you at your desk?', 'Harmless, and how most of these begin.'),
      t(' I need five '),
      bad('gift cards', 'Nobody runs a firm on gift cards. They are cash that cannot be traced.'),
      t(' for a client. '),
      bad('Keep this between us.', 'Secrecy is asked for so that nobody can warn you.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('IT Helpdesk', 'A name proves nothing either way.'),
      t(' <it@'),
      bad(
        'yourfirm.example.login-desk.example',
        'Read a name from its end: this belongs to login-desk.example.',
      ),
      t('>'),
    ],
    [
      t('Your mailbox is '),
      fine('98 % full', 'It may be true. Look in your mail program, not through the link.'),
      t('. '),
      bad('Confirm your password', 'No helpdesk needs your password. It can set a new one.'),
      t(' to keep receiving mail.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Northbank', 'A name proves nothing.'),
      t(' <info@'),
      fine('northbank.example', 'The address fits the name. It can still be forged.'),
      t('>'),
    ],
    [
      t('Sign in at '),
      bad(
        'https://northbank.example',
        'The text says northbank. Under it lies another address: hold the pointer over a link to see it.',
      ),
      t(' (opens '),
      bad('nb-secure.example/login', 'This belongs to nb-secure.example, not to the bank.'),
      t(').'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Harbor Supplies', 'You know this supplier.'),
      t(' <billing@'),
      fine('harbor-supplies.example', 'The right address. Their mailbox may have been broken into.'),
      t('>'),
    ],
    [
      t('Please note our '),
      bad('new bank details', 'The one change to confirm by phone, on the number you already have, always.'),
      t(' for invoice 4471. '),
      bad('Do not call, our lines are down.', 'Whoever forges this must keep you from calling.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Document Share', 'A name proves nothing.'),
      t(' <no-reply@'),
      bad('docs-share77.example', 'Figures in a name are the mark of one made in a hurry.'),
      t('>'),
    ],
    [
      t('Dana shared “'),
      fine('Q3 budget', 'Tempting, and ordinary.'),
      t('”. Open the attached '),
      bad('Q3-budget.pdf.html', 'It ends in .html: a web page, dressed as a document.'),
      t('.'),
    ],
  ],
  [
    [t('Text message from '), fine('+1 555 0142', 'An unknown number alone is not wrong.')],
    [
      bad('Hi mum, my phone broke', 'Ring the old number. It is nearly always answered.'),
      t(', this is my new number. Can you '),
      bad('pay a bill for me today?', 'Money, haste and a stranger’s number.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Events Team', 'A name proves nothing.'),
      t(' <hello@'),
      fine('cityevents.example', 'The address and the link agree.'),
      t('>'),
    ],
    [
      t('Thank you for signing up. '),
      fine('Your ticket: cityevents.example/t/204', 'The same name as the sender’s.'),
      t(' To change it, '),
      bad('reply with your card number', 'Card numbers do not belong in mail, whoever asks.'),
      t('.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Security alert', 'A name proves nothing.'),
      t(' <alert@'),
      bad('rnailbox.example', 'r and n side by side look like m.'),
      t('>'),
    ],
    [
      fine('New sign-in from Lisbon.', 'It may be true. Look in your account, not through the link.'),
      t(' '),
      bad(
        'Not you? Read us the code we just sent',
        'The code is the key. Nobody who sent it needs to hear it.',
      ),
      t('.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Payroll', 'A name proves nothing.'),
      t(' <payroll@yourfirm.example>, '),
      bad('answers to pay.desk@freemail.example', 'Replies leave your firm for a free mailbox.'),
    ],
    [
      t('Scan this '),
      bad('code with your phone', 'A code in a picture hides its address from you and from filters.'),
      t(' to see your '),
      fine('bonus', 'Good news works as well as bad.'),
      t('.'),
    ],
  ],
];
