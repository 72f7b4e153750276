import type { PlayerListsMessages } from './en.ts'

export const ru: PlayerListsMessages = {
  heading: 'Игроки',
  lists: {
    whitelist: 'Белый список',
    ops: 'Операторы',
    'banned-players': 'Баны',
    'banned-ips': 'Баны по IP',
  },
  texts: {
    whitelist: 'Пока белый список включён, на сервер войдут только эти игроки и операторы.',
    ops: 'Операторам доступны команды сервера. На уровне 4 — все, даже остановка сервера.',
    'banned-players': 'Эти игроки не войдут на сервер.',
    'banned-ips': 'С этих адресов на сервер не войти.',
  },
  empty: {
    whitelist: 'В белом списке никого нет.',
    ops: 'Операторов нет.',
    'banned-players': 'Никто не забанен.',
    'banned-ips': 'Банов по IP нет.',
  },
  switch: 'Пускать только тех, кто в списке',
  name: 'Ник игрока',
  nameFault: 'От 2 до 16 латинских букв, цифр и знаков _. Игрок с Bedrock — с префиксом: .Ник',
  address: 'IP-адрес',
  addressFault: 'Адрес вида 203.0.113.7',
  level: 'Уровень',
  levelRunning: 'Пока сервер работает, игрок получит уровень из настроек',
  reason: 'Причина',
  reasonHint: 'Увидит игрок. Можно не писать',
  add: {
    whitelist: 'Добавить',
    ops: 'Сделать оператором',
    'banned-players': 'Забанить',
    'banned-ips': 'Забанить',
  },
  // Labels of buttons: “Remove Steve from operators”.
  remove: {
    whitelist: 'Убрать {name} из белого списка',
    ops: 'Убрать {name} из операторов',
    'banned-players': 'Разбанить {name}',
    'banned-ips': 'Разбанить {name}',
  },
  removeShort: {
    whitelist: 'Убрать',
    ops: 'Убрать',
    'banned-players': 'Разбанить',
    'banned-ips': 'Разбанить',
  },
  taken: '{name} уже в списке',
  added: {
    whitelist: '{name} теперь в белом списке',
    ops: '{name} теперь оператор',
    'banned-players': 'Игрок {name} забанен',
    'banned-ips': 'Адрес {name} забанен',
  },
  removed: {
    whitelist: '{name} больше не в белом списке',
    ops: '{name} больше не оператор',
    'banned-players': 'Игрок {name} разбанен',
    'banned-ips': 'Адрес {name} разбанен',
  },
  switched: { on: 'Белый список включён', off: 'Белый список выключен' },
  unseen: 'Сервер не изменил список: {name}. Проверьте ник, ответ сервера — в консоли.',
  notSent: 'Команда не дошла до сервера. Список не изменён.',
  bedrockUnknown:
    'UUID игрока Bedrock сервер узнаёт при входе, а {name} сюда ещё не заходил. ' +
    'Пусть зайдёт один раз, или добавьте его в консоли: fwhitelist add.',
  bedrockBlank:
    'В нике {name} есть пробел, и команда сервера его не примет. ' +
    'Остановите сервер и измените список снова: панель запишет его прямо в файл.',
  noAccount: 'Аккаунта Minecraft с ником {name} нет. Проверьте, как он пишется.',
  lookupAway:
    'Сейчас нельзя узнать UUID игрока {name}: служба аккаунтов Minecraft не отвечает. ' +
    'Запустите сервер — он внесёт игрока сам, командой.',
  damaged: 'Файл {name} повреждён: это не список. Исправьте его в редакторе.',
  toEditor: 'Открыть в редакторе',
  // The changes that are made in the lists take effect at once.
  live: 'Сервер работает: списки меняются его командами и действуют сразу.',
  atRest: 'Сервер остановлен: списки меняются в файлах и действуют со следующего запуска.',
  between: 'Подождите: сервер запускается или останавливается.',
  bannedAt: 'с {date}',
  until: 'до {date}',
  forever: 'навсегда',
  none: 'Списки этого ядра панель менять не умеет. Их файлы — на вкладке «Файлы».',
}
