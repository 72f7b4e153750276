import type { RefundsMessages } from './en.ts'

export const de: RefundsMessages = {
  heading: 'Erstattung',
  intro:
    'Nicht verbrauchtes Geld können Sie zurückbekommen. ' +
    'Es geht auf demselben Weg zurück, auf dem es kam; die Gebühr des Zahlungsdienstes wird nicht ' +
    'erstattet.',
  available: 'Kann erstattet werden',
  given:
    'Weitere {sum} Ihres Guthabens sind Bonusguthaben: aus einer Aktion oder für einen Ausfall. ' +
    'Sie können es ausgeben, aber nicht auszahlen lassen.',
  nothing: 'Im Moment gibt es nichts zu erstatten.',
  inDebt: 'Solange {sum} offen sind, wird nichts erstattet.',
  oneAtATime:
    'Wir prüfen immer nur einen Antrag. ' +
    'Den nächsten können Sie stellen, wenn über Antrag {number} entschieden ist oder Sie ihn ' +
    'zurückziehen.',
  sum: 'Betrag ({currency})',
  sumHint:
    'Wir entscheiden innerhalb von {review} Arbeitstagen. Danach ist das Geld innerhalb von {paid} Tagen bei Ihnen.',
  sumWrong: 'Geben Sie einen Betrag von {least} bis {most} ein',
  ask: 'Erstattung beantragen',
  asked: 'Antrag eingegangen',
  number: 'Antrag {number}',
  states: {
    requested: 'Wird geprüft',
    approved: 'Genehmigt, Geld ist unterwegs',
    paid: 'Ausgezahlt',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
    charged_back: 'Beendet: Die Bank hat die Zahlung zurückgeholt',
  },
  review:
    'Wir entscheiden spätestens am {day}; bis dahin ist dieses Geld zurückgelegt und kann nicht ausgegeben werden.',
  onItsWay: 'Das Geld ist spätestens am {day} bei Ihnen; der genaue Tag hängt von der Bank ab.',
  byBank:
    '{sum} können nicht auf demselben Weg zurück: Vielleicht gibt es die Karte nicht mehr, oder Sie ' +
    'haben per Überweisung bezahlt. ' +
    'Wir fragen Sie per E-Mail, wohin das Geld gehen soll.',
  reason: 'Grund: {reason}',
  withdraw: 'Antrag zurückziehen',
  withdrawnToast: 'Antrag zurückgezogen, das Geld steht wieder auf Ihrem Guthaben',
  history: 'Frühere Anträge',
}
