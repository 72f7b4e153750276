import type { Messages } from './messages-type.ts'

export const de: Messages = {
  title: 'Probe-Zahlungsdienst',
  noMoney: 'Hier fließt kein Geld',
  noMoneyMore:
    'Das ist ein Probebetrieb: Es gibt hier weder Karten noch eine Bank, und keine Zahlung ist echt.',
  purpose: 'Verwendungszweck',
  sum: 'Zu zahlen',
  invoice: 'Rechnungsnummer',
  ways: { card: 'Bankkarte', erip: 'ERIP', sbp: 'SBP (russische Sofortzahlung)' },
  pay: 'Bezahlen',
  decline: 'Ablehnen',
  declineBecause: 'Grund der Ablehnung',
  declines: {
    funds: 'nicht genug Geld',
    card_expired: 'Karte abgelaufen',
    authentication: 'Code der Bank nicht bestätigt',
    limit: 'Limit überschritten',
    bank: 'von der Bank abgelehnt',
  },
  leave: 'Verlassen, ohne zu zahlen',
  cardClosed: 'Diese Karte wird später gesperrt: Eine Erstattung darauf ist dann nicht möglich',
  eripHow: 'Rechnung {number} wartet in ERIP auf Zahlung. Sie können diese Seite schließen.',
  payNow: 'Jetzt in ERIP bezahlen',
  payLater: 'In einer Stunde in ERIP bezahlen',
  paysAt: 'Wird bezahlt: {time}',
  otherSum: 'Anderer Betrag',
  states: { waiting: 'offen', paid: 'bezahlt', declined: 'abgelehnt', expired: 'abgelaufen' },
  back: 'Zurück zum Shop',
  chargeBack: 'Zahlung bei der Bank reklamieren',
  givenBack: 'Erstattet',
  all: 'Alle Zahlungen',
  none: 'Noch keine Zahlungen.',
  unknown: 'Diese Zahlung gibt es nicht.',
  foreign:
    'Eine fremde Seite hat diese Schaltfläche ausgelöst, deshalb ist nichts passiert. ' +
    'Öffnen Sie die Zahlung und klicken Sie selbst.',
  refundRefused: 'Erstattung abgelehnt',
}
