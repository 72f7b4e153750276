import type { KeyMessages } from '../key-messages.ts'

export const ua: KeyMessages = {
  labels: {
    'force-key-authentication': 'Вимагати підпис ключа гравця',
    'prevent-client-proxy-connections': 'Не пускати через VPN і проксі',
    'kick-existing-players': 'Повторний вхід під ніком завершує попередній',
    'advanced.accepts-transfers': 'Приймати гравців з інших серверів',
    'ping-passthrough': 'Показувати в списку дані першого сервера',
    'sample-players-in-ping': 'Показувати імена гравців у списку серверів',
    'announce-forge': 'Видавати себе за сервер Forge',
    bind: 'Адреса й порт',
    'advanced.compression-threshold': 'Стискати пакети від (у байтах)',
    'advanced.compression-level': 'Ступінь стиснення',
    'advanced.login-ratelimit': 'Пауза між входами з однієї адреси (у мс)',
    'advanced.connection-timeout': 'Скільки чекати на сервер (у мс)',
    'advanced.read-timeout': 'Від’єднувати без відповіді через (у мс)',
    'advanced.failover-on-unexpected-server-disconnect': 'Переводити на інший сервер, якщо цей упав',
    'advanced.bungee-plugin-message-channel': 'Канал BungeeCord для плагінів',
    'query.enabled': 'Query: відповідати сайтам моніторингу',
    'advanced.announce-proxy-commands': 'Підказувати команди проксі',
    'advanced.log-command-executions': 'Записувати команди гравців у журнал',
    'advanced.log-player-connections': 'Записувати входи й виходи в журнал',
    'advanced.show-ping-requests': 'Записувати запити списку серверів у журнал',
    'enable-player-address-logging': 'Записувати IP гравців у журнал',
  },
  hints: {
    'advanced.compression-threshold': '−1 — не стискати, 0 — усе',
    'advanced.compression-level': '−1 — вибирає проксі',
  },
}
