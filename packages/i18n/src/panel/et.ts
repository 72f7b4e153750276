import { backups } from '../backups/et.ts'
import { balance } from '../panel-balance/et.ts'
import { schedule } from '../panel-schedule/et.ts'
import { sftp } from '../panel-sftp/et.ts'
import { uploads } from '../panel-uploads/et.ts'
import { terms } from '../terms/et.ts'
import type { PanelMessages } from './en.ts'

export const et: PanelMessages<'et'> = {
  sftp,
  terms,
  uploads,
  schedule,
  balance,
  frame: {
    hiddenCharacters: 'Nimes on nähtamatuid märke. Eemaldage need: kirjutage nimi uuesti.',
    openOtherAccount: 'Ava teine konto',
    skipToContent: 'Liigu sisu juurde',
    menu: 'Juhtpaneeli osad',
    servers: 'Serverid',
    account: 'Konto',
    create: 'Loo server',
    language: 'Keel',
    logOut: 'Logi välja',
    toSite: 'Saidile',
    help: 'Abi',
    logo: '{brand} – serverite juurde',
    notices: 'Teated',
    dismiss: 'Peida',
    loading: 'Laadime…',
    close: 'Sulge',
    cancel: 'Loobu',
    save: 'Salvesta',
    saved: 'Salvestatud',
    copy: 'Kopeeri',
    copied: 'Kopeeritud',
    copyFailed: 'Valitud. Kopeerige käsitsi',
    retry: 'Proovi uuesti',
    offline: 'Internetiühendust pole. Niipea kui see taastub, näitame värskeid andmeid.',
    codeLost:
      'Ühendust pole, seepärast ei ole see jaotis veel laaditud. See avaneb ise, kui ühendus taastub.',
    needsScript: 'Juhtpaneel vajab JavaScripti. Lülitage see brauseri seadetes sisse.',
    stale: 'Andmeid ei õnnestunud värskendada. Näete seisu, mis oli kell {time}.',
    failed: 'Laadimine ei õnnestunud',
    gigabytes: '{amount}\u00a0GB',
    megabytes: '{amount}\u00a0MB',
    of: '{used} / {limit}',
    notFoundTitle: 'Lehte ei leitud!',
    notFoundText: 'Võib-olla on server kustutatud või on aadressis viga.',
    toServers: 'Serverite juurde',
    show: 'Näita',
    hide: 'Peida',
    more: 'Muud toimingud',
  },
  errors: {
    network: 'Teenus ei vasta. Kontrollige ühendust ja proovige uuesti.',
    offline: 'Internetiühendust pole. Proovige uuesti, kui see taastub.',
    demo: 'Demos seda ei ole: konto on siin välja mõeldud.',
    invalid_request: 'Kontrollige sisestatud andmeid.',
    unauthorized: 'Seanss on lõppenud. Logige uuesti sisse.',
    forbidden: 'See tegevus pole teile lubatud.',
    not_found: 'Seda serverit enam pole.',
    method_not_allowed: 'See leht on aegunud. Laadige see uuesti.',
    payload_too_large: 'Korraga on liiga palju andmeid. Lühendage sisestatut.',
    unsupported_media_type: 'See leht on aegunud. Laadige see uuesti.',
    conflict: 'Seda juba tehakse. Laadige leht uuesti.',
    other_account: 'Selles brauseris on juba avatud teine konto. Midagi ei tehtud.',
    rate_limited: 'Liiga palju päringuid. Oodake üks minut.',
    unavailable: 'Teenus pole hetkel kättesaadav. Proovige minuti pärast uuesti.',
    internal:
      'Meie poolel tekkis viga. Proovige mõne minuti pärast uuesti; kui see ei aita, kirjutage klienditoele.',
    insufficient_balance: 'Saldol pole piisavalt raha.',
    currency_not_chosen: 'Valige kõigepealt saldo valuuta.',
    currency_fixed: 'Valuutat enam muuta ei saa: saldol on juba tehinguid.',
    refund_refused: 'Nii ei saa enam teha: saldo või taotlus on muutunud. Vaadake üle ja proovige uuesti.',
    payment_refused: 'Nii ei saa praegu maksta. Valige muu summa või muu makseviis.',
    acceptance_act_refused:
      'Seda akti ei saa praegu koostada: kuu pole veel läbi või ettevõtte andmed puuduvad.',
    plan_refused: 'See pakett pole praegu saadaval. Valige teine.',
    promo_refused: 'Sooduskood ei sobi. Kontrollige seda või eemaldage see.',
    subdomain_refused: 'Seda alamdomeeni ei saa kasutada. Valige teine.',
    node_full: 'Selles sõlmes pole enam ruumi. Valige teine.',
    node_unavailable: 'Sõlm ei vasta. Valige teine või oodake.',
    core_refused: 'Selles sõlmes sellist serveritarkvara pole. Valige teine.',
    core_not_there: 'Selles sõlmes ei saa selle serveri tarkvara käivitada. Valige teine sõlm.',
    plan_too_small: 'Sellele tarkvarale on paketis liiga vähe mälu. Valige teine tarkvara või suurem pakett.',
    eula_required: 'Nõustuge kõigepealt Minecrafti litsentsilepinguga (EULA).',
    server_not_active: 'Serveri tasutud aeg on läbi või server on blokeeritud.',
    backups_locked: 'Kõik kohad on lukustatud koopiatega täidetud. Avage mõne koopia lukk.',
    no_backups: 'Selle serveri sõlm praegu koopiaid ei tee. Kirjutage klienditoele.',
    backup_elsewhere: 'See on eelmises sõlmes. Selle tagasisaamiseks kirjutage klienditoele.',
    too_many_schedules: 'Serveril on juba 20 ajakava: rohkem ei saa olla.',
    schedule_runs: 'Selle ajakava eelmine käivitus pole veel lõppenud.',
    too_many_names:
      'Sellel serveril või kogu kontol on juba nii palju varasemaid nimesid, kui lubatud: oodake, kuni vanim aegub.',
    too_many_domains: 'Sellel serveril on juba nii palju oma domeene, kui lubatud.',
    domain_refused: 'Seda domeeni ei saa lisada: see on juba lisatud või kuulub meile.',
    too_many_ports: 'Serveril on juba 5 lisaporti: rohkem ei saa olla.',
    no_free_ports: 'Selles sõlmes pole enam vabu porte.',
  },
  states: {
    creating: 'Loomisel',
    starting: 'Käivitub',
    running: 'Töötab',
    stopping: 'Seiskub',
    stopped: 'Seisab',
    crashed: 'Jooksis kokku',
    failed: 'Viga',
    absent: 'Kustutamisel',
  },
  stateNotes: {
    creating: 'Paigaldame serveritarkvara ja seame serveri kausta valmis.',
    starting: 'Laadime maailma, oodake veel mõni sekund.',
    running: 'Võib mängima tulla.',
    stopping: 'Salvestame maailma ja peatame serveri.',
    stopped: 'Server seisab ja maailm on salvestatud.',
    crashed: 'Server lõpetas ise töö. Varsti käivitame selle uuesti.',
    failed: 'Automaatselt server enam ei käivitu. Vaadake konsooli ja käivitage see käsitsi.',
    absent: 'Kustutame serveri faile.',
  },
  stoppedEmpty: 'Server peatus ise: {time} polnud seal kedagi.',
  proxyNotes: {
    starting: 'Proksi käivitub, oodake veel mõni sekund.',
    stopping: 'Peatame proksi.',
    stopped: 'Proksi seisab ja seaded on salvestatud.',
  },
  reasons: {
    crash:
      'Server lõpetas ootamatult töö. Pärast pausi käivitame selle uuesti; põhjus on tavaliselt konsoolis näha.',
    crash_loop:
      'Server jooksis mitu korda järjest kokku, seepärast peatasime selle. ' +
      'Vaadake konsooli viimaseid ridu ja käivitage server uuesti.',
    out_of_memory:
      'Serveril sai paketi mälu otsa. ' +
      'Vähendage seadetes nähtavuskaugust ja käivitage server uuesti. ' +
      'Kui mälust ikka ei piisa, vahetage pakett suurema vastu („Ülevaade“ → „Vaheta paketti“): maailm ' +
      'ja aadress jäävad samaks.',
    disk_full:
      'Kettaruum sai otsa, seepärast server peatati. ' +
      'Kustutage vahekaardil „Failid“ üleliigne ja tühjendage prügikast või vahetage pakett suurema ' +
      'vastu („Ülevaade“ → „Vaheta paketti“).',
    too_many_processes: 'Server käivitas liiga palju protsesse, seepärast see peatati.',
    core_unavailable:
      'Serveritarkvara ei õnnestunud alla laadida või selle fail ei läbinud kontrolli. ' +
      'Proovime edasi: server käivitub kohe, kui see õnnestub.',
    port_taken: 'Serveri port on hõivatud. Proovime ise uuesti; kui server seisab, käivitage see uuesti.',
    start_timeout:
      'Server ei jõudnud õigel ajal käivituda. ' +
      'Proovime mitu korda; kui see ikka ei käivitu, vaadake konsooli ja käivitage server käsitsi.',
    wrong_java:
      'Server vajab teist Java versiooni. Valige see seadetes; sageli pakub sobivat ka nupp vea selgituse juures.',
    eula: 'Server ei käivitu enne, kui olete nõustunud Minecrafti litsentsilepinguga (EULA).',
    broken_world:
      'Maailma ei õnnestunud lugeda: selle failid on rikutud või on selle loonud uuem mänguversioon. ' +
      'Mis täpselt valesti on, ütlevad konsooli viimased read.',
    missing_library:
      'Serveril puudub teek või mod, ilma milleta see ei käivitu. Milline, seda ütlevad konsooli viimased read.',
    no_sandbox:
      'Selles sõlmes pole kontrollitud liivakasti ja ilma selleta me võõrast koodi ei käivita. ' +
      'Kirjutage klienditoele: parandada saame seda ainult meie.',
    internal:
      'Meie sõlmes tekkis viga. Proovime ise uuesti; kui server mõne minuti pärast ikka ei tööta, ' +
      'kirjutage klienditoele.',
  },
  contracts: { suspended: 'Tasumata', archived: 'Arhiivis', blocked: 'Blokeeritud', deleted: 'Kustutatud' },
  nodeSilent: {
    text: 'Sõlm ei vasta',
    note:
      'Ühendus sõlmega katkes ja me ei tea, mida server praegu teeb: võib-olla see töötab. ' +
      'Teie käsud täidetakse, kui sõlm on tagasi.',
  },
  maintenance: {
    restore: {
      state: 'Taastatakse koopiast',
      text:
        'Serverit taastatakse koopiast. ' +
        'Kuni taastamine kestab, on server väljas ning selle failid, pluginad, mängijad ja seaded pole ' +
        'kättesaadavad. Pärast tuleb kõik ise tagasi.',
      files: 'Serverit taastatakse koopiast. Leht avaneb ise, kui taastamine on lõppenud.',
    },
    move: {
      state: 'Kolib teise sõlme',
      text:
        'Server kolib teise sõlme. Kuni kolimine kestab, on server väljas ning selle failid, pluginad, ' +
        'mängijad ja seaded pole kättesaadavad. ' +
        'Pärast tuleb kõik ise tagasi.',
      files: 'Server kolib teise sõlme. Leht avaneb ise, kui kolimine on lõppenud.',
    },
  },
  pendingRestart: {
    mark: 'Vajab taaskäivitust',
    text: 'Server töötab veel vanade väärtustega. Taaskäivitust ootavad: {what}.',
    reasons: {
      memory: 'paketi mälu',
      cpu: 'paketi protsessorituumad',
      java: 'Java argumendid',
      settings: 'seaded',
      addons: 'pluginad, modid ja andmepakid',
      ports: 'pordid',
    },
    memory: '{used} / {limit}, pärast taaskäivitust {next}',
  },
  downloadFailed: {
    state: 'Allalaadimine ebaõnnestus',
    retryAt: 'Järgmine katse kell {time}.',
    retryNow: 'Proovime uuesti.',
    tryNow: 'Proovi kohe',
    otherVersion: 'Vali teine versioon',
    toVersion: 'Mine üle versioonile {version}',
  },
  list: {
    heading: 'Serverid',
    count: { one: '{count} server', other: '{count} serverit' },
    view: 'Loendi vaade',
    cards: 'Kaardid',
    table: 'Tabel',
    search: 'Otsing',
    searchHint: 'Nimi, alamdomeen või sõlm',
    anyState: 'Kõik',
    changing: 'Käivitub või seiskub',
    attention: 'Vajab tähelepanu',
    order: 'Järjestus',
    nothing: 'Selliseid servereid pole',
    showAll: 'Näita kõiki',
    name: 'Nimi',
    state: 'Olek',
    address: 'Aadress',
    plan: 'Pakett',
    node: 'Sõlm',
    paidUntil: 'Tasutud kuni',
    noEnd: 'tähtajatu',
    endsSoon: { one: 'Lõpeb varsti: jäänud on {count} päev', other: 'Lõpeb varsti: jäänud on {count} päeva' },
    players: { one: '{count} mängija', other: '{count} mängijat' },
    open: 'Ava server {name}',
    emptyTitle: 'Siia ilmub teie server',
    emptyText: 'Valige pakett ja nimi, ülejäänu teeme meie. Ka tasuta paketiga töötab server ööpäev läbi.',
    emptyButton: 'Loo esimene server',
    noAddress: 'ilmub pärast käivitamist',
  },
  actions: { start: 'Käivita', stop: 'Peata', restart: 'Taaskäivita', kill: 'Sundpeata' },
  actionTaken: {
    start: 'Käivitame serveri',
    stop: 'Peatame serveri',
    restart: 'Taaskäivitame serveri',
    kill: 'Sundpeatame serveri',
  },
  confirm: {
    stop: {
      title: 'Kas peatada „{name}“?',
      text: 'Maailm salvestatakse, mängijate ühendus katkeb. Serveri saab igal ajal uuesti käivitada.',
    },
    restart: {
      title: 'Kas taaskäivitada „{name}“?',
      text: 'Maailm salvestatakse, mängijate ühendus katkeb mõneks sekundiks.',
    },
    kill: {
      title: 'Kas sundpeatada „{name}“?',
      text:
        'Protsess katkeb salvestamata: maailma viimased minutid võivad kaduma minna. ' +
        'Tehke nii ainult siis, kui tavaline peatamine ei aita.',
    },
  },
  create: {
    heading: 'Uus server',
    lead: 'Tavaliselt on server valmis mõne sekundiga, modipakiga mõne minutiga.',
    plan: 'Pakett',
    groups: { java: 'Java', bedrock: 'Bedrock', proxy: 'Proksi', ultra: 'Java Ultra' },
    memory: 'Mälu',
    disk: 'Ketas',
    cores: 'Tuumad',
    perMonth: 'kuus',
    recommended: 'Soovitame',
    noCore: 'Varsti: serveritarkvara veel pole',
    tellMe: 'Anna teada, kui on valmis',
    freePromise: 'Andmete ja töö garantiita',
    paidPromise: 'Vastutame andmete eest, seisaku hüvitame saldole',
    freeMemory:
      'Miks on tasuta paketis {free} mälu, aga paketis „{plan}“ {paid}? ' +
      'Tasuta pakett on proovimiseks: üks konto kohta, üks varukoopia, ilma garantiide ja hüvitiseta. ' +
      'Paketis „{plan}“ hoiame rohkem ({backups}) ning vastutame andmete ja seisakute eest.',
    freeMemoryBackups: { one: '{count} varukoopia', other: '{count} varukoopiat' },
    freeTaken: 'Tasuta server on teil juba olemas',
    name: 'Nimi',
    nameHint: 'Seda näete ainult teie. Kuni 40 märki.',
    namePlaceholder: 'Minu server',
    subdomain: 'Alamdomeen',
    subdomainHint:
      'Sellest saab serveri aadress, mille kaudu mängijad liituvad. 3–32 märki: a–z, numbrid ja sidekriips.',
    subdomainHintBedrock:
      'Bedrockis liitutakse sõlme aadressi ja pordi kaudu, see nimi jääb serverile. ' +
      '3–32 märki: a–z, numbrid ja sidekriips.',
    subdomainFree: 'Vaba',
    subdomainChecking: 'Kontrollime…',
    subdomainShape: '3–32 märki: a–z, numbrid ja sidekriips, mis ei ole esimene ega viimane',
    subdomainRefused: {
      taken: 'See nimi on juba võetud, valige teine',
      reserved: 'See nimi on reserveeritud, valige teine',
      not_allowed: 'Seda nime ei saa kasutada, valige teine',
    },
    core: 'Serveritarkvara ja versioon',
    experimental: 'katseline',
    experimentalNote:
      'Tarkvara on noor: sobib proovimiseks ja sõpradega mängimiseks, aga osa mängumehaanikast selles veel ei tööta.',
    coreLines: {
      paper: 'Pluginad ja parim kiirus: sobib enamikule',
      purpur: 'Paper, mida saab veel rohkem seadistada',
      vanilla: 'Mäng nii, nagu Mojang selle teeb, pluginate ja modideta',
      fabric: 'Modid: kerge laadur, mis on uuteks versioonideks kiiresti valmis',
      neoforge: 'Modid: suured modipakid mängu uuematele versioonidele',
      forge: 'Modid: varasemate aastate modipakid ja kõik, mis nõuab just Forge’i',
      velocity: 'Proksi: ühendab mitu serverit üheks',
      'bedrock-dedicated': 'Mojangi server telefonidele, mängukonsoolidele ja Windowsile',
      pocketmine: 'Pluginad Bedrockile; paljud mobid ja mehaanikad puuduvad',
      serenityjs: 'Bedrock JavaScripti pluginatega, alles arendamisel',
      'flying-squid': 'Lihtne server JavaScriptis kiireks proovimiseks',
    },
    coreRefused: {
      unlisted: 'Versioonide loend pole veel saadaval',
      nowhere: 'Ei tööta veel üheski sõlmes',
      full: 'Sõlmedes, kus see töötab, pole ruumi',
    },
    coreTooBig: 'Vajab vähemalt {memory} mälu: selle paketiga ei käivitu',
    coreReady: 'Tavaliselt valmis {seconds} jooksul (meie mõõdetud)',
    coreTight:
      '{core} käivitub ka siis, kui mälu on {plan}, aga seda jätkub ainult väikesele maailmale ja ' +
      'mõnele mängijale. Mugav on mängida alates {memory} mälust.',
    spigotNote: 'Vajate Spigotit või Bukkitit? Valige Paper: see käitab samu pluginaid ja on kiirem.',
    bungeeNote:
      'BungeeCordi ja Waterfalli asemel valige Velocity: Waterfalli enam ei arendata, Velocity aga on ' +
      'kiirem ja kaitseb paremini võõra nime all liitumise eest. ' +
      'BungeeCordi pluginatest on vaja Velocity versiooni.',
    catalogueEmpty:
      'Tarkvara tegijatelt pole versioonide loendeid veel saadud, seega saab valida ainult seda, mis sõlmedes juba on.',
    version: 'Versioon',
    otherVersion: 'Teine versioon',
    versionTitle: '{core}: versiooni valik',
    versionSearch: 'Otsi versiooni',
    versionAll: 'Näita ebastabiilseid ja vanu',
    versionNone: 'Sellist versiooni pole.',
    versionUnstable: 'Näita ebastabiilseid ja vanu: {count}',
    versionMore: 'Näidatud on esimesed {count}. Ülejäänute leidmiseks kirjutage osa numbrist.',
    build: 'järk {build}',
    channels: { beta: 'beeta', alpha: 'alfa', snapshot: 'eelversioon', old: 'vana' },
    channelNote:
      'Tegijad ei pea seda versiooni stabiilseks: see võib maailma rikkuda. ' +
      'Maailmale, mis on teile kallis, valige stabiilne.',
    eula: 'Nõustun Minecrafti litsentsilepinguga (EULA)',
    eulaRead: 'Loe lepingut',
    eulaMissing: 'Teie nõusolekuta ei luba Mojang seda serverit käivitada',
    lacksCore: '{core} puudub',
    gameVersion: 'Minecraft {version}',
    node: 'Sõlm',
    nodeHint: 'Mida väiksem ping, seda sujuvam mäng.',
    noNodes: 'Sõlmi praegu pole. Vaadake veidi hiljem uuesti.',
    noRoom:
      'Praegu pole seda serverit kuhugi panna: sõlmed on täis või ei vasta. ' +
      'Valige väiksem pakett või vaadake veidi hiljem uuesti.',
    otherNode: 'Valitud sõlm ei saa praegu seda serverit vastu võtta. Valige teine või oodake veidi.',
    capacity: { available: 'Ruumi on', full: 'Ruumi pole', unknown: 'Andmed puuduvad' },
    ping: '{ms} ms',
    pinging: 'mõõdame…',
    notMeasured: 'mõõtmata',
    promo: 'Sooduskood',
    promoApply: 'Kasuta',
    promoOff: 'Eemalda',
    promoRefused: {
      unknown: 'Sellist sooduskoodi pole',
      expired: 'Sooduskood on aegunud',
      used_up: 'Sooduskood on juba otsas',
      used_by_you: 'Seda sooduskoodi olete juba kasutanud',
      not_for_free: 'Tasuta paketile pole soodustust vaja',
    },
    refused: {
      free_taken: 'Igal kontol võib olla üks tasuta server ja teil on see juba olemas.',
      unconfirmed: 'Tasuta serveri saamiseks kinnitage oma e-posti aadress.',
      other_currency: 'Seda paketti teie saldo valuutas ei müüda.',
    },
    summary: 'Tasuda',
    price: 'Hind kuus',
    promoLine: 'Sooduskood {code}, −{percent}',
    total: 'Kokku',
    balance: 'Saldo',
    left: 'Alles jääb',
    missing: 'Puudu jääb',
    topUp: 'Saldot saab praegu laadida klienditoe kaudu. Kõik sisestatu jääb alles.',
    toSupport: 'Kirjuta klienditoele',
    free: 'Tasuta',
    currencyTitle: 'Mis valuutas saldot hoida?',
    currencyText: 'Üks valuuta kogu konto kohta. Seda saab muuta kuni esimese tehinguni.',
    currencyNames: { BYN: 'Valgevene rublad', RUB: 'Vene rublad' },
    submit: 'Loo tasuta',
    submitPaid: 'Loo ({price})',
    submitting: 'Loome…',
    recounted:
      'Summa on uuesti arvutatud, raha pole veel maha võetud. Kontrollige seda ja vajutage nuppu veel kord.',
    fault: 'Kontrollige märgitud välju.',
    missingName: 'Andke serverile nimi',
    toAccount: 'Konto lehele',
  },
  server: {
    tabs: 'Serveri osad',
    overview: 'Ülevaade',
    console: 'Konsool',
    files: 'Failid',
    addons: { plugin: 'Pluginad', mod: 'Modid', datapack: 'Andmepakid' },
    backups: 'Koopiad',
    settings: 'Seaded',
    address: 'Aadress mängimiseks',
    addressHint: 'Kleepige see mängu: „Mitmikmäng“ → „Otseühendus“.',
    noAddress: 'Ilmub, kui server käivitub',
    progress: {
      fetch_java: 'Laadime alla Javat',
      fetch_core: 'Laadime alla serveritarkvara',
      prepare_core: 'Seame serveritarkvara valmis',
      wait_turn: 'Ootab oma järjekorda',
      start: 'Käivitame',
    },
    progressOnce: 'Seda tehakse iga järgu jaoks sõlmes üks kord. Edaspidi käivitub server kiiremini.',
    progressTurn: 'Sõlm käivitab servereid järgemööda, et neil, kes juba mängivad, miski ei hakiks.',
    silentSeconds: { one: 'Ei vasta juba {count} sekundi', other: 'Ei vasta juba {count} sekundit' },
    silentMinutes: { one: 'Ei vasta juba {count} minuti', other: 'Ei vasta juba {count} minutit' },
    silentNote:
      'Protsess töötab, aga mängule ei vasta: praegu liituda ei saa. Kui see üle ei lähe, taaskäivitage server.',
    killIn: {
      one: 'Salvestame maailma. Kui server {count} sekundi jooksul valmis ei jõua, sundpeatame selle.',
      other: 'Salvestame maailma. Kui server {count} sekundi jooksul valmis ei jõua, sundpeatame selle.',
    },
    killNow: 'Aeg on läbi: sundpeatame serveri.',
    playing: 'Praegu mängivad',
    playingHint: 'Nii vastab mäng ise: see ei pruugi nimetada kõiki.',
    playingMore: 'ja veel {count}',
    build: 'Järk',
    bedrockHint: 'Mängus: „Play“ → „Servers“ → „Add Server“. Aadress ja port kirjutatakse eri väljadele.',
    bedrockAddress: 'Serveri aadress (Server Address)',
    bedrockPort: 'Port',
    cpu: 'Protsessor',
    memory: 'Mälu',
    disk: 'Ketas',
    players: 'Mängijad',
    noStats: 'andmed puuduvad',
    load: 'Koormus',
    hour: 'Tund',
    day: 'Ööpäev',
    period: 'Ajavahemik',
    chart: '{what}: praegu {now}, väikseim {low}, suurim {high}',
    noPoints: 'Selle aja kohta andmeid pole',
    paidUntil: 'Tasutud kuni {date}',
    daysLeft: { one: 'jäänud on {count} päev', other: 'jäänud on {count} päeva' },
    endsSoon: '{date} lõpeb tasutud aeg ja server peatatakse. Pikendage seda aegsasti.',
    freePlan: 'Tasuta pakett, tähtajatu',
    extend: 'Pikenda',
    extendTitle: 'Kas pikendada serverit?',
    extendText: 'Saldolt läheb maha {price}. Praegu on saldol {balance}.',
    extendUntil: 'Server on siis tasutud kuni {date}.',
    extended: 'Serverit on pikendatud',
    suspended:
      'Tasutud aeg on läbi ja server on peatatud. ' +
      'Kui seda ei pikendata, kustutatakse see {date}. ' +
      'Pärast seda saab klienditugi serveri veel 14\u00a0päeva jooksul viimasest varukoopiast ' +
      'taastada.',
    archive: {
      text:
        'Selles serveris pole ammu kedagi käinud, seega on see arhiivis. ' +
        'Maailm ja seaded on varukoopias ning nimi on endiselt teie oma.',
      saving:
        'Server läheb arhiivi: teeme viimast varukoopiat. ' +
        'Kui serverit on veel vaja, ärge lõpuni oodake: vajutage „Taasta server“.',
      restore: 'Taasta server',
      clearing: 'Vanu faile alles kustutatakse sõlmest. Taastamine algab mõne minuti pärast automaatselt.',
      waiting:
        'Praegu pole üheski sõlmes ruumi. ' +
        'Server on järjekorras: kohe, kui ruumi tekib, taastame selle ja saadame teile kirja.',
      restoring: 'Server tuleb arhiivist tagasi: faile kopeeritakse sõlme.',
      failed: 'Taastamine ebaõnnestus. Varukoopia on alles, proovige uuesti.',
      begun: 'Serverit taastatakse.',
    },
    blocked: 'Server on reeglite rikkumise tõttu blokeeritud. Küsimuste korral kirjutage klienditoele.',
    blockReason: 'Põhjus: {reason}',
    deleted: 'Server on koos andmetega kustutatud.',
    core: 'Serveritarkvara',
    node: 'Sõlm',
    subdomain: 'Alamdomeen',
    created: 'Loodud',
    activity: 'Sündmused',
    noActivity: 'Sündmusi veel pole',
    who: { operator: 'klienditugi', service: 'teenus', schedule: 'ajakava' },
    kinds: {
      created: 'Server loodud',
      start: 'Käivitamine',
      stop: 'Peatamine',
      restart: 'Taaskäivitus',
      kill: 'Sundpeatamine',
      renamed: 'Uus nimi',
      settings_changed: 'Seaded muudetud',
      eula_accepted: 'Nõustuti litsentsilepinguga (EULA)',
      plan_changed: 'Pakett vahetatud',
      schedule_created: 'Ajakava loodud',
      schedule_changed: 'Ajakava muudetud',
      schedule_deleted: 'Ajakava kustutatud',
      port_added: 'Port lisatud',
      port_removed: 'Port kustutatud',
      port_changed: 'Lisapordil on uus number',
      backends_changed: 'Proksi taga olevad serverid muudetud',
      put_behind: 'Pandud proksi taha',
      taken_out: 'Proksi tagant ära võetud',
      subdomain_changed: 'Alamdomeen muudetud',
      domain_added: 'Oma domeen lisatud',
      domain_removed: 'Oma domeen eemaldatud',
      domain_confirmed: 'Domeen kinnitatud',
      domain_lost: 'Domeen kaotatud: selle kirjet pole olnud üle nädala',
      joining_changed: 'Liitumisega käivitamine muudetud',
      started_by_joining: 'Käivitatud mängija liitumisega',
      empty_stop_on: 'Tühja serveri peatamine sisse lülitatud',
      empty_stop_off: 'Tühja serveri peatamine välja lülitatud',
      stopped_empty: 'Peatatud, sest kedagi polnud',
      move: 'Kolimine teise sõlme algas',
      moved: 'Kolitud teise sõlme',
      not_moved: 'Kolimine ei õnnestunud, server jäi oma sõlme',
      extended: 'Pikendatud',
      auto_extend_on: 'Automaatne pikendamine sisse lülitatud',
      auto_extend_off: 'Automaatne pikendamine välja lülitatud',
      restored: 'Pärast maksmist taastatud',
      archived: 'Arhiivis: serverit polnud ammu kasutatud',
      unarchived: 'Arhiivist taastatud',
      suspended: 'Peatatud: tasutud aeg on läbi',
      blocked: 'Blokeeritud',
      unblocked: 'Blokeering eemaldatud',
      deleted: 'Kustutatud',
      data_deleted: 'Andmed kustutatud',
      backup: 'Varukoopia',
      backup_deleted: 'Varukoopia kustutatud',
      backup_failed: 'Varukoopia ebaõnnestus',
      restore: 'Algas taastamine varukoopiast',
      restored_backup: 'Taastatud varukoopiast',
      restore_failed: 'Taastamine varukoopiast ebaõnnestus',
      restore_cancelled: 'Taastamine varukoopiast katkestatud',
      addons_change: 'Algas pluginate või modide muutmine',
      core_change: 'Algas tarkvara või versiooni vahetamine',
      pack_install: 'Algas modipaki paigaldamine',
      reinstall: 'Algas uuesti paigaldamine',
      changed: 'Muudatus on valmis',
      change_failed: 'Muudatus ebaõnnestus, kõik jäi endiseks',
      change_cancelled: 'Muudatus katkestatud',
      change_undo: 'Algas endise seisu taastamine',
      change_undone: 'Endine seis on taastatud',
      undo_failed: 'Endist seisu ei õnnestunud taastada',
      crashed: 'Jooksis kokku',
      failed: 'Ei käivitunud',
      stopped: 'Sõlm peatas serveri',
      files: 'Faile muudeti',
    },
    because: '{what}. {reason}',
    outcomes: {
      failed: '{what}: ei õnnestunud',
      superseded: '{what}: asendatud uuema käsuga',
    },
  },
  backups,
  console: {
    label: 'Konsooli väljund',
    input: 'Käsk serverile',
    placeholder: 'Käsk, näiteks list',
    send: 'Saada',
    connecting: 'Ühendame…',
    connected: 'Ühendatud',
    reconnecting: 'Ühendus katkes, ühendame uuesti…',
    offline: 'Internetiühendust pole',
    notSent: 'Serveriga pole ühendust. Käsku ei saadetud, see jäi sisestusväljale.',
    sending: 'Saadame „{command}“…',
    lost: 'Ühendus katkes käsu „{command}“ saatmise ajal. Kas see täideti, saame teada kohe, kui ühendus taastub.',
    unknown: 'Sõlm taaskäivitus ja pole teada, kas käsk „{command}“ täideti. Vaadake konsooli ridu.',
    notDone: 'Käsku „{command}“ ei täidetud.',
    late: 'Ühendus katkes ja see ei jõudnud serverini.',
    sendAgain: 'Saada uuesti',
    notRunning: 'Server ei tööta.',
    ipBan:
      'Server näeb kõigil mängijatel sama aadressi. IP-bänn jätaks kõik välja: bännige mängija nime järgi.',
    tooMany: 'Liiga kiiresti. Oodake mõni sekund.',
    noRight: 'Teil pole õigust käske saata.',
    unreachable: 'Selle serveri sõlmega ei saa ühendust.',
    blocked: 'Blokeeritud serveri konsool on suletud.',
    empty: 'Ridu veel pole. Need ilmuvad, kui server käivitub.',
    newLines: { one: '{count} uus rida', other: '{count} uut rida' },
    warning: 'Tähelepanu',
    error: 'Viga',
    gap: 'Varasemad read on sõlmest juba kustutatud.',
    search: 'Otsi',
    searchLabel: 'Otsi kogu konsoolist',
    found: { one: 'Leiti {count} rida', other: 'Leiti {count} rida' },
    moreFound: 'Näha on viimased 200.',
    nothingFound: 'Midagi ei leitud',
    clearSearch: 'Sulge otsing',
    download: 'Laadi alla',
    downloadFailed: 'Konsooli ei õnnestunud alla laadida. Proovige uuesti.',
    aloud: 'Loe ridu ette',
    aloudHint: 'Ekraanilugejatele',
    burst: { one: 'Lisandus {count} rida', other: 'Lisandus {count} rida' },
  },
  move: {
    heading: 'Kolimine teise sõlme',
    text:
      'Server peatub, maailm salvestatakse ning kõik failid kopeeritakse teise sõlme ja võrreldakse. ' +
      'Siis käivitub server seal. Sel ajal mängida ei saa ning pordiga aadress muutub.',
    node: 'Kuhu',
    button: 'Koli',
    title: 'Kas kolida „{name}“ sõlme {node}?',
    confirm:
      'Server peatub kohe ja mängijad lahkuvad. ' +
      'Sõlmes {node} on sel uus pordiga aadress: öelge see neile, kes selle kaudu liituvad. ' +
      'Mida suurem maailm, seda kauem see kestab.',
    none: 'Praegu pole üheski teises sõlmes selle serveri jaoks ruumi.',
    stopping: 'Server peatub ja salvestab maailma…',
    copying: 'Faile kopeeritakse sõlme {node}…',
    settling: 'Server on juba sõlmes {node} ja valmistub seal tööks.',
    done:
      'Server on kolinud sõlme {node}. ' +
      'Nimi jäi samaks, muutus ainult pordiga aadress: öelge see neile, kes selle kaudu liituvad.',
    failed: 'Serverit ei õnnestunud sõlme {node} kolida.',
    stayed: 'See jäi endisesse kohta ja kõik failid on alles.',
    failures: {
      source_away:
        'Sõlm, kus server asub, lakkas vastamast või peatus server liiga kaua. Proovige hiljem uuesti.',
      target_away: 'Teine sõlm lakkas vastamast. Valige mõni muu või proovige hiljem uuesti.',
      no_space: 'Teise sõlme kettal sai ruum otsa. Valige mõni muu või proovige hiljem uuesti.',
      too_large:
        'Serveri failid on suuremad kui paketi ketas või on faile ja üksteise sees olevaid kaustu ' +
        'liiga palju. Kirjutage klienditoele.',
      unreadable: 'Osa serveri failidest ei õnnestunud lugeda. Kirjutage klienditoele.',
      not_the_same: 'Koopia ei klappinud serveri failidega. Proovige uuesti.',
      in_the_way: 'Teises sõlmes on alles selle serveri vana koopia. Kirjutage klienditoele.',
      called_off: 'Klienditugi katkestas kolimise.',
    },
  },
  settings: {
    general: 'Üldine',
    name: 'Nimi',
    core: 'Mängu seaded',
    restartNote: 'Need seaded kehtivad järgmisest käivitamisest.',
    unsaved: 'Muudatused pole salvestatud. Need ootavad siin, kuni see brauseri vahekaart on avatud.',
    discard: 'Tühista muudatused',
    restartNow: 'Taaskäivita kohe',
    heap:
      'Paketi mälust ({plan}) saab Java kuhi (heap) {heap}: seal on maailm, mängijad ja pluginad. ' +
      'Ülejäänu vajavad Java ise, lõimed ja võrk; ilma selle varuta jookseks server mälupuudusel kokku.',
    heapProxy:
      'Paketi mälust ({plan}) saab Java kuhi (heap) {heap}: seal on mängijate ühendused ja pluginad. ' +
      'Ülejäänu vajavad Java ise, lõimed ja võrk; ilma selle varuta jookseks proksi mälupuudusel ' +
      'kokku.',
    groups: {
      joining: 'Liitumine',
      game: 'Mäng',
      world: 'Maailm',
      network: 'Proksi ja serverid selle taga',
      java: 'Java',
      other: 'Muu',
    },
    fields: {
      motd: { label: 'Kirjeldus serverite loendis', hint: 'Rida serveri nime all mängus' },
      maxPlayers: {
        label: 'Mängijate ülempiir',
        hint: 'Nii palju mängijaid laseb server korraga sisse. Pakett kohti ei piira',
      },
      gameMode: { label: 'Mängurežiim', hint: 'Uutele mängijatele' },
      difficulty: { label: 'Raskusaste', hint: 'Kui ohtlikud on mobid' },
      hardcore: { label: 'Halastamatu (hardcore)', hint: 'Üks elu: pärast surma saab ainult pealt vaadata' },
      onlineMode: {
        label: 'Kontrolli mängukontosid',
        hint: 'Sisse pääsevad ainult mängu ostnud. Ilma kontrollita saab igaüks liituda mis tahes nime all',
      },
      whitelist: {
        label: 'Valge nimekiri (whitelist)',
        hint: 'Sisse pääsevad ainult nimekirjas olijad. Lisage mängijaid vahekaardil „Mängijad“',
      },
      pvp: { label: 'Mängijatevaheline võitlus (PvP)', hint: 'Mängijad saavad üksteist vigastada' },
      allowFlight: {
        label: 'Luba lendamine',
        hint: 'Muidu viskab server välja mängijad, keda peab lendajaks. Mõni mod vajab seda',
      },
      allowCheats: {
        label: 'Luba sohikäsud (cheats)',
        hint: 'Sellised käsud nagu /give ja /tp operaatoritele',
      },
      commandBlocks: { label: 'Käsuplokid', hint: 'Plokid, mis täidavad ise käske' },
      viewDistance: {
        label: 'Nähtavuskaugus',
        hint: 'Kamakates (chunk). Mida väiksem, seda kergem serveril',
      },
      simulationDistance: {
        label: 'Simuleerimiskaugus',
        hint: 'Kamakates: kui kaugel liiguvad mobid ja kasvab vili. Mida väiksem, seda kergem serveril',
      },
      spawnProtection: {
        label: 'Spawnipunkti kaitse',
        hint: 'Raadius plokkides, kus ehitavad ainult operaatorid. 0: kaitset pole',
      },
      levelType: { label: 'Maailma tüüp', hint: 'Mõjub ainult maailma loomisel' },
      world: { label: 'Maailma tüüp', hint: 'Mõjub ainult maailma loomisel' },
      seed: { label: 'Maailma seeme (seed)', hint: 'Tühi: juhuslik. Mõjub ainult maailma loomisel' },
      servers: {
        label: 'Serverid proksi taga',
        hint: 'Mängijad jõuavad esimesse töötavasse. Kui see peatub, võtab nad vastu nimekirja järgmine',
      },
      forwarding: {
        label: 'Mängija andmete edastamine',
        hint:
          'Kuidas proksi taga olevad serverid saavad teada mängija õige nime ja UUID. ' +
          'Turvaline on ainult Modern: teistega saab igaüks, kes teab serveri enda aadressi, sinna minna ' +
          'mis tahes nime all',
      },
      forwardingSecret: {
        label: 'Proksi salavõti',
        hint:
          'Teie Velocity proksi seadetest. ' +
          'Sellega pääseb serverisse ainult selle proksi kaudu ja kontosid kontrollib proksi. ' +
          'Minecraft 1.13 või uuem. Fabric, NeoForge ja Forge vajavad selleks modi. ' +
          'Tühi: proksit pole',
      },
      collector: { label: 'Prügikoristaja (GC)', hint: 'Kuidas Java mälu vabastab' },
      javaArguments: {
        label: 'Java argumendid',
        hint: 'Lisanduvad meie omadele. Mälu määrab pakett, siin seda muuta ei saa',
      },
      timeZone: {
        label: 'Ajavöönd',
        hint: 'Logi ja kella järgi käivate pluginate jaoks. Muutub järgmisel käivitamisel',
      },
    },
    coreHints: {
      velocity: {
        maxPlayers:
          'Arv, mida näeb serverite loendis. Mitu mängijat sisse pääseb, otsustavad proksi taga olevad serverid',
        onlineMode:
          'Proksi kontrollib kontosid kõigi enda taga olevate serverite eest. ' +
          'Ilma kontrollita saab igaüks liituda mis tahes nime all',
        forwardingSecret:
          'Proksil ja selle taga olevatel serveritel ühine. ' +
          'Ärge seda kellelegi näidake: kes seda teab, pääseb neisse mis tahes nime all',
      },
      'bedrock-dedicated': {
        whitelist:
          'Sisse pääsevad ainult nimekirjas olijad. Lisage mängijaid konsoolis: allowlist add ja mängija nimi',
      },
      'flying-squid': {
        maxPlayers: 'Arv, mida näeb serverite loendis. Kohtade arv pole piiratud',
        onlineMode:
          'Selle tarkvaraga veel proovimata. Ilma kontrollita saab igaüks liituda mis tahes nime all',
      },
    },
    options: {
      gameMode: {
        survival: 'Ellujäämine',
        creative: 'Loominguline',
        adventure: 'Seiklemine',
        spectator: 'Vaatlemine',
      },
      difficulty: { peaceful: 'Rahulik', easy: 'Kerge', normal: 'Keskmine', hard: 'Raske' },
      levelType: {
        normal: 'Tavaline',
        flat: 'Ülitasane',
        large_biomes: 'Suured bioomid',
        amplified: 'Võimendatud (Amplified)',
      },
      timeZone: { node: 'Nagu sõlmes' },
      world: { hills: 'Künklik', flat: 'Tasane' },
      collector: { auto: 'Vali automaatselt', g1: 'G1', zgc: 'Põlvkondadega ZGC' },
      forwarding: { none: 'Väljas', modern: 'Modern (Velocity)', legacy: 'Legacy (BungeeCord)' },
    },
    backends: {
      none: 'Servereid veel pole: mängijatel pole kuhugi minna.',
      add: 'Lisage server',
      choose: 'Valige server',
      another: 'Muu, aadressi järgi',
      address: 'Aadress',
      addressFault: 'Aadress koos pordiga, näiteks play.example.com:25565',
      name: 'Nimi proksis',
      nameFault: 'Tähed a–z, numbrid, - ja _; iga nimi ainult üks kord',
      full: 'Nimekirjas pole rohkem ruumi',
      addButton: 'Lisa',
      up: 'Liiguta {name} üles',
      down: 'Liiguta {name} alla',
      remove: 'Eemalda {name}',
      joined: 'Laseb mängijad sisse selle proksi kaudu',
      apart: 'Ei tunne seda proksit veel ega lase selle mängijaid sisse',
      unable:
        'Ei saa proksi taga olla. Seda saavad Paper ja Purpur alates versioonist 1.13, modiga ka ' +
        'Fabric ning alates 1.20.2 NeoForge ja Forge',
      elsewhere: 'Kirjutage allolev salavõti ise selle seadetesse',
      gone: 'Seda serverit enam ei ole',
      join: 'Ühenda',
      joinTitle: 'Kas ühendada „{name}“ selle proksiga?',
      joinText:
        'Server saab proksi salavõtme ja taaskäivitub, kui see töötab. ' +
        'Pärast seda pääseb sinna ainult proksi kaudu ja kontosid kontrollib proksi.',
      joinedNow: '„{name}“ laseb mängijad nüüd sisse proksi kaudu',
      chooseOwn: 'Vali oma serverite seast',
      chooseTitle: 'Millised serverid panna proksi taha?',
      chooseText:
        'Iga server saab proksi salavõtme ja taaskäivitub, kui see töötab. ' +
        'Proksi saab serveritest teada taaskäivitamata. ' +
        'Pärast seda pääseb neisse ainult proksi kaudu ja kontosid kontrollib proksi.',
      chooseButton: 'Pane proksi taha',
      chosen: 'Serverid on nüüd proksi taga',
      takeOutTitle: 'Kas võtta „{name}“ proksi tagant ära?',
      takeOutText:
        'Salavõti kaob selle seadetest ja server kontrollib kontosid jälle ise. ' +
        'Kui see töötab, siis see taaskäivitub; proksi saab sellest teada taaskäivitamata.',
      takeOutButton: 'Võta ära',
      takenOut: '„{name}“ pole enam proksi taga',
      needsMod: 'Vajab modi {mod}: kuni seda pole, ei lase server proksi mängijaid sisse',
      modUnknown: 'Laseb proksi mängijad sisse modiga {mod}; kas see on olemas, pole praegu näha',
      modThere: 'Mod {mod} on paigaldatud',
      findMod: 'Leia {mod}',
      takeOutMod:
        'Lülitage välja või eemaldage ka mod {mod}: kuni see on alles, ei lase server kedagi otse sisse.',
      behind: 'Proksi taga',
      behindHint: 'Siseneda saab ainult proksi kaudu: omaenda aadressil server mängijaid sisse ei lase.',
      inFront: 'Serverid selle taga',
      noneBehind:
        'Selle proksi taga pole veel ühtegi serverit: mängijad, kes sellega liituvad, visatakse välja.',
      putBehind: 'Pane server selle taha',
      behindOther:
        'Seda proksit pole teie serverite seas. ' +
        'Et mängijad saaksid jälle otse liituda, tühjendage seadetes „Proksi salavõti“.',
      openSettings: 'Ava seaded',
      noStart:
        'Server on proksi taga ja proksi kaudu liitumine seda ei käivita. ' +
        'Käivitada saab selle paneelis või ajakava järgi.',
      backendsStay:
        'Serverid selle taga jäävad alles: {names}. ' +
        'Proksi salavõti kaob nende seadetest ja need, mis töötavad, taaskäivituvad. ' +
        'Pärast seda saab igaühega liituda otse, selle enda aadressil.',
      proxyStays:
        'Proksi selle ees jääb alles: {names}. Mängijad lihtsalt ei pääse selle kaudu enam sellesse serverisse.',
    },
    tooLong: 'Kõige rohkem {max} märki',
    range: 'Täisarv vahemikus {min}–{max}',
    javaArgumentFaults: {
      form: '{word}: nii JVM-i argumente ei kirjutata. Sobivad -D…, -XX:… ja --add-opens=…',
      memory: '{word}: mälu määrab pakett',
      collector: '{word}: prügikoristaja valitakse oma väljal',
      program: '{word}: laadib võõrast koodi või loeb argumente mujalt',
      files: '{word}: kirjutab tõmmiseid ja logisid, mis täidavad ketta',
      remote: '{word}: avab Java kaughalduse ilma paroolita',
      number: '{word}: vaja on täisarvu vahemikus {min} kuni {max}',
      metrics: '{word}: peidab paneeli eest serveri näitajad',
      ours: '{word}: selle väärtuse määrame ise',
      time_zone: '{word}: ajavöönd valitakse oma väljal',
      log4j: '{word}: lülitab välja kaitse Log4Shelli vastu',
    },
    emptyStop: {
      heading: 'Tühja serveri peatamine',
      intro:
        'Kui serveris pole kedagi, võib see ise peatuda. ' +
        'Aega arvestatakse viimase mängija lahkumisest või serveri käivitamisest. ' +
        'Varukoopia tegemise, taastamise, failide üleslaadimise ja ajakava ülesande ajal server ei ' +
        'peatu. Käivitamine ajakava järgi töötab edasi.',
      switch: 'Peata server, kui seal pole kedagi',
      after: 'Peata pärast',
      turnedOn: 'Tühja serveri peatamine on sees',
      turnedOff: 'Tühja serveri peatamine on väljas',
      starters: 'Liitudes saavad serveri uuesti käivitada: {names}.',
      nobody:
        'Liitumisega käivitamine pole seadistatud: peatatud serveri saab käivitada ainult paneelis või ajakava järgi.',
      bedrock:
        'Bedrocki serverit liitumisega käivitada ei saa: peatatud serveri saab käivitada ainult ' +
        'paneelis või ajakava järgi.',
      link: 'Seadista liitumisega käivitamine',
      unknown: 'Server ei teata, kui palju mängijaid seal on. Kuni see nii on, ei peatu see ise.',
    },
    danger: 'Kustutamine',
    deleteTitle: 'Kas kustutada „{name}“?',
    deleteText: 'Maailm, seaded ja konsool kustutatakse jäädavalt.',
    deleteMoney: 'Ülejäänud aja raha ei tagastata.',
    deleteMoneySum: 'Ülejäänud aja raha ei tagastata: {amount}.',
    losses: {
      lead: 'Kaob jäädavalt:',
      unknown: 'Osa sellest loendist ei õnnestunud laadida. Kaob kõik, mis serveril on.',
      worlds: 'Maailmad',
      allFiles: 'kõik, koos seadete ja logidega',
      backupsGone: '{count}. Serverit neist enam taastada ei saa.',
      addressKept: 'Veel {days} saate selle võtta ainult teie.',
      domains: 'Seotud domeenid',
    },
    deleteType: 'Kinnitamiseks kirjutage nimi: {name}',
    deleteButton: 'Kustuta server',
    deleting: 'Serverit kustutatakse',
    notActive: 'Seadeid praegu muuta ei saa: serveri tasutud aeg on läbi või server on blokeeritud.',
  },
  account: {
    heading: 'Konto',
    profile: 'Profiil',
    since: 'Meiega alates {date}',
    avatarHint: 'Pilt luuakse kasutajanime põhjal',
    email: 'E-post',
    confirmed: 'kinnitatud',
    unconfirmed: 'kinnitamata',
    unconfirmedText: 'Avage kirjas olev link, siis saate luua tasuta serveri.',
    noEmail: 'E-posti aadressi veel pole. Lisage see, siis saate luua tasuta serveri.',
    waiting: 'Ootab kinnitust: {email}. Seni saadame kirjad vanale aadressile.',
    sendAgain: 'Saada kiri',
    enterCode: 'Sisesta kirjas olev kood',
    sent: 'Kiri on saadetud',
    changeEmail: 'Muuda e-posti aadressi',
    newEmail: 'Uus e-posti aadress',
    emailShape: 'Kirjutage täielik aadress, näiteks name@example.com',
    emailRefused:
      'E-posti server ei võta meie kirju aadressile {email} vastu. ' +
      'Kontrollige aadressi ja parandage see, kui selles on viga; kui aadress on õige, andke mõni ' +
      'teine.',
    password: 'Parool',
    currentPassword: 'Praegune parool',
    newPassword: 'Uus parool',
    repeat: 'Korrake parooli',
    changePassword: 'Vaheta parool',
    passwordChanged: 'Parool on vahetatud',
    passwordNote: 'Vähemalt 10 märki. Pärast vahetamist teised seansid lõpevad.',
    noPassword:
      'Parooli teil pole: logite sisse sotsiaalmeediakontoga. ' +
      'Parooli saab määrata sisselogimise lehel lingi „Unustasite parooli?“ kaudu.',
    wrongPassword: 'Parool on vale',
    passwordFaults: {
      password_short: 'Liiga lühike: vaja on vähemalt 10 märki',
      password_long: 'Liiga pikk: kõige rohkem 128 märki',
      password_common: 'Seda parooli on kerge ära arvata, mõelge välja teine',
      repeat_differs: 'Paroolid ei ühti',
    },
    factor: 'Sisselogimise teine samm',
    factorOn: 'Sees',
    factorOff: 'Väljas',
    factorText: 'Sisselogimisel läheb peale parooli vaja ka koodi telefonirakendusest.',
    enable: 'Lülita sisse',
    disable: 'Lülita välja',
    factorScan: 'Skannige kood ühekordsete paroolide rakendusega.',
    factorKey: 'Või sisestage võti:',
    factorCode: 'Kuus numbrit rakendusest',
    factorVerify: 'Kontrolli',
    factorWrong: 'Kood ei sobi. Kontrollige telefoni kella.',
    factorEnabled: 'Sisselogimise teine samm on sees',
    factorDisabled: 'Sisselogimise teine samm on väljas',
    codes: 'Taastekoodid',
    codesText: 'Iga kood asendab rakendust ühe korra. Salvestage koodid kohe: rohkem me neid ei näita.',
    codesNew: 'Uued koodid',
    codesKept: 'Koodid on salvestatud',
    passwordAsked: 'Jätkamiseks sisestage parool.',
    continue: 'Jätka',
    sessions: 'Seansid',
    thisSession: 'see seanss',
    revoke: 'Lõpeta',
    revoked: 'Seanss on lõpetatud',
    logOutOthers: 'Lõpeta teised',
    logOutAll: 'Logi kõikjal välja',
    logOutAllText: 'Kõik seansid lõpevad, ka see. Teil tuleb uuesti sisse logida.',
    unknownBrowser: 'Tundmatu brauser',
    sessionSince: 'alates {date}',
    networks: 'Sotsiaalmeedia',
    linked: 'seotud',
    link: 'Seo',
    unlink: 'Seo lahti',
    linkText: 'Pärast seda saate sisse logida ka nii: {network}.',
    unlinkText: 'Nii te enam sisse logida ei saa: {network}.',
    networkOutcomes: {
      network_denied: 'Sidumine katkestati.',
      network_taken: 'See sotsiaalmeediaprofiil on juba teise kontoga seotud.',
      network_failed: 'Sotsiaalmeediakontot ei õnnestunud siduda. Proovige uuesti.',
    },
    sessionOld:
      'Kontol pole parooli, seega on vaja värsket sisselogimist. ' +
      'Logige välja, logige sotsiaalmeedia kaudu uuesti sisse ja korrake.',
    logInAgain: 'Logi välja ja uuesti sisse',
    balance: 'Saldo',
    balanceEmpty: 'Raha pole veel laekunud.',
    noCurrency: 'Saldo valuuta on valimata',
    entries: 'Tehingud',
    date: 'Kuupäev',
    what: 'Selgitus',
    sum: 'Summa',
    entryKinds: {
      credit: 'Laekumine',
      refund: 'Tagasimakse',
      debit: 'Mahaarvamine',
      purchase: 'Ost',
      extension: 'Pikendamine',
      plan_change: 'Paketi vahetus',
      payment: 'Makse',
      chargeback: 'Pank võttis makse tagasi',
      payout: 'Tagasimaksetaotlus',
      payout_ended: 'Tagasimaksetaotlus suletud',
      chargeback_reversed: 'Pank tühistas makse tagasivõtmise',
      period_ended: 'Tasutud aeg lõppes, jääk tagastati',
      period_restored: 'Tasutud aeg taastati',
      debt_paid: 'Võla tasumine',
      debt_written_off: 'Võlg maha kantud',
    },
    data: 'Teie andmed',
    exportText: 'Kõik, mida me teie kohta hoiame, ühes JSON-failis.',
    export: 'Laadi andmed alla',
    lossesText:
      'Seitsme päeva pärast kustutatakse konto jäädavalt; seni saab selle alles jätta. Kaob järgmine:',
    lossesServer: 'Server {server} ({subdomain})',
    lossesPaid: 'tasutud kuni {date}, jääk {amount}',
    lossesFree: 'tasuta',
    lossesBackups: 'Varukoopiaid: {count}',
    lossesBalance: 'Saldo: {amount}',
    lossesRefundable: 'Sellest teie enda raha: {amount}. Taotlege enne tagasimakset: koos kontoga see kaob.',
    lossesRefundRequested:
      'Tagasimaksetaotlus {number}, {amount}: vaatame selle läbi ka pärast kustutamist, kuid e-kirju ' +
      'me enam ei saada. Kui kinnitame, tagastame raha samal viisil, nagu maksite; kui lükkame tagasi, ' +
      'läheb see kaotsi. Kindlam on otsus ära oodata.',
    lossesRefundApproved:
      'Tagasimakse {number}, {amount}, on kinnitatud: raha jõuab kohale ka pärast kustutamist. ' +
      'Kui seda ei saa samal viisil tagastada, ei saa me teile kirjutada.',
    lossesNone: 'Servereid ega raha saldol ei ole.',
    deleteCode: 'Kood rakendusest',
    deleteCodeWrong: 'See kood ei sobi',
    deletionPlanned: 'Konto kustutatakse {date}. Seni saab selle alles jätta.',
    deletionUndo: 'Jäta konto alles',
    deleteTitle: 'Kas kustutada konto?',
    deleteType: 'Kinnitamiseks kirjutage kasutajanimi: {login}',
    deleteButton: 'Kustuta konto',
  },
}
