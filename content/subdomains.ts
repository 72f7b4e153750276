import type { SubdomainMessages } from '@zubr/domain/subdomain'
import { brand } from './brand.ts'

const listed = (text: string) => text.trim().split(/\s+/)

/**
 * Forbidden subdomains, in Latin letters; `packages/domain/src/subdomain.ts` also detects
 * look-alikes (`f4ck`), repeated letters and hyphens. `npm run zubr -- server reserve <name>`
 * reserves single names without a new version.
 */
export const subdomainMessages: SubdomainMessages = {
  brand: listed(brand.name.toLowerCase()),

  machines: listed(`
    agent api app apps assets autoconfig autodiscover backup backups bedrock broadcasthost cdn cp cpanel cron daemon dashboard
    data database db dev dhcp dns docs download downloads edge email files firewall ftp gateway git grafana graphql host
    hosts imap imaps intranet ipv ipvfour ipvsix isatap java jenkins ldap lb loadbalancer localhost log logs lobby mail
    mails media metrics monitor monitoring mqtt mx mysql nfs node nodes noc ns ntp origin panel phpmyadmin ping pma pop pops
    postgres prod production prometheus proxy queue rcon redis registry relay repo router rsync s3 sandbox secure sentry
    server servers sftp sip slp smtp smtps socket sql ssh ssl stage staging stat static stats status stun svn sync syslog tcp
    telemetry test tftp time tls tracker tunnel turn udp update updates upload uploads uptime vhost vnc vpn vps web webdav
    webmail webhook whm wpad ws wss www
  `),

  roles: listed(`
    about abuse account accounts ad admin administracja administracija administration administrator admins ads adware advert
    affiliate anonymous arcania auth authorize ban bans bank bill billing bills blog bot bots business buy career careers
    cart changelog chat checkout client clients code community confirm console contact contacts control copyright crazby
    customer customers demo developer developers discord dmca documentation donate event events everyone example faq feedback
    finance forgot forum forums free guest hello help helpdesk home hosting hostmaster hr info information invoice invoices
    jobs legal licence license login logout manager marketing me minecraft moder moderator moderators mod mods mojang my
    name news newsletter nobody noreply no-reply notice null oauth offer official operator order orders owner partner
    partners passport password pay payment payments paypal postmaster premium press pricing privacy promo public refund
    refunds register registration reset review reviews rights root sales security service services session settings shop
    signin signup site soon sponsor ssladmin ssladministrator sslwebmaster staff store subscribe superuser support supports
    sysadmin sysop system team telegram terms token trust undefined unsubscribe usenet user users uucp verify vk void wallet
    webmaster whois wiki zone
    administratsiya adminka moderatsiya poderzhka podderzhka tehpodderzhka oplata vhod registratsiya glavnaya pomoshch
    pomoc wsparcie platnosci pidtrymka dopomoga pagalba mokejimai palidziba maksajumi tugi maksed tuki maksut hilfe zahlung
  `),

  anywhere: listed(`
    fuck f4ck fuker motherfuk nigger nigga faggot whore bitch pussy wanker porn rapist bullshit asshole blowjob handjob cumshot
    masturbat dildo incest zoophil pedophil paedophil pedofil killyourself pornhub shithole retarded
    hitler gitler heilhit siegheil sieghail ziegheil zigheil svastika swastika jihad holocaust 1488
    blyad bliad blyatsk pizd pidor pidar pidoras pederast zalup mudak mudachk mudil dolboeb dolbaeb dolboyob
    dolbayob dovboyob ebanut ebanii ebanyi yeban yoban zaebal zayebal uebok uyebok uebish vyebon doebal
    otebis otyebis poebat nahui pohui ahuel ohuel ahuen ohuen ohuit huilo huylo huesos huynya huinya huyovo huevo
    shluha shlyuh shlyukh shalava prostitut gandon gondon chernozhop zhopa drochil drochun drochi mandavosh huyak
    trahnu govnoed hitlerjugend churka
    kurwa pierdol jebac jebany jebana zjeb pojeb wyjeb spierdal wypierdal skurwysyn skurwiel chujow dziwka
    hivnoid zhydovsk moskalyak kacapy
    pisdirs pisda nepisies jobanais
    pydaras subingal persevest bybys
    vittu perkele huora kusipaa runkkari neekeri
    scheiss arschloch fotze hurensohn wichser missgeburt kanake schwuchtel judensau schlampe
    nachui nakhui pokhui okhuel
    raspizd
  `),

  alone: listed(`
    ass arse anal anus bastard boob boobs cock cocks cum cunt cunts dick dicks dyke fag fags fuk fck fap hentai homo isis kike
    kkk kys negro nazi nude nudes pedo penis piss poop rape raped rapes retard sex sexy shit shits shitty slut sluts spic tit
    tits tranny twat vagina xxx
    bled blya blyat bliat blyati chmo eblan ebal ebat elda hach hui huy khui xuli xyuli xyi xui xuy hueta naxer nahera hohol khokhol jopa minet moskal pedik pidr
    pizdets pidory sosi suka suki suchka srat ssany ssat trah traxat yebal zhid zhidy zhyd zhopa govno gavno gomik
    chuj cipa cipka ciota cwel dupa huj jebie jebac pedal pedaly
    hivno kacap katsap
    dirsa kuce mauka nahui peza pidars pimpis pisties
    bybis pyzda sudas shudas
    hoor lits munn pask perse putsi sitt tyra vitt
    kyrpa lutka mulkku paska pillu
    arsch fick ficken ficker hure neger nutte spast
  `),

  companions: listed(`
    best big cool craft game gamer games gaming go guild house king kings land lord man mc mega men minecraft my
    network our play player pro pvp server servers super the top town ultra vip world you your
  `),

  innocent: listed(`
    therapist analog sporno sporny tahvel grapist homosapiens scunthorpe penistone skipidar skipidor
  `),
}
