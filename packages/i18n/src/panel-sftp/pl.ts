import type { SftpMessages } from '../panel-sftp.ts'

export const sftp: SftpMessages<'pl'> = {
  ways: { panel: '{what} w panelu', sftp: '{what} przez SFTP' },
  changes: {
    uploaded: {
      one: '{count} plik przesłany',
      few: '{count} pliki przesłane',
      many: '{count} plików przesłanych',
      other: '{count} pliku przesłanego',
    },
    changed: {
      one: '{count} zmiana w plikach',
      few: '{count} zmiany w plikach',
      many: '{count} zmian w plikach',
      other: '{count} zmiany w plikach',
    },
    made: {
      one: '{count} utworzony folder lub plik',
      few: '{count} utworzone foldery i pliki',
      many: '{count} utworzonych folderów i plików',
      other: '{count} utworzonego folderu i pliku',
    },
    moved: {
      one: '{count} przeniesienie lub zmiana nazwy',
      few: '{count} przeniesienia i zmiany nazw',
      many: '{count} przeniesień i zmian nazw',
      other: '{count} przeniesienia i zmiany nazwy',
    },
    copied: {
      one: '{count} kopia',
      few: '{count} kopie',
      many: '{count} kopii',
      other: '{count} kopii',
    },
    deleted: {
      one: '{count} usunięty plik lub folder',
      few: '{count} usunięte pliki i foldery',
      many: '{count} usuniętych plików i folderów',
      other: '{count} usuniętego pliku i folderu',
    },
    restored: {
      one: '{count} plik przywrócony z kosza',
      few: '{count} pliki przywrócone z kosza',
      many: '{count} plików przywróconych z kosza',
      other: '{count} pliku przywróconego z kosza',
    },
    packed: {
      one: '{count} utworzone archiwum',
      few: '{count} utworzone archiwa',
      many: '{count} utworzonych archiwów',
      other: '{count} utworzonego archiwum',
    },
    unpacked: {
      one: '{count} rozpakowane archiwum',
      few: '{count} rozpakowane archiwa',
      many: '{count} rozpakowanych archiwów',
      other: '{count} rozpakowanego archiwum',
    },
  },
}
