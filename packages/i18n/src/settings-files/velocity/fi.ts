import type { KeyMessages } from '../key-messages.ts'

export const fi: KeyMessages = {
  labels: {
    'force-key-authentication': 'Vaadi pelaajan allekirjoitettu avain',
    'prevent-client-proxy-connections': 'Estä VPN- ja proxy-yhteydet',
    'kick-existing-players': 'Toinen liittyminen samalla nimellä heittää ensimmäisen ulos',
    'advanced.accepts-transfers': 'Ota vastaan muilta palvelimilta siirretyt pelaajat',
    'ping-passthrough': 'Näytä luettelossa ensimmäisen palvelimen tiedot',
    'sample-players-in-ping': 'Näytä pelaajien nimet palvelinluettelossa',
    'announce-forge': 'Esiinny Forgena',
    bind: 'Osoite ja portti',
    'advanced.compression-threshold': 'Pakkaa verkkopaketit tästä koosta (tavua)',
    'advanced.compression-level': 'Pakkaustaso',
    'advanced.login-ratelimit': 'Liittymisten väli samasta osoitteesta (ms)',
    'advanced.connection-timeout': 'Palvelimen odotusaika (ms)',
    'advanced.read-timeout': 'Hiljaisen pelaajan aikaraja (ms)',
    'advanced.failover-on-unexpected-server-disconnect': 'Siirrä pelaajat, kun palvelin kaatuu',
    'advanced.bungee-plugin-message-channel': 'BungeeCord-kanava plugineille',
    'query.enabled': 'Query: vastaa palvelinlistasivustoille',
    'advanced.announce-proxy-commands': 'Ehdota proxyn komentoja',
    'advanced.log-command-executions': 'Kirjaa pelaajien komennot',
    'advanced.log-player-connections': 'Kirjaa liittymiset ja poistumiset',
    'advanced.show-ping-requests': 'Kirjaa palvelinluettelon kyselyt',
    'enable-player-address-logging': 'Kirjaa pelaajien IP-osoitteet',
  },
  hints: {
    'advanced.compression-threshold': '−1: ei koskaan, 0: kaikki',
    'advanced.compression-level': '−1: proxy valitsee',
  },
}
