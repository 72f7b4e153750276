import type { KeyMessages } from '../key-messages.ts'

export const ru: KeyMessages = {
  labels: {
    'force-key-authentication': 'Требовать подпись ключа игрока',
    'prevent-client-proxy-connections': 'Не пускать через VPN и прокси',
    'kick-existing-players': 'Повторный вход под ником обрывает прежний',
    'advanced.accepts-transfers': 'Принимать игроков с других серверов',
    'ping-passthrough': 'Показывать в списке данные первого сервера',
    'sample-players-in-ping': 'Показывать имена игроков в списке серверов',
    'announce-forge': 'Представляться сервером Forge',
    bind: 'Адрес и порт',
    'advanced.compression-threshold': 'Сжимать пакеты крупнее (в байтах)',
    'advanced.compression-level': 'Степень сжатия',
    'advanced.login-ratelimit': 'Пауза между входами с одного адреса (в мс)',
    'advanced.connection-timeout': 'Сколько ждать сервер (в мс)',
    'advanced.read-timeout': 'Отключать без ответа через (в мс)',
    'advanced.failover-on-unexpected-server-disconnect': 'Переводить на другой сервер, если этот упал',
    'advanced.bungee-plugin-message-channel': 'Канал BungeeCord для плагинов',
    'query.enabled': 'Query: отвечать сайтам мониторинга',
    'advanced.announce-proxy-commands': 'Подсказывать команды прокси',
    'advanced.log-command-executions': 'Писать команды игроков в журнал',
    'advanced.log-player-connections': 'Писать входы и выходы в журнал',
    'advanced.show-ping-requests': 'Писать запросы списка серверов в журнал',
    'enable-player-address-logging': 'Писать IP игроков в журнал',
  },
  hints: {
    'advanced.compression-threshold': '−1 — не сжимать, 0 — всё',
    'advanced.compression-level': '−1 — выбирает прокси',
  },
}
