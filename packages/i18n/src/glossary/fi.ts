import type { Glossary } from './terms.ts'

/** Finnish terms. Players’ words have priority over those of the game’s own translation (fi_fi). */
export const fi: Glossary = {
  node: {
    use: 'noodi (noodilla, noodille)',
    form: /(?<!\p{L})noodi/iu,
    never: /(?<!\p{L})(?:solmu\p{L}*|nood(?:i|ei)ss[aä]\p{L}*|nood(?:i|ei)sta\p{L}*|toiseen noodiin)/iu,
  },
  plan: {
    use: 'paketti',
    form: /(?<!\p{L})paket(?:ti|in|tia|is|il|it|t)/iu,
    never: /(?<!\p{L})(?:tariff\p{L}*|palvelupaket\p{L}*|tilaustaso\p{L}*)/iu,
  },
  memory: {
    use: 'muisti',
    form: /(?<!\p{L})muisti/iu,
    never: /(?<!\p{L})(?:RAM(?:-\p{L}+)?|keskusmuisti\p{L}*|työmuisti\p{L}*)(?!\p{L})/u,
  },
  disk: {
    use: 'levytila, levy',
    form: /(?<!\p{L})levy/iu,
    never: /(?<!\p{L})(?:tallennustil\p{L}*|kiintolevy\p{L}*)/iu,
    // Legal texts follow in a later round.
    except: /^content\/legal\//,
  },
  serverSoftware: {
    use: 'palvelinohjelmisto, ohjelmisto',
    form: /ohjelmisto/iu,
    never: /palvelimesi ydin|(?<!\p{L})palvelinohjelma(?!\p{L})|(?<!\p{L})palvelinydin/iu,
  },
  build: {
    use: 'koontiversio',
    form: /(?<!\p{L})koontiversio/iu,
    never: /(?<!\p{L})(?:buildi\p{L}*|koonti(?!versio)\p{L}*|käännösversio\p{L}*)/iu,
  },
  loader: {
    use: 'modilataaja',
    form: /(?<!\p{L})modilataaja/iu,
    never: /(?<!\p{L})(?:lataaj\p{L}*|latai(?:n|men|mella|melle|mesta|mia|met)(?!\p{L})|loaderi\p{L}*)/iu,
  },
  plugin: {
    use: 'plugini',
    form: /(?<!\p{L})plugini/iu,
    never: /(?<!\p{L})(?:liitännäi\p{L}*|plugin(?!\p{L})|lisäke\p{L}*)/iu,
  },
  mod: {
    use: 'modi',
    form: /(?<!\p{L})modi(?!p|l)/iu,
    never: /(?<!\p{L})(?:modifikaatio\p{L}*|mod(?!\p{L}))/iu,
    // `[Mod]` is a group’s prefix there.
    except: /^content\/wiki\/luckperms\//,
  },
  addon: {
    use: 'lisäosa',
    form: /(?<!\p{L})lisäosa/iu,
    never: /(?<!\p{L})(?:laajennus\p{L}*|laajennuks\p{L}*|lisäri\p{L}*|addoni\p{L}*)/iu,
  },
  modpack: {
    use: 'modipaketti',
    form: /(?<!\p{L})modipaket/iu,
    never:
      /(?<!\p{L})(?:modipak(?:ka|at|kaa|oi)\p{L}*|modikokoelma\p{L}*|modpack\p{L}*|palvelinpaket\p{L}*)/iu,
  },
  dataPack: {
    use: 'datapaketti',
    form: /(?<!\p{L})datapaket/iu,
    never: /(?<!\p{L})(?:tietopaket\p{L}*|datapak(?:ki|it|in|kej)\p{L}*)/iu,
  },
  resourcePack: {
    use: 'resurssipaketti',
    form: /(?<!\p{L})resurssipaket/iu,
    never: /(?<!\p{L})(?:tekstuuripaket\p{L}*|ulkoasupaket\p{L}*)/iu,
  },
  proxy: {
    use: 'proxy (proxyn, proxyssa)',
    form: /(?<!\p{L})proxy/iu,
    never: /(?<!\p{L})(?:välityspalvel\p{L}*|proks\p{L}*|proxyssä|proxyllä|Velocity(?:ss|st|ll)ä)/iu,
  },
  chunk: {
    use: 'chunkki',
    form: /(?<!\p{L})chunk(?:ki|it|in|kej|kei|eis)/iu,
    never: /(?<!\p{L})(?:\p{L}*lohko\p{L}*|maailmanpala\p{L}*)/iu,
  },
  tick: {
    use: 'tikki',
    form: /(?<!\p{L})tik(?:ki|in|it|kej|kiä)/iu,
    never: /(?<!\p{L})(?:tikity\p{L}*|pelisykä\p{L}*)/iu,
  },
  seed: {
    use: 'lähtöarvo',
    form: /(?<!\p{L})lähtöarvo/iu,
    never: /(?<!\p{L})(?:siemenlu\p{L}*|siemen(?!\p{L}))/iu,
  },
  gameRule: {
    use: 'pelisääntö',
    form: /(?<!\p{L})pelisään/iu,
    never: /(?<!\p{L})gamerule\p{L}*/iu,
  },
  theNether: {
    use: 'Nether',
    form: /(?<!\p{L})Nether/u,
    never: /(?<!\p{L})(?:alamaailma\p{L}*|manala\p{L}*)/iu,
  },
  theEnd: {
    use: 'End',
    form: /(?<!\p{L})End(?:i|in|iä|issä|ille)?(?!\p{L})/u,
    never: /(?<!\p{L})(?:ääri|äären|loppumaailma)(?!\p{L})/iu,
  },
  viewDistance: {
    use: 'näköetäisyys',
    form: /(?<!\p{L})näköetäisyy/iu,
    never: /(?<!\p{L})(?:näkymäetäisyy\p{L}*|piirtoetäisyy\p{L}*|katseluetäisyy\p{L}*)/iu,
  },
  simulationDistance: {
    use: 'simulaatioetäisyys',
    form: /(?<!\p{L})simulaatioetäisyy/iu,
    never: /(?<!\p{L})(?:simulointietäisyy\p{L}*|tikkietäisyy\p{L}*)/iu,
  },
  whitelist: {
    use: 'valkolista',
    form: /(?<!\p{L})valkolista/iu,
    never:
      /sallittujen (?:lista|luettelo)\p{L}*|(?<!\p{L})valkoi(?:nen|se\p{L}*) list\p{L}*|(?<!\p{L})whitelisti\p{L}*/iu,
  },
  operator: {
    use: 'operaattori, op',
    form: /(?<!\p{L})operaattori/iu,
    never: /(?<!\p{L})(?:oppi(?:-oikeu\p{L}*|oikeu\p{L}*)|adminoikeu\p{L}*)/iu,
  },
  ban: {
    use: 'porttikielto',
    form: /porttikiel/iu,
    never:
      /(?<![\p{L}-])(?:bän\p{L}*|IP-est\p{L}*|estetyt|esto(?:n|ja|t)?|bannat\p{L}*)(?!\p{L})|ketään ei ole estetty|estä(?:ä)? pelaaja/iu,
  },
  voiceChat: {
    use: 'äänichat',
    form: /(?<!\p{L})äänichat/iu,
    never: /(?<!\p{L})(?:puhechat\p{L}*|äänikeskustelu\p{L}*|keskustelu\p{L}*|ääniketju\p{L}*)/iu,
  },
  console: {
    use: 'konsoli',
    form: /(?<!\p{L})konsoli/iu,
    never: /(?<!\p{L})(?:komentokehot\p{L}*|terminaali\p{L}*)/iu,
  },
  command: {
    use: 'komento',
    form: /(?<!\p{L})komen(?:to|no|nn)/iu,
    never: /(?<!\p{L})(?:käsky\p{L}*|komentoloh\p{L}*)/iu,
  },
  log: {
    use: 'loki',
    form: /(?<!\p{L})loki/iu,
    never: /(?<!\p{L})(?:logi(?:t|a|ssa|sta)|journaali\p{L}*|protokollatiedosto\p{L}*)(?!\p{L})/iu,
  },
  line: {
    use: 'rivi',
    form: /(?<!\p{L})rivi/iu,
    never: /(?<!\p{L})(?:linja|linjan|linjat|linjalla)(?!\p{L})/iu,
  },
  restart: {
    use: 'uudelleenkäynnistys, käynnistää uudelleen',
    form: /uudelleenkäynnis|käynnist\p{L}* \p{L}* ?uudelleen|käynnist\p{L}* uudelleen/iu,
    never: /(?<!\p{L})(?:restarta\p{L}*|buutta\p{L}*|bootta\p{L}*)/iu,
  },
  reinstall: {
    use: 'uudelleenasennus',
    form: /uudelleenasennu|asenne?ta\p{L}* uudelleen|asenna uudelleen/iu,
    never: /(?<!\p{L})(?:jälleenasenn\p{L}*|uusioasenn\p{L}*)/iu,
  },
  backup: {
    use: 'varmuuskopio, kopio',
    form: /(?<!\p{L})varmuuskopio/iu,
    never: /(?<!\p{L})(?:backupi\p{L}*|turvakopio\p{L}*|varakopio\p{L}*)/iu,
  },
  restore: {
    use: 'palauttaa',
    form: /(?<!\p{L})palaut/iu,
    never: /(?<!\p{L})(?:ennallista\p{L}*|palauta uudelleen|päivitä kopiosta)/iu,
  },
  update: {
    use: 'päivittää',
    form: /(?<!\p{L})päivit/iu,
    never: /(?<!\p{L})(?:uusinta\p{L}*|upgreida\p{L}*|updeita\p{L}*)/iu,
  },
  upload: {
    use: 'lähettää',
    form: /(?<!\p{L})lähet/iu,
    never:
      /(?<!\p{L})(?:lataa palvelimelle|upload\p{L}*|ylöslata\p{L}*|lataa (?:arkisto|paketti) kokonaisena|sitä ei ladattu kokonaan)/iu,
  },
  download: {
    use: 'ladata',
    form: /(?<!\p{L})(?:lata|lada|lataa)/iu,
    never: /(?<!\p{L})(?:downloa\p{L}*|imuroi\p{L}*)/iu,
  },
  install: {
    use: 'asentaa',
    form: /(?<!\p{L})asen/iu,
    never: /(?<!\p{L})installoi\p{L}*/iu,
  },
  unpack: {
    use: 'purkaa',
    form: /(?<!\p{L})(?:pura|purka|puret)/iu,
    never: /(?<!\p{L})(?:pakkaamat\p{L}*|ekstrakto\p{L}*|unzip\p{L}*|pura(?:a|n)? paket\p{L}*)/iu,
  },
  archive: {
    use: 'arkisto',
    form: /(?<!\p{L})arkisto/iu,
    never:
      /(?:zip|tar\.gz|rar)-paket\p{L}*|maailman? paketi(?:sta|n)|paketti (?:on|ei ole) (?:vioittunut|pakattu|purettu)|paketissa on salasana|pakattu tiedosto|pilkot\p{L}* paket\p{L}*/iu,
  },
  trash: {
    use: 'roskakori',
    form: /(?<!\p{L})roskakori/iu,
    never: /(?<!\p{L})(?:roskis\p{L}*|poistetut-kansio\p{L}*)/iu,
  },
  subdomain: {
    use: 'alidomain',
    form: /(?<!\p{L})alidomain/iu,
    never: /(?<!\p{L})(?:aliverkkotunnu\p{L}*|alitunnu\p{L}*|aladomain\p{L}*)/iu,
  },
  token: {
    use: 'token',
    form: /(?<!\p{L})token/iu,
    never: /(?<!\p{L})(?:poletti\p{L}*|tunnukset piilot\p{L}*)/iu,
  },
  secret: {
    use: 'salaisuus',
    form: /(?<!\p{L})salaisuu/iu,
    never: /(?<!\p{L})(?:salausavai\p{L}*|salainen avain|välityksen salaisuu\p{L}*)/iu,
  },
  panel: {
    use: 'hallintapaneeli, paneeli',
    form: /paneeli/iu,
    never: /(?<!\p{L})(?:ohjauspaneeli\p{L}*|kojelauta\p{L}*)/iu,
  },
  tab: {
    use: 'välilehti',
    form: /(?<!\p{L})välilehti|(?<!\p{L})välilehde/iu,
    never: /(?<!\p{L})(?:tabi\p{L}*|täbi\p{L}*|välisivu\p{L}*)/iu,
  },
  support: {
    use: 'tuki',
    form: /(?<!\p{L})(?:tuki|tuen|tukeen|tuesta|tukea)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:asiakaspalvelu\p{L}*|asiakastu(?:ki|en|keen)|helpdesk\p{L}*)/iu,
  },
  email: {
    use: 'sähköposti, viesti',
    form: /(?<!\p{L})sähköposti/iu,
    never: /(?<!\p{L})(?:maili\p{L}*|s-posti\p{L}*|meili\p{L}*)/iu,
  },
  balance: {
    use: 'saldo',
    form: /(?<!\p{L})saldo/iu,
    never: /(?<!\p{L})(?:balanssi\p{L}*|tilijäännö\p{L}*|jäännöksen)/iu,
    // Legal texts follow in a later round.
    except: /^content\/legal\//,
  },
  bonus: {
    use: 'bonus',
    form: /(?<!\p{L})bonu(?:s|k)/iu,
    never: /(?<!\p{L})(?:lahjoitet\p{L}*|lahjana|lahjaraha\p{L}*|premio\p{L}*)/iu,
  },
  invoice: {
    use: 'lasku',
    form: /(?<!\p{L})lasku(?:n|a|t|ja)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:faktura\p{L}*|lasku nro)/iu,
  },
  payment: {
    use: 'maksu',
    form: /(?<!\p{L})maksu/iu,
    never: /(?<!\p{L})(?:suoritusmaksu\p{L}*|maksatu\p{L}*)/iu,
  },
  paymentMethod: {
    use: 'maksutapa',
    form: /(?<!\p{L})maksutap|maksutav/iu,
    never: /(?<!\p{L})(?:maksukeino\p{L}*|maksumuo\p{L}*|maksuväline\p{L}*)/iu,
  },
  paymentService: {
    use: 'maksujärjestelmä',
    form: /(?<!\p{L})maksujärjestelmä/iu,
    never: /(?<!\p{L})(?:maksupalvelu\p{L}*|maksunvälit\p{L}*)/iu,
    // The offer names the companies behind the system.
    except: /^content\/legal\//,
  },
  fee: {
    use: 'palkkio',
    form: /(?<!\p{L})palkkio/iu,
    never:
      /(?<!\p{L})(?:kulu(?:n|a|t|ja)?|provisio\p{L}*|palvelumaksu\p{L}*|maksujärjestelmän maksu)(?!\p{L})/iu,
  },
  refund: {
    use: 'rahojen palautus, palautus',
    form: /palautu(?:s|k)/iu,
    never: /(?<!\p{L})(?:takaisinmaksu\p{L}*|maksunpalautu\p{L}*|refundi\p{L}*)/iu,
  },
  refundRequest: {
    use: 'palautuspyyntö, pyyntö',
    form: /(?<!\p{L})palautuspyyn/iu,
    never: /(?<!\p{L})(?:palautushakemu\p{L}*|hyvityspyyn\p{L}*|palautusvaatimu\p{L}*)/iu,
  },
  acceptanceAct: {
    use: 'tosite',
    form: /(?<!\p{L})tosit/iu,
    never: /pöytäkirj\p{L}*|(?<!\p{L})(?:luovutustodistu\p{L}*|hyväksymistodistu\p{L}*)/iu,
    // Legal texts follow in a later round.
    except: /^content\/legal\//,
  },
  publicOffer: {
    use: 'julkinen sopimustarjous',
    form: /julki(?:nen|se\p{L}*) sopimustarjou/iu,
    never: /julki(?:nen|se\p{L}*) tarjou\p{L}*|(?<!julki\p{L}{1,6} |\p{L})sopimustarjou\p{L}*/iu,
    // Its own text says its name in short.
    except: /^content\/legal\//,
  },
  businessDay: {
    use: 'työpäivä',
    form: /(?<!\p{L})työpäiv/iu,
    never: /(?<!\p{L})(?:arkipäiv\p{L}*|pankkipäiv\p{L}*)/iu,
  },
  suspended: {
    use: 'keskeytetty (palvelimen toiminta on keskeytetty)',
    form: /(?<!\p{L})keskeytet/iu,
    never: /palvelin on keskeytet\p{L}*|(?<!\p{L})(?:jäädytet\p{L}*|jäähyl\p{L}*)/iu,
  },
  blocked: {
    use: 'suljettu',
    form: /(?<!\p{L})sulje/iu,
    never: /(?:palvelin|tili) on estetty|(?<!\p{L})blok\p{L}*/iu,
  },
  autoExtension: {
    use: 'automaattinen jatko',
    form: /automaatti(?:nen|se\p{L}*) jatko/iu,
    never:
      /(?<!\p{L})(?:autojatko\p{L}*|automaattijatko\p{L}*|automaatti(?:nen|se\p{L}*) uusimi\p{L}*|automaatti(?:nen|se\p{L}*) pidenny\p{L}*)/iu,
  },
}
