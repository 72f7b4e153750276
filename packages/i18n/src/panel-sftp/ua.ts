import type { SftpMessages } from '../panel-sftp.ts'

export const sftp: SftpMessages<'ua'> = {
  ways: { panel: '{what} у панелі', sftp: '{what} через SFTP' },
  changes: {
    uploaded: {
      one: '{count} файл завантажено',
      few: '{count} файли завантажено',
      many: '{count} файлів завантажено',
      other: '{count} файлу завантажено',
    },
    changed: {
      one: '{count} зміна у файлах',
      few: '{count} зміни у файлах',
      many: '{count} змін у файлах',
      other: '{count} зміни у файлах',
    },
    made: {
      one: '{count} папку або файл створено',
      few: '{count} папки й файли створено',
      many: '{count} папок і файлів створено',
      other: '{count} папки й файлу створено',
    },
    moved: {
      one: '{count} переміщення або перейменування',
      few: '{count} переміщення або перейменування',
      many: '{count} переміщень і перейменувань',
      other: '{count} переміщення й перейменування',
    },
    copied: {
      one: '{count} копію зроблено',
      few: '{count} копії зроблено',
      many: '{count} копій зроблено',
      other: '{count} копії зроблено',
    },
    deleted: {
      one: '{count} файл або папку видалено',
      few: '{count} файли й папки видалено',
      many: '{count} файлів і папок видалено',
      other: '{count} файлу й папки видалено',
    },
    restored: {
      one: '{count} файл повернено з кошика',
      few: '{count} файли повернено з кошика',
      many: '{count} файлів повернено з кошика',
      other: '{count} файлу повернено з кошика',
    },
    packed: {
      one: '{count} архів створено',
      few: '{count} архіви створено',
      many: '{count} архівів створено',
      other: '{count} архіву створено',
    },
    unpacked: {
      one: '{count} архів розпаковано',
      few: '{count} архіви розпаковано',
      many: '{count} архівів розпаковано',
      other: '{count} архіву розпаковано',
    },
  },
}
