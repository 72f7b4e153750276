import type { SettingsFilesMessages } from './en.ts'
import { ua as paper } from './paper/ua.ts'
import { ua as server } from './server/ua.ts'
import { ua as velocity } from './velocity/ua.ts'

export const ua: SettingsFilesMessages = {
  heading: 'Налаштування гри',
  note:
    'Тут те, що зараз записано у файлах сервера. ' +
    'Змінюється лише те, що змінили ви: решта рядків і коментарі залишаються.',
  file: 'Файл',
  search: 'Знайти налаштування',
  searchHint: 'Назва або ключ, наприклад view-distance',
  onlyChanged: 'Лише змінені',
  nothing: 'Такого налаштування в цьому файлі немає.',
  missing: 'Файлу {name} ще немає: він з’явиться після першого запуску.',
  unreadable: '{name} не можна показати формою: це не текст або файл завеликий.',
  openEditor: 'Відкрити файл у редакторі',
  usual: 'за замовчуванням: {value}',
  isUsual: 'за замовчуванням',
  reset: 'Скинути',
  resetOf: 'Скинути: {name}',
  yes: 'так',
  no: 'ні',
  empty: 'порожньо',
  others: 'Інші ключі файлу',
  complex: 'Тут не одне слово чи число: змінити можна в редакторі',
  conflict:
    'Поки ви змінювали налаштування, ті самі рядки змінили в іншому місці. ' +
    'Нічого не збережено: подивіться, що у файлі тепер, і збережіть ще раз.',
  inFile: 'У файлі тепер: {value}',
  decimal: 'Число від {min} до {max}',
  orWord: '{text} або {word}',
  boolean: 'У файлі не «так» і не «ні»: {value}',
  own: {
    address: 'Адресу й порти задає хостинг',
    status: 'За цією відповіддю панель бачить, що сервер працює',
    proxy: 'Цим керує проксі, за яким стоїть сервер',
    agreed: 'З умовами ви погодилися під час створення',
    edge_address: 'Сервер бачить в усіх гравців одну адресу: так не зайде ніхто',
  },
  groups: {
    joining: 'Вхід на сервер',
    game: 'Гра',
    mobs: 'Моби й предмети',
    world: 'Світ',
    performance: 'Продуктивність',
    network: 'Мережа',
    packs: 'Ресурспак',
    commands: 'Команди й права',
    messages: 'Повідомлення',
    protection: 'Захист від порушників',
    other: 'Інше',
  },
  options: {
    single_biome_surface: 'Один біом',
    visitor: 'Відвідувач',
    member: 'Учасник',
    operator: 'Оператор',
    none: 'Без стиснення',
    VANILLA: 'Як у грі',
    DISABLED: 'Нічого',
    MODS: 'Моди',
    DESCRIPTION: 'Опис',
    ALL: 'Усе',
  },
  keys: { server, paper, velocity },
}
