/** Credential words in other languages that forgers often use. */
const FOREIGN = (
  'anmelden anmeldung bestaetigen bestatigen konto kunde kundenservice sicher sicherheit verifizieren aktivierung ' +
  'amende amendes assure carte compte confirmer connexion facture livraison paiement remboursement securise verifier ' +
  'acceso aduana aviso cuenta pago pagar paquete seguridad verificacion verificar accesso aggiorna conferma conto ' +
  'sicurezza accesso acesso atualizacao atualizar boleto desbloqueio fatura liberacao pagamento seguranca inloggen ' +
  'beveiliging betalen betaling rekening verificatie verlengen dostawa logowanie paczka platnosc weryfikacja'
).split(' ');

/** Words of sign-in pages and threats, as used in forged names. */
export const credentialWords: readonly string[] = (
  'account accounts acess activate alert appeal auth authenticate authentication bank banking billing claim client ' +
  'confirm connect copyright customer delivery device invoice kyc ledger limited locked login logon mail member ' +
  'notice office online owa parcel passcode password pay payment portal prize recover recovery refund register ' +
  'renew restore restricted reward safe secure security servic service session sign signin sso submit support ' +
  'suspend suspended sync token track tracking unlock unpaid update upgrade user validate validation verif verify ' +
  'verification violation wallet web webmail webscr'
)
  .split(' ')
  .concat(FOREIGN);

/** Words distinctive enough to be found inside longer words. */
export const strongWords: readonly string[] =
  'account authenticat banking confirm login logon password recover secure signin suspend unlock verif wallet webmail'.split(
    ' ',
  );

/** Bait words beside a brand name: offers, parcels, fines, help desks. */
export const baitWords: readonly string[] = (
  'airdrop alerts appeal benefits bonus card copyright customs fee file files form free gift giveaway help helpdesk hold id invite ' +
  'meeting mint nitro order outlet package payroll portal prime prize promo rebate redelivery remote returns sale shared sharedfile ' +
  'shipment sso survey tax token toll view voicemail vpn'
).split(' ');

/** Ordinary words that resemble a brand. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    'barclay batmobile capitalize cloud correo eubank finance hinted imports interact interacting interaction ' +
    'interactions interactive interactiva interacts intuition intuitive inuit lacoste laporte minted mobile norden papal ' +
    'postal revolt revolution revolutionary revolutions surpass tinted transfer tremor trevor trust twister vented'
  ).split(' '),
);
