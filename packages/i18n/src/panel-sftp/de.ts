import type { SftpMessages } from './en.ts'

export const sftp: SftpMessages<'de'> = {
  ways: { panel: '{what} (im Panel)', sftp: '{what} (per SFTP)' },
  changes: {
    uploaded: {
      one: '{count} Datei hochgeladen',
      other: '{count} Dateien hochgeladen',
    },
    changed: {
      one: '{count} Änderung an Dateien',
      other: '{count} Änderungen an Dateien',
    },
    made: {
      one: '{count} Ordner oder Datei angelegt',
      other: '{count} Ordner und Dateien angelegt',
    },
    moved: {
      one: '{count} Mal verschoben oder umbenannt',
      other: '{count} Mal verschoben oder umbenannt',
    },
    copied: {
      one: '{count} Kopie erstellt',
      other: '{count} Kopien erstellt',
    },
    deleted: {
      one: '{count} Datei oder Ordner gelöscht',
      other: '{count} Dateien und Ordner gelöscht',
    },
    restored: {
      one: '{count} Datei aus dem Papierkorb wiederhergestellt',
      other: '{count} Dateien aus dem Papierkorb wiederhergestellt',
    },
    packed: {
      one: '{count} Archiv erstellt',
      other: '{count} Archive erstellt',
    },
    unpacked: {
      one: '{count} Archiv entpackt',
      other: '{count} Archive entpackt',
    },
  },
  keys: {
    heading: 'SSH-Schlüssel',
    text: 'Sie öffnen die Dateien Ihrer Server per SFTP ohne Passwort.',
    none: 'Noch keine Schlüssel',
    add: 'Schlüssel hinzufügen',
    publicKey: 'Öffentlicher Schlüssel',
    publicKeyHint:
      'Die Zeile aus der .pub-Datei: Sie beginnt mit ssh-ed25519, ecdsa-sha2, sk- oder ssh-rsa. ' +
      'Auch was PuTTYgen speichert, passt.',
    name: 'Name',
    nameHint: 'Zum Beispiel „Laptop“. Bleibt das Feld leer, nehmen wir den aus dem Schlüssel.',
    added: 'Schlüssel hinzugefügt',
    removed: 'Schlüssel entfernt',
    remove: 'Entfernen',
    removing: {
      title: 'Schlüssel „{name}“ entfernen?',
      text: 'Verbindungen, die damit geöffnet wurden, enden sofort.',
    },
    addedAt: 'hinzugefügt {date}',
    usedAt: 'zuletzt benutzt {date}',
    neverUsed: 'noch nie benutzt',
  },
  keyFaults: {
    shape:
      'Das sieht nicht nach einem öffentlichen Schlüssel aus. Kopieren Sie die ganze Zeile aus der .pub-Datei.',
    private:
      'Das ist ein privater Schlüssel. ' +
      'Wir haben ihn weder gesendet noch gespeichert. ' +
      'Zeigen Sie ihn niemandem und fügen Sie hier den Inhalt der .pub-Datei ein.',
    weak: 'Dieser RSA-Schlüssel ist kürzer als 2048 Bit. Erstellen Sie einen neuen, am besten ed25519.',
    kind: 'Diese Art von Schlüssel geht nicht. Es gehen ed25519, ECDSA, RSA ab 2048 Bit und FIDO-Schlüssel.',
    taken: 'Dieser Schlüssel ist schon da',
    too_many: 'Mehr als 20 Schlüssel gehen nicht',
  },
  access: {
    title: 'SFTP',
    intro: 'Die Dateien des Servers in jedem SFTP-Programm.',
    away: 'Die Node liefert gerade keine Dateien per SFTP.',
    host: 'Adresse',
    port: 'Port',
    user: 'Benutzername',
    hostKey: 'Fingerabdruck der Node',
    hostKeyHint:
      'Beim ersten Verbinden zeigt das Programm den Fingerabdruck. Er muss mit diesem übereinstimmen.',
    openIn: 'Mit einem Programm öffnen',
    password: 'Passwort für SFTP',
    passwordText: 'Das Passwort Ihres Kontos gilt hier nicht: Für SFTP hat jeder Server sein eigenes.',
    accountPassword: 'Passwort Ihres Kontos',
    make: 'Passwort erstellen',
    renew: 'Neues erstellen',
    revoke: 'Widerrufen',
    madeAt: 'Erstellt {date}',
    once: 'Speichern Sie das Passwort: Es wird nur einmal angezeigt.',
    revoked: 'Passwort widerrufen',
    keysLink: 'SSH-Schlüssel im Konto',
    how: 'So verbinden Sie sich',
    filezilla:
      'FileZilla: Datei, Servermanager, Neuer Server. ' +
      'Protokoll SFTP, Verbindungsart Normal, den Rest von hier kopieren.',
    winscp: 'WinSCP: Neues Verbindungsziel, Protokoll SFTP, den Rest von hier kopieren.',
    terminal: 'Im Terminal:',
    renewing: {
      title: 'Neues Passwort erstellen?',
      text: 'Das jetzige gilt dann nicht mehr, und damit geöffnete Verbindungen enden.',
    },
    revoking: { title: 'Passwort widerrufen?', text: 'Damit geöffnete Verbindungen enden sofort.' },
  },
}
