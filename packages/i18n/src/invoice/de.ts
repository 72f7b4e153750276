import type { InvoiceMessages } from './en.ts'

export const de: InvoiceMessages<'de'> = {
  checking: 'Wir prüfen den Stand der Zahlung\u00a0…',
  none:
    'Eine Rechnung öffnet sich über ihren eigenen Link. ' +
    'Alle Ihre Rechnungen stehen im Panel auf der Seite „Guthaben“.',
  unknown: {
    title: 'Diese Rechnung gibt es nicht',
    text:
      'Prüfen Sie, ob der Link vollständig kopiert ist. ' +
      'Alle Ihre Rechnungen stehen im Panel auf der Seite „Guthaben“.',
  },
  needsScript:
    'Ohne JavaScript kann diese Seite den Stand der Zahlung nicht abfragen. ' +
    'Im Panel sehen Sie ihn auf der Seite „Guthaben“.',
  away:
    'Der Stand der Zahlung lässt sich gerade nicht abfragen. ' +
    'Auf die Zahlung selbst hat das keinen Einfluss; die Seite versucht es gleich noch einmal.',
  awayStale:
    'Keine Verbindung. Sie sehen den letzten bekannten Stand; die Seite versucht es gleich noch einmal.',
  tryNow: 'Jetzt prüfen',
  heading: 'Rechnung {number}',
  titles: {
    preparing: 'Die Rechnung wird vorbereitet',
    waiting: 'Die Rechnung ist noch offen',
    expired: 'Die Rechnung ist abgelaufen',
    refused: 'Die Rechnung wurde nicht ausgestellt',
    refunded: 'Das Geld wurde erstattet',
  },
  texts: {
    preparing: 'Der Zahlungsdienst bereitet die Zahlung vor. Die Seite aktualisiert sich von selbst.',
    waiting:
      'Bezahlen können Sie bis {until}. ' +
      'Haben Sie schon bezahlt, warten Sie einfach: Die Seite aktualisiert sich von selbst.',
    paid: 'Ihrem Guthaben wurden {amount} gutgeschrieben.',
    declined:
      'Ihrem Guthaben wurde nichts gutgeschrieben. ' +
      'Falls die Bank den Betrag vorgemerkt hat, gibt sie ihn von selbst wieder frei.',
    expired:
      'Sie wurde nicht rechtzeitig bezahlt. ' +
      'Falls Sie doch bezahlt haben, geht nichts verloren: Das Geld kommt auf Ihr Guthaben, und hier ' +
      'ist es dann zu sehen.',
    refused:
      'Der Zahlungsdienst hat sie nicht angenommen. ' +
      'Es wurde nichts abgebucht. Versuchen Sie es noch einmal oder mit einer anderen Zahlungsart.',
    refunded:
      'Von dieser Rechnung wurden {amount} erstattet. Wann das Geld auf der Karte erscheint, hängt von der Bank ab.',
  },
  states: {
    preparing: 'in Vorbereitung',
    waiting: 'offen',
    paid: 'bezahlt',
    declined: 'abgelehnt',
    expired: 'abgelaufen',
    refused: 'nicht ausgestellt',
    refunded: 'erstattet',
  },
  paidTimes: {
    one:
      'Die Rechnung wurde {count}-mal bezahlt. ' +
      'Nichts ist verloren: Der ganze Betrag, {amount}, ist auf Ihrem Guthaben. ' +
      'Was zu viel ist, können Sie ausgeben oder zurückbekommen.',
    other:
      'Die Rechnung wurde {count}-mal bezahlt. ' +
      'Nichts ist verloren: Der ganze Betrag, {amount}, ist auf Ihrem Guthaben. ' +
      'Was zu viel ist, können Sie ausgeben oder zurückbekommen.',
  },
  reasons: {
    funds: 'Die Karte war nicht gedeckt. Laden Sie sie auf oder nehmen Sie eine andere.',
    card_expired: 'Die Karte ist abgelaufen. Nehmen Sie eine andere.',
    card_data:
      'In den Kartendaten ist ein Fehler. Versuchen Sie es noch einmal und prüfen Sie Nummer, Datum und Code.',
    authentication:
      'Die Bank konnte nicht bestätigen, dass Sie es sind: Der Code fehlte oder war falsch. ' +
      'Versuchen Sie es noch einmal.',
    limit:
      'Das Limit der Karte ist überschritten. ' +
      'Erhöhen Sie es in der App der Bank oder laden Sie einen kleineren Betrag auf.',
    fraud: 'Die Zahlung wirkte verdächtig. Rufen Sie Ihre Bank an oder nehmen Sie eine andere Karte.',
    bank:
      'Die Bank hat die Zahlung abgelehnt. ' +
      'Fragen Sie dort nach: Vielleicht müssen Zahlungen im Internet freigeschaltet werden. ' +
      'Oder nehmen Sie eine andere Karte.',
    country:
      'Karten aus diesem Land werden hier nicht angenommen. Nehmen Sie eine andere Karte oder eine andere Zahlungsart.',
    method: 'Diese Zahlungsart ist gerade nicht verfügbar. Wählen Sie eine andere.',
    canceled: 'Die Zahlung wurde abgebrochen. War das ein Versehen, versuchen Sie es noch einmal.',
    unknown:
      'Der Zahlungsdienst hat keinen Grund genannt. Versuchen Sie es noch einmal oder mit einer anderen Zahlungsart.',
  },
  otherSum: {
    title: 'Es kam ein anderer Betrag an',
    waits:
      'Die Rechnung lautet auf {total}, angekommen sind {amount}; deshalb wurde nichts automatisch ' +
      'gutgeschrieben. Das Geld ist bei uns: Wir schreiben es Ihrem Guthaben gut oder erstatten es. ' +
      'Schneller geht es, wenn Sie uns schreiben und die Rechnungsnummer nennen.',
    resolved:
      'Die Rechnung lautet auf {total}, angekommen sind {amount}. ' +
      'Der Support hat sich um dieses Geld schon gekümmert: Eine Gutschrift sehen Sie in den Buchungen ' +
      'Ihres Guthabens. Fehlt sie dort, schreiben Sie uns.',
    state: 'anderer Betrag',
  },
  lastAttempt: 'Der letzte Versuch ist fehlgeschlagen. {reason}',
  orderPays: {
    server:
      'Sobald das Geld da ist, wird der Server automatisch erstellt, auch wenn Sie diese Seite schließen.',
    plan: 'Sobald das Geld da ist, wird der Tarif automatisch gewechselt, auch wenn Sie diese Seite schließen.',
    extension:
      'Sobald das Geld da ist, wird der Server automatisch verlängert, auch wenn Sie diese Seite schließen.',
  },
  orders: {
    server: {
      waiting:
        'Ihr Server wird erstellt. Meist dauert das nur Sekunden: Die Seite aktualisiert sich von selbst.',
      created: 'Ihr Server ist erstellt und wartet im Panel auf Sie.',
      failed:
        'Der Server konnte nicht erstellt werden: Während der Zahlung hat sich etwas geändert. ' +
        'Das Geld ist auf Ihrem Guthaben, noch einmal zahlen müssen Sie nicht. ' +
        'Wählen Sie den Server neu.',
    },
    plan: {
      waiting: 'Der Tarif wird gewechselt. Meist dauert das Sekunden: Die Seite aktualisiert sich selbst.',
      created: 'Der Tarif wurde gewechselt.',
      failed:
        'Der Tarif konnte nicht gewechselt werden: Während der Zahlung hat sich etwas geändert. ' +
        'Das Geld ist auf Ihrem Guthaben, Sie müssen nicht noch einmal zahlen. ' +
        'Wechseln Sie den Tarif auf der Seite des Servers.',
    },
    extension: {
      waiting: 'Der Server wird verlängert. Meist dauert das Sekunden: Die Seite aktualisiert sich selbst.',
      created: 'Der Server wurde verlängert.',
      failed:
        'Der Server konnte nicht verlängert werden: Während der Zahlung hat sich etwas geändert. ' +
        'Das Geld ist auf Ihrem Guthaben, Sie müssen nicht noch einmal zahlen. ' +
        'Verlängern Sie den Server auf seiner Seite.',
    },
  },
  pay: '{total} bezahlen',
  again: 'Noch einmal versuchen',
  toServer: 'Zum Server',
  chooseAnew: 'Neu wählen',
  toInvoices: 'Guthaben und Rechnungen',
  print: 'Drucken',
  howTitle: 'So bezahlen Sie',
  how: [
    'Klicken Sie auf „Bezahlen“: Die Seite des Zahlungsdienstes öffnet sich.',
    'Prüfen Sie den Betrag und bezahlen Sie. Kartendaten geben Sie nur dort ein, nie bei uns.',
    'Kommen Sie hierher zurück: Die Seite zeigt von selbst an, wenn das Geld da ist.',
  ],
  howErip: [
    'Öffnen Sie in der App Ihrer Bank, im Onlinebanking, am Terminal oder an der Kasse „Sistema Raschet“ (ERIP).',
    'Suchen Sie unseren Dienst: Wo er steht und welchen Code er hat, zeigt die Zahlungsseite.',
    'Geben Sie die Rechnungsnummer {number} ein, prüfen Sie den Betrag von {total} und bestätigen Sie.',
  ],
  rows: {
    number: 'Nummer',
    purpose: 'Verwendungszweck',
    plan: 'Tarif',
    term: 'Laufzeit',
    paidUntil: 'Server bezahlt bis',
    sum: 'Aufs Guthaben',
    fee: 'Gebühr des Zahlungsdienstes',
    total: 'Gesamt',
    method: 'Zahlungsart',
    state: 'Status',
    created: 'Ausgestellt',
    until: 'Zahlbar bis',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    seller: 'Empfänger',
  },
  purposes: {
    top_up: 'Guthaben aufladen',
    server: 'Guthaben aufladen und Server kaufen',
    plan: 'Guthaben aufladen und Tarif wechseln',
    extension: 'Guthaben aufladen und Server verlängern',
  },
  trial: 'Das ist eine Probezahlung: Es fließt kein Geld.',
}
