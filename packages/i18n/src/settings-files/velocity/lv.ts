import type { KeyMessages } from '../key-messages.ts'

export const lv: KeyMessages = {
  labels: {
    'force-key-authentication': 'Prasīt spēlētāja parakstītu atslēgu',
    'prevent-client-proxy-connections': 'Neielaist caur VPN un proxy',
    'kick-existing-players': 'Otra ieeja ar vārdu izmet pirmo',
    'advanced.accepts-transfers': 'Pieņemt spēlētājus no citiem serveriem',
    'ping-passthrough': 'Rādīt sarakstā pirmā servera datus',
    'sample-players-in-ping': 'Rādīt spēlētāju vārdus serveru sarakstā',
    'announce-forge': 'Uzdoties par Forge',
    bind: 'Adrese un ports',
    'advanced.compression-threshold': 'Saspiest paketes no (baitos)',
    'advanced.compression-level': 'Saspiešanas pakāpe',
    'advanced.login-ratelimit': 'Pauze starp ieejām no adreses (ms)',
    'advanced.connection-timeout': 'Gaidīt serveri (ms)',
    'advanced.read-timeout': 'Atvienot klusējošu spēlētāju pēc (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Pārcelt spēlētājus, ja serveris avarē',
    'advanced.bungee-plugin-message-channel': 'BungeeCord kanāls spraudņiem',
    'query.enabled': 'Query: atbildēt serveru sarakstiem',
    'advanced.announce-proxy-commands': 'Ieteikt proxy komandas',
    'advanced.log-command-executions': 'Rakstīt spēlētāju komandas žurnālā',
    'advanced.log-player-connections': 'Rakstīt ieejas un izejas žurnālā',
    'advanced.show-ping-requests': 'Rakstīt serveru saraksta pieprasījumus žurnālā',
    'enable-player-address-logging': 'Rakstīt spēlētāju IP žurnālā',
  },
  hints: {
    'advanced.compression-threshold': '−1 – nekad, 0 – visu',
    'advanced.compression-level': '−1 – izvēlas proxy',
  },
}
