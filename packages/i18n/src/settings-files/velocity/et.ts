import type { KeyMessages } from '../key-messages.ts'

export const et: KeyMessages = {
  labels: {
    'force-key-authentication': 'Nõua mängija allkirjastatud võtit',
    'prevent-client-proxy-connections': 'Ära lase sisse VPN-i ja proksi kaudu',
    'kick-existing-players': 'Teine liitumine sama nimega viskab esimese välja',
    'advanced.accepts-transfers': 'Võta vastu teistest serveritest suunatud mängijad',
    'ping-passthrough': 'Näita loendis esimese serveri andmeid',
    'sample-players-in-ping': 'Näita serverite loendis mängijate nimesid',
    'announce-forge': 'Esitle end Forge’i serverina',
    bind: 'Aadress ja port',
    'advanced.compression-threshold': 'Pakettide tihendamise lävi (baiti)',
    'advanced.compression-level': 'Tihendusaste',
    'advanced.login-ratelimit': 'Paus liitumiste vahel ühelt aadressilt (ms)',
    'advanced.connection-timeout': 'Serveri ootamise aeg (ms)',
    'advanced.read-timeout': 'Katkesta, kui mängija ei vasta (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Vii mängijad üle, kui server kokku jookseb',
    'advanced.bungee-plugin-message-channel': 'BungeeCordi kanal pluginatele',
    'query.enabled': 'Query: vasta serverinimekirjadele',
    'advanced.announce-proxy-commands': 'Paku proksi käske',
    'advanced.log-command-executions': 'Logi mängijate käsud',
    'advanced.log-player-connections': 'Logi liitumised ja lahkumised',
    'advanced.show-ping-requests': 'Logi serverite loendi päringud',
    'enable-player-address-logging': 'Logi mängijate IP-aadressid',
  },
  hints: {
    'advanced.compression-threshold': '−1: mitte kunagi, 0: kõik',
    'advanced.compression-level': '−1: proksi valib',
  },
}
