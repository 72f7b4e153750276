import type { KeyMessages } from '../key-messages.ts'

export const de: KeyMessages = {
  labels: {
    'force-key-authentication': 'Signierten Schlüssel des Spielers verlangen',
    'prevent-client-proxy-connections': 'VPN- und Proxy-Verbindungen ablehnen',
    'kick-existing-players': 'Zweiter Beitritt unter demselben Namen trennt den ersten',
    'advanced.accepts-transfers': 'Von anderen Servern übergebene Spieler annehmen',
    'ping-passthrough': 'Daten des ersten Servers in der Liste zeigen',
    'sample-players-in-ping': 'Spielernamen in der Serverliste zeigen',
    'announce-forge': 'Als Forge ausgeben',
    bind: 'Adresse und Port',
    'advanced.compression-threshold': 'Pakete komprimieren ab (Byte)',
    'advanced.compression-level': 'Komprimierungsstufe',
    'advanced.login-ratelimit': 'Pause zwischen Beitritten von einer Adresse (ms)',
    'advanced.connection-timeout': 'Wartezeit auf einen Server (ms)',
    'advanced.read-timeout': 'Spieler ohne Antwort trennen nach (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Spieler umleiten, wenn ihr Server ausfällt',
    'advanced.bungee-plugin-message-channel': 'BungeeCord-Kanal für Plugins',
    'query.enabled': 'Query: Anfragen von Serverlisten im Web beantworten',
    'advanced.announce-proxy-commands': 'Befehle des Proxys vorschlagen',
    'advanced.log-command-executions': 'Befehle der Spieler ins Log schreiben',
    'advanced.log-player-connections': 'Beitritte und Abgänge ins Log schreiben',
    'advanced.show-ping-requests': 'Anfragen der Serverliste ins Log schreiben',
    'enable-player-address-logging': 'IP-Adressen der Spieler ins Log schreiben',
  },
  hints: {
    'advanced.compression-threshold': '−1: nie, 0: alles',
    'advanced.compression-level': '−1: Der Proxy wählt',
  },
}
