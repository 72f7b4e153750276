import type { SftpMessages } from '../panel-sftp.ts'

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
      one: '{count} Datei aus dem Papierkorb geholt',
      other: '{count} Dateien aus dem Papierkorb geholt',
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
}
