import type { KeyWords } from '../words.ts'

export const lt: KeyWords = {
  labels: {
    'force-key-authentication': 'Reikalauti pasirašyto žaidėjo rakto',
    'prevent-client-proxy-connections': 'Neįleisti per VPN ir tarpinius serverius',
    'kick-existing-players': 'Antras prisijungimas tuo vardu išmeta pirmąjį',
    'advanced.accepts-transfers': 'Priimti žaidėjus iš kitų serverių',
    'ping-passthrough': 'Rodyti sąraše pirmojo serverio duomenis',
    'sample-players-in-ping': 'Rodyti žaidėjų vardus serverių sąraše',
    'announce-forge': 'Prisistatyti kaip „Forge“',
    bind: 'Adresas ir prievadas',
    'advanced.compression-threshold': 'Glaudinti paketus nuo, baitais',
    'advanced.compression-level': 'Glaudinimo laipsnis',
    'advanced.login-ratelimit': 'Pauzė tarp prisijungimų iš adreso, ms',
    'advanced.connection-timeout': 'Laukti serverio, ms',
    'advanced.read-timeout': 'Atjungti tylintį žaidėją po, ms',
    'advanced.failover-on-unexpected-server-disconnect': 'Perkelti žaidėjus, kai serveris krenta',
    'advanced.bungee-plugin-message-channel': '„BungeeCord“ kanalas papildiniams',
    'query.enabled': 'Query: atsakyti serverių sąrašams',
    'advanced.announce-proxy-commands': 'Siūlyti tarpinio serverio komandas',
    'advanced.log-command-executions': 'Rašyti žaidėjų komandas į žurnalą',
    'advanced.log-player-connections': 'Rašyti prisijungimus ir išėjimus į žurnalą',
    'advanced.show-ping-requests': 'Rašyti serverių sąrašo užklausas į žurnalą',
    'enable-player-address-logging': 'Rašyti žaidėjų IP į žurnalą',
  },
  hints: {
    'advanced.compression-threshold': '−1 – niekada, 0 – viską',
    'advanced.compression-level': '−1 – parenka tarpinis serveris',
  },
}
