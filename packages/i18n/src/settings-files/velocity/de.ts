import type { KeyWords } from '../words.ts'

export const de: KeyWords = {
  labels: {
    'force-key-authentication': 'Signierten Schlüssel des Spielers verlangen',
    'prevent-client-proxy-connections': 'VPN- und Proxy-Verbindungen ablehnen',
    'kick-existing-players': 'Ein zweiter Beitritt unter dem Namen trennt den ersten',
    'advanced.accepts-transfers': 'Von anderen Servern übergebene Spieler annehmen',
    'ping-passthrough': 'Daten des ersten Servers in der Liste zeigen',
    'sample-players-in-ping': 'Spielernamen in der Serverliste zeigen',
    'announce-forge': 'Als Forge ausgeben',
    bind: 'Adresse und Port',
    'advanced.compression-threshold': 'Pakete komprimieren ab, Byte',
    'advanced.compression-level': 'Komprimierungsstufe',
    'advanced.login-ratelimit': 'Pause zwischen Beitritten von einer Adresse, ms',
    'advanced.connection-timeout': 'Auf einen Server warten, ms',
    'advanced.read-timeout': 'Stummen Spieler trennen nach, ms',
    'advanced.failover-on-unexpected-server-disconnect': 'Spieler verlegen, wenn ihr Server ausfällt',
    'advanced.bungee-plugin-message-channel': 'BungeeCord-Kanal für Plugins',
    'query.enabled': 'Query: Serverlisten antworten',
    'advanced.announce-proxy-commands': 'Befehle des Proxys vorschlagen',
    'advanced.log-command-executions': 'Befehle der Spieler protokollieren',
    'advanced.log-player-connections': 'Beitritte und Abgänge protokollieren',
    'advanced.show-ping-requests': 'Anfragen der Serverliste protokollieren',
    'enable-player-address-logging': 'IP-Adressen der Spieler protokollieren',
  },
  hints: {
    'advanced.compression-threshold': '−1: nie, 0: alles',
    'advanced.compression-level': '−1: Der Proxy wählt',
  },
}
