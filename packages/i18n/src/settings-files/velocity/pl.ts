import type { KeyMessages } from '../key-messages.ts'

export const pl: KeyMessages = {
  labels: {
    'force-key-authentication': 'Wymagaj podpisanego klucza gracza',
    'prevent-client-proxy-connections': 'Blokuj połączenia przez VPN i proxy',
    'kick-existing-players': 'Drugie wejście pod nickiem wyrzuca pierwsze',
    'advanced.accepts-transfers': 'Przyjmuj graczy przenoszonych z innych serwerów',
    'ping-passthrough': 'Pokazuj na liście dane pierwszego serwera',
    'sample-players-in-ping': 'Pokazuj nicki graczy na liście serwerów',
    'announce-forge': 'Przedstawiaj się jako Forge',
    bind: 'Adres i port',
    'advanced.compression-threshold': 'Kompresuj pakiety od (bajty)',
    'advanced.compression-level': 'Stopień kompresji',
    'advanced.login-ratelimit': 'Przerwa między wejściami z adresu (ms)',
    'advanced.connection-timeout': 'Czekaj na serwer (ms)',
    'advanced.read-timeout': 'Rozłączaj milczącego gracza po (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Przenoś graczy przy awarii serwera',
    'advanced.bungee-plugin-message-channel': 'Kanał BungeeCord dla pluginów',
    'query.enabled': 'Query: odpowiadaj listom serwerów',
    'advanced.announce-proxy-commands': 'Podpowiadaj komendy proxy',
    'advanced.log-command-executions': 'Zapisuj komendy graczy w logu',
    'advanced.log-player-connections': 'Zapisuj wejścia i wyjścia w logu',
    'advanced.show-ping-requests': 'Zapisuj zapytania listy serwerów w logu',
    'enable-player-address-logging': 'Zapisuj adresy IP graczy w logu',
  },
  hints: {
    'advanced.compression-threshold': '−1 – nigdy, 0 – wszystko',
    'advanced.compression-level': '−1 – wybiera proxy',
  },
}
