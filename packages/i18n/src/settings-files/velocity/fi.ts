import type { KeyWords } from '../words.ts'

export const fi: KeyWords = {
  labels: {
    'force-key-authentication': 'Vaadi pelaajan allekirjoitettu avain',
    'prevent-client-proxy-connections': 'Estä yhteydet VPN:n ja välityspalvelimen kautta',
    'kick-existing-players': 'Toinen liittyminen samalla nimellä poistaa ensimmäisen',
    'advanced.accepts-transfers': 'Ota vastaan muilta palvelimilta siirretyt pelaajat',
    'ping-passthrough': 'Näytä listassa ensimmäisen palvelimen tiedot',
    'sample-players-in-ping': 'Näytä pelaajien nimet palvelinlistassa',
    'announce-forge': 'Esiinny Forgena',
    bind: 'Osoite ja portti',
    'advanced.compression-threshold': 'Pakkaa paketit alkaen, tavua',
    'advanced.compression-level': 'Pakkaustaso',
    'advanced.login-ratelimit': 'Tauko liittymisten välillä samasta osoitteesta, ms',
    'advanced.connection-timeout': 'Odota palvelinta, ms',
    'advanced.read-timeout': 'Katkaise hiljainen pelaaja jälkeen, ms',
    'advanced.failover-on-unexpected-server-disconnect': 'Siirrä pelaajat, kun palvelin kaatuu',
    'advanced.bungee-plugin-message-channel': 'BungeeCord-kanava plugineille',
    'query.enabled': 'Query: vastaa palvelinlistoille',
    'advanced.announce-proxy-commands': 'Ehdota välityspalvelimen komentoja',
    'advanced.log-command-executions': 'Kirjaa pelaajien komennot',
    'advanced.log-player-connections': 'Kirjaa liittymiset ja poistumiset',
    'advanced.show-ping-requests': 'Kirjaa palvelinlistan kyselyt',
    'enable-player-address-logging': 'Kirjaa pelaajien IP-osoitteet',
  },
  hints: {
    'advanced.compression-threshold': '−1: ei koskaan, 0: kaikki',
    'advanced.compression-level': '−1: välityspalvelin valitsee',
  },
}
