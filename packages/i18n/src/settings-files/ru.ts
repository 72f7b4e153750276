import type { SettingsFilesMessages } from './en.ts'
import { ru as paper } from './paper/ru.ts'
import { ru as server } from './server/ru.ts'
import { ru as velocity } from './velocity/ru.ts'

export const ru: SettingsFilesMessages = {
  heading: 'Настройки игры',
  note:
    'Здесь то, что сейчас записано в файлах сервера. ' +
    'Меняется только то, что изменили вы: остальные строки и комментарии остаются как есть.',
  file: 'Файл',
  search: 'Найти настройку',
  searchHint: 'Название или ключ, например view-distance',
  onlyChanged: 'Только изменённые',
  nothing: 'Такой настройки в этом файле нет.',
  missing: 'Файла {name} ещё нет: он появится после первого запуска.',
  unreadable: '{name} нельзя показать формой: это не текст или файл слишком большой.',
  openEditor: 'Открыть файл в редакторе',
  usual: 'по умолчанию: {value}',
  isUsual: 'по умолчанию',
  // Back to the value that the server has by itself.
  reset: 'Сбросить',
  resetOf: 'Сбросить: {name}',
  yes: 'да',
  no: 'нет',
  empty: 'пусто',
  others: 'Другие ключи файла',
  complex: 'Сложное значение: его можно изменить в редакторе',
  conflict:
    'Пока вы меняли настройки, те же строки изменили в другом месте. ' +
    'Ничего не сохранено: посмотрите, что в файле теперь, и сохраните ещё раз.',
  inFile: 'В файле теперь: {value}',
  decimal: 'Число от {min} до {max}',
  orWord: '{text} или {word}',
  boolean: 'В файле не «да» и не «нет»: {value}',
  own: {
    address: 'Адрес и порты задаёт хостинг',
    status: 'По этому ответу панель видит, что сервер работает',
    proxy: 'Этим управляет прокси, за которым стоит сервер',
    agreed: 'С условиями вы согласились при создании',
    edge_address: 'Сервер видит у всех игроков один адрес: так не войдёт никто',
  },
  groups: {
    joining: 'Вход на сервер',
    game: 'Игра',
    mobs: 'Мобы и предметы',
    world: 'Мир',
    performance: 'Производительность',
    network: 'Сеть',
    packs: 'Ресурспак',
    commands: 'Команды и права',
    messages: 'Сообщения',
    protection: 'Защита от нарушителей',
    other: 'Остальное',
  },
  options: {
    single_biome_surface: 'Один биом',
    visitor: 'Посетитель',
    member: 'Участник',
    operator: 'Оператор',
    none: 'Без сжатия',
    VANILLA: 'Как в игре',
    DISABLED: 'Ничего',
    MODS: 'Моды',
    DESCRIPTION: 'Описание',
    ALL: 'Всё',
  },
  keys: { server, paper, velocity },
}
