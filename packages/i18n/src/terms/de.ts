import type { TermsMessages } from './en.ts'

export const terms: TermsMessages = {
  term: 'Für wie lange',
  priceFor: 'Preis für {term}',
  discountLine: 'Laufzeitrabatt (−{percent})',
  promoFirst: 'Der Gutscheincode senkt den Preis des ersten Monats.',
  promoAfterDiscount:
    'Der Gutscheincode senkt den Preis des ersten Monats, von dem der Laufzeitrabatt schon abgezogen ist.',
  auto: {
    label: 'Automatisch verlängern',
    off: 'Aus: Sie verlängern den Server selbst.',
    ahead: 'Der nächste Monat wird am {date} vom Guthaben bezahlt.',
    due: 'Die Zeit läuft ab: Sobald das Guthaben reicht, wird der Server verlängert.',
    title: 'Automatische Verlängerung einschalten?',
    text:
      'Jeden Monat wird einen Tag vor Ablauf der Preis des Tarifs von Ihrem Guthaben abgebucht. ' +
      'Derzeit sind das {price}.',
    rule:
      'Drei Tage vorher erhalten Sie eine E-Mail mit Betrag und Datum. ' +
      'Mehr als dort angekündigt buchen wir nie ab. ' +
      'Ausschalten können Sie das jederzeit.',
    monthly:
      'Automatisch verlängert wird immer um einen Monat, deshalb enthält dieser Preis keinen Laufzeitrabatt.',
    first: 'Erste Abbuchung: {date}, {price}.',
    atOnce: 'Es bleibt weniger als ein Tag: {price} werden sofort abgebucht.',
    short: 'Ihr Guthaben beträgt {balance}. Laden Sie es bis {date} auf, sonst stoppt der Server.',
    turnOn: 'Einschalten',
    turnedOn: 'Automatische Verlängerung ist an',
    turnedOff: 'Automatische Verlängerung ist aus',
  },
  plan: {
    change: 'Tarif wechseln',
    choose: 'Neuer Tarif und Preis im Monat',
    lessMemory: 'Der neue Tarif hat weniger RAM als der jetzige.',
    lessDisk: 'Der neue Tarif hat weniger Speicherplatz als der jetzige.',
    lessBoth: 'Der neue Tarif hat weniger RAM und Speicherplatz als der jetzige.',
    timeLeft: 'Noch bezahlt',
    worth: 'Rest von „{plan}“',
    cost: 'Dieselbe Zeit mit „{plan}“',
    pay: 'Zuzahlung',
    back: 'Zurück aufs Guthaben',
    given: 'Davon Bonusguthaben',
    month: 'Erster Monat',
    buyText:
      'Der Server wird kostenpflichtig: Welt und Einstellungen bleiben, die bezahlte Zeit beginnt heute.',
    keepsDiscount: 'Der Laufzeitrabatt, mit dem diese Zeit gekauft wurde, gilt auch im neuen Tarif.',
    limits: 'Der neue Speicherplatz gilt sofort, der neue RAM nach einem Neustart des Servers.',
    submit: 'Wechseln',
    submitPaid: 'Für {price} wechseln',
    done: 'Der Tarif wurde gewechselt. Der neue RAM gilt nach einem Neustart.',
    recounted:
      'Der Betrag hat sich geändert, es wurde nichts abgebucht. Prüfen Sie ihn und klicken Sie noch einmal.',
  },
  refused: {
    unknown: 'Diesen Tarif gibt es nicht mehr.',
    not_active: 'Der Tarif lässt sich nur bei einem aktiven Server wechseln.',
    edition: 'Dieser Tarif ist für eine andere Edition des Spiels.',
    free: 'Ein bezahlter Server kann nicht auf den Gratis-Tarif wechseln.',
    memory: 'Die Software dieses Servers braucht mehr RAM, als der Tarif hat.',
    disk:
      'Die Dateien des Servers passen nicht in den Speicherplatz dieses Tarifs. ' +
      'Löschen Sie Überflüssiges und versuchen Sie es noch einmal.',
    disk_unknown:
      'Noch ist unbekannt, wie viel Platz die Dateien belegen. ' +
      'Starten Sie den Server und versuchen Sie es in einer Minute noch einmal.',
    moving: 'Der Server zieht gerade um. Wechseln Sie den Tarif danach.',
    node_silent: 'Die Node antwortet nicht. Versuchen Sie es etwas später.',
    node_full:
      'Auf der Node ist kein Platz für diesen Tarif. ' +
      'Ziehen Sie den Server auf eine andere um oder wählen Sie einen kleineren Tarif.',
    other_currency: 'Dieser Tarif ist in der Währung Ihres Guthabens nicht erhältlich.',
  },
}
