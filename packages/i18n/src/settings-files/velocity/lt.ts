import type { KeyMessages } from '../key-messages.ts'

export const lt: KeyMessages = {
  labels: {
    'force-key-authentication': 'Reikalauti pasirašyto žaidėjo rakto',
    'prevent-client-proxy-connections': 'Neįleisti per VPN ir proxy',
    'kick-existing-players': 'Antras prisijungimas tuo vardu išmeta pirmąjį',
    'advanced.accepts-transfers': 'Priimti žaidėjus iš kitų serverių',
    'ping-passthrough': 'Rodyti sąraše pirmojo serverio duomenis',
    'sample-players-in-ping': 'Rodyti žaidėjų vardus serverių sąraše',
    'announce-forge': 'Prisistatyti kaip Forge',
    bind: 'Adresas ir prievadas',
    'advanced.compression-threshold': 'Glaudinti paketus nuo (baitais)',
    'advanced.compression-level': 'Glaudinimo laipsnis',
    'advanced.login-ratelimit': 'Pauzė tarp prisijungimų iš to paties adreso (ms)',
    'advanced.connection-timeout': 'Laukti serverio (ms)',
    'advanced.read-timeout': 'Atjungti tylintį žaidėją po (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Serveriui nulūžus perkelti žaidėjus į kitą',
    'advanced.bungee-plugin-message-channel': 'BungeeCord kanalas įskiepiams',
    'query.enabled': 'Query: atsakyti serverių katalogams',
    'advanced.announce-proxy-commands': 'Siūlyti proxy komandas',
    'advanced.log-command-executions': 'Rašyti žaidėjų komandas į žurnalą',
    'advanced.log-player-connections': 'Rašyti prisijungimus ir išėjimus į žurnalą',
    'advanced.show-ping-requests': 'Rašyti serverių sąrašo užklausas į žurnalą',
    'enable-player-address-logging': 'Rašyti žaidėjų IP į žurnalą',
  },
  hints: {
    'advanced.compression-threshold': '−1 – niekada, 0 – viską',
    'advanced.compression-level': '−1 – parenka proxy',
  },
}
