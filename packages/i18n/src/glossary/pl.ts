import type { Glossary } from './terms.ts'

export const pl: Glossary = {
  node: {
    use: 'węzeł',
    form: /(?<!\p{L})węz(?:eł|ł\p{L}*)/iu,
    never: /(?<!\p{L})(?:nod(?:a|y|zie|em|ów)?|maszyn\p{L}*)(?!\p{L})/iu,
    // Machines of modpacks that build factories.
    except: /^content\/(?:legal|modpack)\//,
  },
  plan: {
    use: 'plan',
    form: /(?<!\p{L})plan(?:u|ie|em|y|ów|ach)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:taryf\p{L}*|abonament\p{L}*|pakiet (?:usług|hosting)\p{L}*)/iu,
  },
  memory: {
    use: 'pamięć',
    form: /(?<!\p{L})pamię(?:ć|ci\p{L}*)/iu,
    never: /(?<!\p{L})(?:RAM-?[ue]m?|operatywk\p{L}*|pamię\p{L}+ (?:operacyjn|RAM)\p{L}*)(?!\p{L})/iu,
  },
  disk: {
    use: 'dysk',
    form: /(?<!\p{L})dysk(?:u|iem|i|ów)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:przestrze(?:ń|ni) dyskow\p{L}*|miejsc\p{L}+ na SSD)(?!\p{L})/iu,
  },
  serverSoftware: {
    use: 'silnik',
    form: /(?<!\p{L})silnik\p{L}*/iu,
    never: /(?<!\p{L})(?:jądr\p{L}*|oprogramowani\p{L}* serwera|program\p{L}* serwera)(?!\p{L})/iu,
  },
  build: {
    use: 'kompilacja',
    form: /(?<!\p{L})kompilacj\p{L}*/iu,
    never:
      /(?<!\p{L})(?:build(?:u|y|em|zie|ów|owi)|kompilat\p{L}*|wydani\p{L}* (?:loadera|silnika))(?!\p{L})/iu,
  },
  loader: {
    use: 'loader',
    form: /(?<!\p{L})loader\p{L}*/iu,
    never: /(?<!\p{L})(?:modloader\p{L}*|ładowark\p{L}*|program\p{L}* ładując\p{L}*)/iu,
  },
  plugin: {
    use: 'plugin',
    form: /(?<!\p{L})plugin\p{L}*/iu,
    never: /(?<!\p{L})wtycz(?:k\p{L}*|ek|ce)(?!\p{L})/iu,
  },
  mod: {
    use: 'mod',
    form: /(?<!\p{L})mod(?:a|u|em|zie|y|ów|om|ami|ach)?(?!\p{L})/iu,
    never: /(?<!\p{L})modyfikacj\p{L}* (?:gry|klient|server|serwer)\p{L}*/iu,
  },
  addon: {
    use: 'dodatek',
    form: /(?<!\p{L})dodat(?:ek|k(?:i|u|iem|ów|om|ami|ach))(?!\p{L})/iu,
    never: /(?<!\p{L})(?:addon\p{L}*|rozszerze(?:ń|ni\p{L}*))(?!\p{L})/iu,
    // The extension of a file's name.
    except: /^content\/wiki\/motd-and-icon\//,
  },
  modpack: {
    use: 'modpack',
    form: /(?<!\p{L})modpack\p{L}*/iu,
    never: /(?<!\p{L})pacz(?:k\p{L}*|ek|ce)(?!\p{L})(?! zasobów)/iu,
    // Resource packs in short; the other word once, for those who search by it; texts of a later
    // round.
    except:
      /^content\/wiki\/(?:modpacks\/pl\.md:2$|resource-packs-and-datapacks\/|server-properties\/|viaversion\/)/,
  },
  dataPack: {
    use: 'datapack',
    form: /(?<!\p{L})datapack\p{L}*/iu,
    never: /(?<!\p{L})(?:pacz(?:k\p{L}*|ek) danych|data pack\p{L}*|zestaw\p{L}* danych)(?!\p{L})/iu,
  },
  resourcePack: {
    use: 'paczka zasobów',
    form: /(?<!\p{L})pacz(?:k\p{L}*|ek|ce) zasobów/iu,
    never: /(?<!\p{L})(?:resource ?pack\p{L}*|texture ?pack\p{L}*|pacz(?:k\p{L}*|ek|ce) tekstur)(?!\p{L})/iu,
    // The English name, for those who search by it.
    except: /^content\/wiki\/resource-packs-and-datapacks\/pl\.md:(?:3|9)$/,
  },
  proxy: {
    use: 'proxy',
    form: /(?<!\p{L})proxy(?!\p{L})/iu,
    // Proxies are neuter: «Velocity jest szybsze».
    never:
      /(?<!\p{L})(?:serwer\p{L}* pośrednicząc\p{L}*|(?:velocity|proxy) (?:jest|był) \p{L}+(?:szy|owy|tny))(?!\p{L})/iu,
  },
  chunk: {
    use: 'chunk',
    form: /(?<!\p{L})chunk\p{L}*/iu,
    never: /(?<!\p{L})(?:czank\p{L}*|fragment\p{L}* świata|kawał\p{L}+ mapy)/iu,
  },
  tick: {
    use: 'tick',
    form: /(?<!\p{L})tick\p{L}*/iu,
    never: /(?<!\p{L})(?:takt\p{L}{0,3}|tyknię\p{L}*|tik(?:i|ów|u|iem)?)(?!\p{L})/iu,
  },
  seed: {
    use: 'ziarno',
    form: /(?<!\p{L})ziarn\p{L}*/iu,
    never: /(?<!\p{L})seed(?:a|u|em|zie|y|ów)?(?!\p{L})/iu,
    // The English name once, for those who search by it.
    except: /^content\/wiki\/server-properties\//,
  },
  gameRule: {
    use: 'zasada gry (gamerule)',
    form: /(?<!\p{L})zasad\p{L}* gry/iu,
    never: /(?<!\p{L})(?:reguł\p{L}* gry|gamerul[aię]\p{L}*)(?!\p{L})/iu,
  },
  theNether: {
    use: 'Nether',
    form: /(?<!\p{L})nether\p{L}*/iu,
    never: /(?<!\p{L})piek(?:ło|ła|le|łem|ieł)(?!\p{L})/iu,
  },
  theEnd: {
    use: 'End',
    form: /(?<!\p{L})End(?:u|em|zie|owi)?(?!\p{L})/u,
    never: /(?<!\p{L})Kres(?:u|em|ie|owi)?(?!\p{L})/u,
  },
  viewDistance: {
    use: 'zasięg renderowania',
    form: /(?<!\p{L})zasięg\p{L}* renderowania/iu,
    never: /(?<!\p{L})(?:zasięg\p{L}* (?:widzenia|rysowania)|odległoś\p{L}* (?:widzenia|renderowania))/iu,
  },
  simulationDistance: {
    use: 'zasięg symulacji',
    form: /(?<!\p{L})(?:zasięg\p{L}* symulacji|zasięg renderowania i symulacji)/iu,
    never: /(?<!\p{L})odległoś\p{L}* symulacji/iu,
  },
  whitelist: {
    use: 'whitelista',
    form: /(?<!\p{L})whitelis\p{L}*/iu,
    never: /(?<!\p{L})biał\p{L}+ list\p{L}*|(?<!\p{L})list\p{L}* dopuszczonych/iu,
  },
  operator: {
    use: 'operator, op',
    form: /(?<!\p{L})(?:operator\p{L}*|op(?:a|em|y|ów)?)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:adminek|adminka|operator(?:em|a)? (?:serwisu|hostingu))(?!\p{L})/iu,
  },
  ban: {
    use: 'ban',
    form: /(?<!\p{L})(?:z|od)?ban(?:a|u|y|em|ów|uj\p{L}*|owan\p{L}*|ować)?(?!\p{L})/iu,
    never: /(?<!\p{L})zablokowan\p{L}+ grac\p{L}+|(?<!\p{L})zablokuj gracza/iu,
  },
  voiceChat: {
    use: 'czat głosowy',
    form: /(?<!\p{L})czat\p{L}* głosow\p{L}*/iu,
    never: /(?<!\p{L})(?<!simple )voice ?chat\p{L}*|(?<!\p{L})czat\p{L}* dźwiękow\p{L}*/iu,
  },
  console: {
    use: 'konsola',
    form: /(?<!\p{L})konsol\p{L}*/iu,
    never: /(?<!\p{L})terminal\p{L}* serwera/iu,
  },
  command: {
    use: 'komenda',
    form: /(?<!\p{L})komend\p{L}*/iu,
    // Command blocks have the game's name.
    never: /(?<!blok\p{L}* )(?<!\p{L})polece(?:nie|nia|niu|niem|ń|niom|niami|niach)(?!\p{L})/iu,
  },
  log: {
    use: 'log',
    form: /(?<!\p{L})log(?:u|i|ów|iem|ach|om)?(?!\p{L})/iu,
    never: /(?<!\p{L})dziennik\p{L}*/iu,
    // A partner's diary; texts of a later round.
    except: /^content\/(?:legal|partners)\//,
  },
  line: {
    use: 'linia',
    form: /(?<!\p{L})lini(?:a|i|ę|ą|e|ach|om|ami)(?!\p{L})/iu,
    never: /(?<!\p{L})wiersz\p{L}*/iu,
  },
  restart: {
    use: 'restart',
    form: /(?<!\p{L})(?:z?restart\p{L}*)/iu,
    never:
      /(?<!\p{L})(?:reboot\p{L}*|reset\p{L}* serwer\p{L}*|przeładuj serwer|przeładowani\p{L}* serwera)/iu,
  },
  reinstall: {
    use: 'ponowna instalacja',
    form: /(?<!\p{L})ponown\p{L}+ instalacj\p{L}*|zainstaluj ponownie/iu,
    never: /(?<!\p{L})reinstal\p{L}*/iu,
  },
  backup: {
    use: 'kopia zapasowa, kopia',
    form: /(?<!\p{L})kopi(?:a|i|ę|ą|e|om|ami|ach)(?: zapasow\p{L}+)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:backup\p{L}*|bekap\p{L}*|asekurac\p{L}*)(?!\p{L})/iu,
  },
  restore: {
    use: 'przywróć',
    form: /(?<!\p{L})przywr(?:óć|óci\p{L}*|acani\p{L}*)/iu,
    never: /(?<!\p{L})(?:odtwórz|odtworzy[ćm]|zaktualizuj z kopii|wczytaj z kopii)(?!\p{L})/iu,
  },
  update: {
    use: 'aktualizuj, aktualizacja',
    form: /(?<!\p{L})(?:z?aktualizuj\p{L}*|aktualizacj\p{L}*)/iu,
    never: /(?<!\p{L})(?:uaktualni\p{L}*|apdejt\p{L}*|update[’']?\p{L}*)(?!\p{L})/iu,
  },
  upload: {
    use: 'prześlij, przesyłanie',
    form: /(?<!\p{L})(?:prześl\p{L}*|przesł\p{L}*|przesył\p{L}*)/iu,
    never:
      /(?<!\p{L})(?:wgr(?:aj|ać|ał|am|any|ana|ano|ane|asz|yw)\p{L}*|(?:wyślij|wysłać|wysyłaj) (?:plik|folder|świat)\p{L}*|upload\p{L}*)(?!\p{L})/iu,
  },
  download: {
    use: 'pobierz, pobieranie',
    form: /(?<!\p{L})(?:pobierz|pobrać|pobieran\p{L}*|pobrani\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:ściąg(?:nij|nąć|nięt\p{L}*|aj|ać|anie|ania)|download\p{L}*)(?!\p{L})/iu,
  },
  install: {
    use: 'zainstaluj, instalacja',
    form: /(?<!\p{L})(?:za|do)?instal(?:uj|acj|ow)\p{L}*/iu,
    never: /(?<!\p{L})(?:zainstalowywa\p{L}*|wgraj (?:plugin|mod)\p{L}*|setup\p{L}*)(?!\p{L})/iu,
  },
  unpack: {
    use: 'rozpakuj',
    form: /(?<!\p{L})rozpak(?:uj|ow)\p{L}*/iu,
    never: /(?<!\p{L})(?:wypak(?:uj|ow)\p{L}*|odpak(?:uj|ow)\p{L}*|rozzipuj\p{L}*)/iu,
  },
  archive: {
    use: 'archiwum',
    form: /(?<!\p{L})archiw(?:um|a|ów|ach|om)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:zip(?:a|em|y|ów)|spakowan\p{L}+ paczk\p{L}*|plan archiwaln\p{L}*)(?!\p{L})/iu,
  },
  trash: {
    use: 'kosz',
    form: /(?<!\p{L})kosz(?:a|u|em|owi)?(?!\p{L})/iu,
    never: /(?<!\p{L})(?:śmietnik\p{L}*|kubeł|kubła)(?!\p{L})/iu,
  },
  subdomain: {
    use: 'subdomena',
    form: /(?<!\p{L})subdomen\p{L}*/iu,
    never: /(?<!\p{L})(?:poddomen\p{L}*|subdomain\p{L}*)/iu,
  },
  token: {
    use: 'token',
    form: /(?<!\p{L})token\p{L}*/iu,
    never: /(?<!\p{L})żeton\p{L}*/iu,
  },
  secret: {
    use: 'sekret',
    form: /(?<!\p{L})sekret\p{L}*/iu,
    never: /(?<!\p{L})(?:tajn\p{L}+ klucz\p{L}*|secret\p{L}*)(?!\p{L})/iu,
    // A key of cryptography.
    except: /^content\/legal\/privacy\//,
  },
  panel: {
    use: 'panel sterowania, panel',
    form: /(?<!\p{L})panel(?:u|em|owi|e|i)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:pulpit\p{L}* sterowania|dashboard\p{L}*|panel\p{L}* (?:zarządzania|administracyjn\p{L}+))/iu,
  },
  tab: {
    use: 'zakładka',
    form: /(?<!\p{L})zakład(?:k\p{L}*|ek|ce)(?!\p{L})/iu,
    // «Karta» is a bank card, or a tab of the browser.
    never: /(?<!\p{L})kar(?:ta|tę|tą|cie|ty) (?:serwera )?[„[]/iu,
  },
  support: {
    use: 'wsparcie',
    form: /(?<!\p{L})wsparci\p{L}*/iu,
    never:
      /(?<!\p{L})(?:pomoc\p{L}* techniczn\p{L}*|do pomocy|support\p{L}*|obsług\p{L}* klienta)(?!\p{L})/iu,
    // A customer's own words; texts of a later round.
    except: /^reviews\./,
  },
  email: {
    use: 'e-mail',
    form: /(?<!\p{L})e-mail\p{L}*/iu,
    never: /(?<![\p{L}-])e?mail(?:a|u|e|em|i|om|ami|ach|ow\p{L}*)?(?!\p{L})/iu,
  },
  balance: {
    use: 'saldo',
    form: /(?<!\p{L})sald(?:o|a|u|em|zie)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:bilans\p{L}*|portfel\p{L}*)(?!\p{L})/iu,
  },
  bonus: {
    use: 'bonus',
    form: /(?<!\p{L})bonus\p{L}*/iu,
    never: /(?<!\p{L})(?:prezent(?:u|y|em|ów|ami|ach)?|podarowan\p{L}*|upomin\p{L}*)(?!\p{L})/iu,
  },
  invoice: {
    use: 'rachunek',
    form: /(?<!\p{L})rachun(?:ek|k\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:faktur\p{L}*|invoice\p{L}*)(?!\p{L})/iu,
  },
  payment: {
    use: 'płatność',
    form: /(?<!\p{L})płatnoś\p{L}*/iu,
    never: /(?<!\p{L})wpłat(?:a|y|ę|ą|om|ami|ach)?(?!\p{L})/iu,
  },
  paymentMethod: {
    use: 'metoda płatności',
    form: /(?<!\p{L})metod\p{L}+ płatności/iu,
    never:
      /(?<!\p{L})(?:spos(?:ób|ob\p{L}*) (?:płatności|zapłaty|płacenia)|tym sposobem|innym sposobem|inny sposób(?=[.,]))(?!\p{L})/iu,
  },
  paymentService: {
    use: 'operator płatności',
    form: /(?<!\p{L})operator\p{L}* płatności/iu,
    never:
      /(?<!\p{L})(?:system\p{L}* płatności|bramk\p{L}+ płatnicz\p{L}*|procesor\p{L}* płatności)(?!\p{L})/iu,
    // Texts of a later round.
    except: /^content\/legal\//,
  },
  fee: {
    use: 'prowizja',
    form: /(?<!\p{L})prowizj\p{L}*/iu,
    never: /(?<!\p{L})(?:opłat\p{L}+ (?:transakcyjn|manipulacyjn|serwisow)\p{L}*|narzut\p{L}*)/iu,
  },
  refund: {
    use: 'zwrot',
    form: /(?<!\p{L})zwro(?:t\p{L}*|cie)(?!\p{L})/iu,
    never: /(?<!\p{L})(?:refundac\p{L}*|refund\p{L}*)(?!\p{L})/iu,
  },
  refundRequest: {
    use: 'wniosek o zwrot',
    form: /(?<!\p{L})wnios(?:ek|k\p{L}*)(?: o zwrot)?(?!\p{L})/iu,
    never:
      /(?<!\p{L})(?:(?:prośb|podani|zgłoszeni)\p{L}* o zwrot|popro(?:ś|sić)[^.]{0,12} o zwrot)(?!\p{L})/iu,
  },
  acceptanceAct: {
    use: 'protokół (wykonania usług)',
    form: /(?<!\p{L})protok(?:ół|oł\p{L}*)(?!\p{L})/iu,
    never: /(?<!\p{L})akt(?:u|y|em|ów|ach)?(?!\p{L})/iu,
    // Texts of a later round.
    except: /^content\/legal\//,
  },
  publicOffer: {
    use: 'regulamin świadczenia usług',
    form: /(?<!\p{L})regulamin\p{L}* świadczenia usług/iu,
    never: /(?<!\p{L})ofer(?:t\p{L}*|cie)(?: publiczn\p{L}+| zabrania)(?!\p{L})/iu,
    // Texts of a later round.
    except: /^content\/legal\//,
  },
  businessDay: {
    use: 'dzień roboczy',
    form: /(?<!\p{L})(?:dzień|dnia|dni|dniach) robocz\p{L}+/iu,
    never: /(?<!\p{L})(?:dni\p{L}* (?:powszedni\p{L}*|pracując\p{L}*)|dni?e?ń? pracy)(?!\p{L})/iu,
  },
  suspended: {
    use: 'zawieszony',
    form: /(?<!\p{L})zawieszon\p{L}*/iu,
    never:
      /(?<!\p{L})(?:uśpion\p{L}*|zamrożon\p{L}*) serwer\p{L}*|(?<!\p{L})serwer\p{L}* (?:uśpion|zamrożon|wstrzyman)\p{L}*/iu,
  },
  blocked: {
    use: 'zablokowany',
    form: /(?<!\p{L})zablokowan\p{L}*/iu,
    never:
      /(?<!\p{L})(?:zbanowan\p{L}+ (?:serwer|kont)\p{L}*|(?:serwer|kont)\p{L}+ (?:jest |został\p{L}* )?zbanowan\p{L}*)/iu,
  },
  autoExtension: {
    use: 'automatyczne przedłużanie',
    form: /(?<!\p{L})automatyczn\p{L}+ przedłużani\p{L}*/iu,
    never: /(?<!\p{L})(?:auto-?przedłuż\p{L}*|auto-?odnawia\p{L}*|automatyczn\p{L}+ odn\p{L}*)/iu,
  },
}
