import type { SftpMessages } from '../panel-sftp.ts'

export const sftp: SftpMessages<'ru'> = {
  ways: { panel: '{what} в панели', sftp: '{what} по SFTP' },
  changes: {
    uploaded: {
      one: '{count} файл загружен',
      few: '{count} файла загружено',
      many: '{count} файлов загружено',
      other: '{count} файла загружено',
    },
    changed: {
      one: '{count} изменение в файлах',
      few: '{count} изменения в файлах',
      many: '{count} изменений в файлах',
      other: '{count} изменения в файлах',
    },
    made: {
      one: '{count} папка или файл создан',
      few: '{count} папки и файла создано',
      many: '{count} папок и файлов создано',
      other: '{count} папки и файла создано',
    },
    moved: {
      one: '{count} перемещение или переименование',
      few: '{count} перемещения или переименования',
      many: '{count} перемещений и переименований',
      other: '{count} перемещения и переименования',
    },
    copied: {
      one: '{count} копия сделана',
      few: '{count} копии сделано',
      many: '{count} копий сделано',
      other: '{count} копии сделано',
    },
    deleted: {
      one: '{count} файл или папка удалены',
      few: '{count} файла и папки удалено',
      many: '{count} файлов и папок удалено',
      other: '{count} файла и папки удалено',
    },
    restored: {
      one: '{count} файл возвращён из корзины',
      few: '{count} файла возвращено из корзины',
      many: '{count} файлов возвращено из корзины',
      other: '{count} файла возвращено из корзины',
    },
    packed: {
      one: '{count} архив создан',
      few: '{count} архива создано',
      many: '{count} архивов создано',
      other: '{count} архива создано',
    },
    unpacked: {
      one: '{count} архив распакован',
      few: '{count} архива распаковано',
      many: '{count} архивов распаковано',
      other: '{count} архива распаковано',
    },
  },
}
