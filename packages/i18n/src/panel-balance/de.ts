import type { BalanceMessages } from './en.ts'

export const balance: BalanceMessages = {
  heading: 'Guthaben',
  given: 'Davon Bonusguthaben: {sum}. Es wird zuerst verbraucht und nicht ausgezahlt.',
  debt: {
    heading: 'Offener Betrag: {sum}',
    text:
      'Ihre Bank hat eine Zahlung zurückgeholt, und ein Teil dieses Geldes war schon verbraucht oder ' +
      'ausgezahlt. Was auf das Guthaben kommt, begleicht zuerst diese Schuld. ' +
      'Bis dahin können Sie nichts kaufen und keine Erstattung beantragen.',
    endedHeading: 'Die bezahlte Zeit wurde aufgehoben: Ihre Bank hat eine Zahlung zurückgeholt',
    restore:
      'Server „{server}“: Laden Sie bis {until} {sum} auf, dann gilt diese Zeit zum selben Preis wieder.',
    support: 'Haben Sie Ihre Bank nicht darum gebeten? Schreiben Sie dem Support.',
    added: 'Schuld: {sum}',
  },
  topUp: {
    heading: 'Guthaben aufladen',
    sum: 'Betrag',
    sumHint: 'Von {least} bis {greatest}',
    sumShape: 'Geben Sie den Betrag in Ziffern ein, zum Beispiel 25 oder 25,50',
    tooSmall: 'Zu wenig: Mit dieser Zahlungsart sind es mindestens {least}',
    tooGreat: 'Zu viel: Mit dieser Zahlungsart gehen höchstens {greatest} auf einmal',
    presets: 'Beträge zur Auswahl',
    method: 'Zahlungsart',
    noFee: 'ohne Gebühr',
    fee: '{percent} Gebühr',
    onBalance: 'Aufs Guthaben',
    feeLine: 'Gebühr des Zahlungsdienstes',
    total: 'Zu zahlen',
    offer:
      'Das ist eine Vorauszahlung von 100 % laut {offer}. ' +
      'Ihre Kartendaten geben Sie beim Zahlungsdienst ein, wir sehen sie nie.',
    offerLink: 'öffentlichem Vertragsangebot',
    submit: '{total} bezahlen',
    leaving: 'Die Zahlungsseite wird geöffnet\u00a0…',
    trial: 'Probebetrieb: Es wird kein echtes Geld abgebucht.',
    none: 'Online-Zahlung gibt es hier noch nicht. Aufladen können Sie über den Support.',
    noneHere:
      'In der Währung Ihres Guthabens gibt es noch keine Online-Zahlung. Aufladen können Sie über den Support.',
    paid: 'Rechnung {number} ist bezahlt: {sum} sind auf Ihrem Guthaben',
    feeChanged: 'Die Gebühr hat sich geändert. Prüfen Sie die Summe und klicken Sie noch einmal.',
  },
  invoices: {
    heading: 'Rechnungen',
    empty: 'Noch keine Rechnungen: Die erste erscheint, wenn Sie aufladen.',
    number: 'Rechnung {number}',
    purposes: {
      top_up: 'Guthaben aufladen',
      server: 'Neuer Server',
      plan: 'Tarifwechsel',
      extension: 'Serververlängerung',
    },
    otherSum: 'anderer Betrag',
    states: {
      preparing: 'in Vorbereitung',
      waiting: 'offen',
      paid: 'bezahlt',
      declined: 'abgelehnt',
      expired: 'abgelaufen',
      refunded: 'erstattet',
      refused: 'nicht ausgestellt',
    },
    pay: 'Bezahlen',
    open: 'Rechnung {number}',
    all: 'Alle Rechnungen zeigen',
  },
  movements: {
    more: 'Mehr zeigen',
    csv: 'CSV herunterladen',
    details: 'Einzelheiten',
    currency: 'Währung',
    server: 'Server',
  },
  orders: {
    server: {
      unpaid: 'Ihr neuer Server ({plan}) wird erstellt, sobald Rechnung {number} bezahlt ist.',
      coming: 'Rechnung {number} ist bezahlt, Ihr Server ({plan}) wird erstellt\u00a0…',
      failed:
        'Rechnung {number} ist bezahlt, aber der Server ({plan}) konnte nicht erstellt werden. ' +
        '{why} Das Geld ist auf Ihrem Guthaben, Sie müssen nicht noch einmal zahlen.',
    },
    plan: {
      unpaid: 'Der Tarif wechselt zu „{plan}“, sobald Rechnung {number} bezahlt ist.',
      coming: 'Rechnung {number} ist bezahlt, der Tarif wechselt zu „{plan}“\u00a0…',
      failed:
        'Rechnung {number} ist bezahlt, aber der Wechsel zum Tarif „{plan}“ hat nicht geklappt. ' +
        '{why} Das Geld ist auf Ihrem Guthaben, Sie müssen nicht noch einmal zahlen.',
    },
    extension: {
      unpaid: 'Ihr Server ({plan}) wird verlängert, sobald Rechnung {number} bezahlt ist.',
      coming: 'Rechnung {number} ist bezahlt, Ihr Server ({plan}) wird verlängert\u00a0…',
      failed:
        'Rechnung {number} ist bezahlt, aber der Server ({plan}) konnte nicht verlängert werden. ' +
        '{why} Das Geld ist auf Ihrem Guthaben, Sie müssen nicht noch einmal zahlen.',
    },
    again: 'Neu wählen',
    toServer: 'Zum Server',
  },
  buy: {
    leads: {
      server:
        'Zahlen Sie, was fehlt, und der Server wird erstellt, sobald das Geld da ist – auch wenn Sie ' +
        'das Fenster schließen.',
      plan:
        'Zahlen Sie, was fehlt, und der Tarif wird gewechselt, sobald das Geld da ist – auch wenn Sie ' +
        'das Fenster schließen.',
      extension:
        'Zahlen Sie, was fehlt, und der Server wird verlängert, sobald das Geld da ist – auch wenn Sie ' +
        'das Fenster schließen.',
    },
    least: 'Mit dieser Zahlungsart zahlen Sie mindestens {least}: Der Rest bleibt auf Ihrem Guthaben.',
    greatest:
      'Mit dieser Zahlungsart gehen höchstens {greatest} auf einmal. ' +
      'Wählen Sie eine andere oder laden Sie zuerst in Teilen auf.',
    submits: {
      server: '{total} zahlen und erstellen',
      plan: '{total} zahlen und wechseln',
      extension: '{total} zahlen und verlängern',
    },
    ownPack:
      'Wenn Sie eine eigene Modpack-Datei verwenden, laden Sie bitte zuerst Ihr Guthaben auf und ' +
      'wählen die Datei danach: Beim Wechsel zur Zahlungsseite ginge sie verloren.',
  },
}
