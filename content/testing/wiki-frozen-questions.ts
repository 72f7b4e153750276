import type { Locale } from '@zubr/i18n/locales'
import type { WikiSlug } from '../wiki.ts'

/**
 * Written by a person who did not know the articles, to measure the search, which is not tuned on
 * them. bench/results/wiki-search-quality.md lists corrected answers and the figures of every run.
 */
export type FrozenQuestion = { language: Locale; question: string; articles: readonly WikiSlug[] }
export type UnansweredQuestion = { language: Locale; question: string }

export const frozenQuestions: readonly FrozenQuestion[] = [
  // ru
  {
    language: 'ru',
    question: 'как сделать чтоб на серв могли зайти только кореша',
    articles: ['players-page', 'protection'],
  },
  { language: 'ru', question: 'серв лагает пипец как понять из за чего', articles: ['profiler'] },
  {
    language: 'ru',
    question: 'пацаны с пиратки не могут зайти ко мне',
    articles: ['offline-mode', 'invalid-session'],
  },
  { language: 'ru', question: 'как выдать опку другу', articles: ['players-page'] },
  { language: 'ru', question: 'хочу сделать випку и префиксы в чате', articles: ['luckperms'] },
  { language: 'ru', question: 'не приходит письмо для подтверждния почты', articles: ['account'] },
  { language: 'ru', question: 'карта не проходит пишет отказ банка', articles: ['declined-payments'] },
  {
    language: 'ru',
    question: 'что будет с миром если я не заплачу за следующий месяц',
    articles: ['extending'],
  },
  {
    language: 'ru',
    question: 'ухожу с атерноса как забрать карту и плагины к вам',
    articles: ['move-a-server'],
  },
  { language: 'ru', question: 'можно забрать деньги обратно если не понравилось', articles: ['balance'] },
  {
    language: 'ru',
    question: 'какой то чел взорвал спавн тнт и украл все, как откатить и защитится',
    articles: ['protection', 'backups'],
  },
  {
    language: 'ru',
    question: 'Failed to login: Invalid session (Try restarting your game and the launcher)',
    articles: ['invalid-session', 'offline-mode'],
  },
  { language: 'ru', question: 'как сделать чтобы после смерти вещи не выпадали', articles: ['game-rules'] },
  {
    language: 'ru',
    question:
      'Здравствуйте! Подскажите, пожалуйста, как сделать, чтобы сервер сам перезагружался каждую ночь?',
    articles: ['schedules'],
  },
  { language: 'ru', question: 'хочу чтоб игроки с 1.16 и с 1.21 вместе играли', articles: ['viaversion'] },
  {
    language: 'ru',
    question: 'купил свой .by адрес, как превязать чтоб по нему заходили',
    articles: ['subdomain-and-domain'],
  },
  { language: 'ru', question: 'java.lang.OutOfMemoryError: Java heap space', articles: ['memory-and-gc'] },
  {
    language: 'ru',
    question: 'можно ли моды и плагины сразу на один серв',
    articles: ['hybrid-cores', 'cores'],
  },
  {
    language: 'ru',
    question: 'друг играет с телефона а у меня комп с джавой как вместе',
    articles: ['bedrock-on-java'],
  },
  { language: 'ru', question: 'хочу видеть весь мир в браузере и где кто бегает', articles: ['web-maps'] },
  // ua
  {
    language: 'ua',
    question: 'як зробити щоб на спавні ніхто не міг ламати блоки',
    articles: ['worldguard', 'protection'],
  },
  { language: 'ua', question: 'читери літають по серверу, чим їх ловити', articles: ['anti-cheat'] },
  {
    language: 'ua',
    question: 'сервер не запускаєтся після того як закинув плагін',
    articles: ['not-starting', 'crash-reports'],
  },
  {
    language: 'ua',
    question: 'як змінити кольоровий напис під назвою у списку серверів',
    articles: ['motd-and-icon'],
  },
  { language: 'ua', question: 'як поставити готову збірку модів з модрінса', articles: ['modpacks'] },
  {
    language: 'ua',
    question: 'You are not white-listed on this server!',
    articles: ['players-page', 'first-server-java', 'invalid-session'],
  },
  { language: 'ua', question: 'хочу щоб повідомлення з гри йшли в дс і назад', articles: ['discordsrv'] },
  { language: 'ua', question: 'як закинути гроші на рахунок карткою', articles: ['balance'] },
  {
    language: 'ua',
    question: 'мене нема вдома, чи може друг сам увімкнути серв',
    articles: ['start-by-joining'],
  },
  {
    language: 'ua',
    question: 'як згенирувати карту наперед щоб не лагало коли летиш на елітрах',
    articles: ['pregeneration'],
  },
  {
    language: 'ua',
    question: 'Добрий день, де можна прочитати договір оферти та політику конфіденційності?',
    articles: ['company-documents'],
  },
  {
    language: 'ua',
    question: 'загубив телефон з кодами і тепер не пускає в кабінет',
    articles: ['second-step'],
  },
  // pl
  {
    language: 'pl',
    question: 'jak zrobic zeby gracze mogli sie tepac do domu',
    articles: ['homes-and-warps'],
  },
  {
    language: 'pl',
    question: 'kumple bez premki nie moga wejsc',
    articles: ['offline-mode', 'invalid-session'],
  },
  { language: 'pl', question: 'mam kod rabatowy od youtubera gdzie go wpisać', articles: ['promo-code'] },
  {
    language: 'pl',
    question: "Can't keep up! Is the server overloaded? Running 5034ms or 100 ticks behind",
    articles: ['profiler', 'view-distance-and-entities'],
  },
  { language: 'pl', question: 'jak wrzucic plik 5 gb bo przez przegladarke sie wywala', articles: ['sftp'] },
  { language: 'pl', question: 'chce lobby i survival polaczone pod jednym ip', articles: ['proxies'] },
  {
    language: 'pl',
    question: 'Dzień dobry, czy mogę przejść u Państwa na mocniejszą maszynę bez utraty świata?',
    articles: ['another-node'],
  },
  { language: 'pl', question: 'jak usunać mape i wylosowac nową', articles: ['new-world'] },
  { language: 'pl', question: 'jak wysłac komuś logi zeby zobaczył co nie działa', articles: ['share-log'] },
  { language: 'pl', question: 'wywala mnie z serwa jak stoje w miejscu za długo', articles: ['afk'] },
  {
    language: 'pl',
    question: 'jak gadać mikrofonem w grze zeby było słychac tylko tych co są blisko',
    articles: ['voice-chat'],
  },
  { language: 'pl', question: 'paper czy pupur co lepsze na serwer dla 10 osob', articles: ['cores'] },
  // en
  {
    language: 'en',
    question: 'how do i let my friend on ipad join when i play on pc java',
    articles: ['bedrock-on-java'],
  },
  { language: 'en', question: 'forgot my pasword cant get in', articles: ['account'] },
  {
    language: 'en',
    question: 'lava burned our whole base can i go back to yesterday',
    articles: ['backups'],
  },
  {
    language: 'en',
    question: 'how to make everyone see my custom textures when they join',
    articles: ['resource-packs-and-datapacks'],
  },
  {
    language: 'en',
    question: 'can i sell ranks for real money or will mojang be mad',
    articles: ['economy-and-eula'],
  },
  {
    language: 'en',
    question: 'how do i stop people from killing each other',
    articles: ['server-properties', 'game-rules'],
  },
  {
    language: 'en',
    question: 'server keeps crashing every 10 mins how do i find which mod did it',
    articles: ['crash-reports'],
  },
  { language: 'en', question: 'just bought a server what do i do now lol', articles: ['first-server-java'] },
  {
    language: 'en',
    question: 'has been compiled by a more recent version of the Java Runtime (class file version 65.0)',
    articles: ['not-starting', 'crash-reports'],
  },
  { language: 'en', question: 'is it safe to go from 1.21 to 26.1 with my old world', articles: ['upgrade'] },
  { language: 'en', question: 'how do i edit a yml file without downloading it', articles: ['file-manager'] },
  { language: 'en', question: 'someones ddosing us wat can we do', articles: ['protection'] },
  {
    language: 'en',
    question: 'Hello, my plugin asks for a database host, user and password. Where can I get those?',
    articles: ['mysql'],
  },
  {
    language: 'en',
    question: 'too many cows and villigers making it slow how to limit mobs',
    articles: ['view-distance-and-entities'],
  },
  // lv
  { language: 'lv', question: 'kā ielikt modus serverī', articles: ['plugins-and-mods'] },
  { language: 'lv', question: 'nevaru samaksāt, banka visu laiku noraida', articles: ['declined-payments'] },
  {
    language: 'lv',
    question: 'ka uztaisit lai katru dienu 5os no rita pats restartejas',
    articles: ['schedules'],
  },
  {
    language: 'lv',
    question: 'viens tips visu lauž, kā viņu nobanot',
    articles: ['players-page', 'protection'],
  },
  { language: 'lv', question: 'kā no telefona tikt iekšā bedrock serverī', articles: ['join-bedrock'] },
  { language: 'lv', question: 'ka dabut smuku adresi nevis ciparus', articles: ['subdomain-and-domain'] },
  {
    language: 'lv',
    question: 'Labdien! Kur es varu jums uzrakstīt, ja kaut kas nestrādā?',
    articles: ['support'],
  },
  {
    language: 'lv',
    question: 'gribu vel vienu pasauli tikai kreatīvam tajā pašā serverī',
    articles: ['several-worlds'],
  },
  {
    language: 'lv',
    question: 'kā panākt lai par balsošanu topos spēlētāji dabū balvas',
    articles: ['votes'],
  },
  {
    language: 'lv',
    question: 'Outdated client! Please use 1.21.4',
    articles: ['viaversion', 'first-server-java'],
  },
  { language: 'lv', question: 'kā pagarinat servri vēl uz mēnesi', articles: ['extending'] },
  // lt
  { language: 'lt', question: 'kaip padaryti kad mirus daiktai neiskristu', articles: ['game-rules'] },
  { language: 'lt', question: 'kur idet behavior packa bedrock serveriui', articles: ['bedrock-addons'] },
  { language: 'lt', question: 'kaip duoti draugui op', articles: ['players-page'] },
  { language: 'lt', question: 'serveris raso kad truksta ramu ka daryt', articles: ['memory-and-gc'] },
  {
    language: 'lt',
    question: 'kaip uzdrausti kitiems griauti mano miesta tam tikroj vietoj',
    articles: ['worldguard'],
  },
  {
    language: 'lt',
    question: 'Laba diena, norėčiau ištrinti savo paskyrą. Kaip tai padaryti?',
    articles: ['account'],
  },
  { language: 'lt', question: 'kaip persikelt serva is savo kompo pas jus', articles: ['move-a-server'] },
  { language: 'lt', question: 'kaip pakeisti servrio paveiksliuka sarase', articles: ['motd-and-icon'] },
  {
    language: 'lt',
    question:
      "Could not load plugin 'Shop.jar' in folder 'plugins': Unknown/missing dependency plugins: [Vault]",
    articles: ['plugins-and-mods', 'economy-and-eula', 'crash-reports'],
  },
  { language: 'lt', question: 'kaip prisijungt su filezila', articles: ['sftp'] },
  {
    language: 'lt',
    question: 'noriu kad žaidėjai turėtų pinigus ir galėtų pirkti daiktus vieni iš kitų',
    articles: ['economy-and-eula'],
  },
  // et
  { language: 'et', question: 'kust ma ip leian ja kuidas sisse saan', articles: ['first-server-java'] },
  { language: 'et', question: 'server ei lähe käima, jääb kohe seisma', articles: ['not-starting'] },
  { language: 'et', question: 'kuidas saada tagasi eilne seis, kõik läks katki', articles: ['backups'] },
  {
    language: 'et',
    question: 'keegi kasutab killaurat ja flyd kuidas ta kinni püüda',
    articles: ['anti-cheat'],
  },
  {
    language: 'et',
    question: 'tahame sõpradega cobblemoni mängida kuidas panna',
    articles: ['modpacks', 'plugins-and-mods'],
  },
  {
    language: 'et',
    question: 'kudas teha et mängijad saaks /sethome kasutada',
    articles: ['homes-and-warps'],
  },
  {
    language: 'et',
    question: 'kas sisselogimisel saab lisaks paroolile telefonist koodi küsida',
    articles: ['second-step'],
  },
  {
    language: 'et',
    question: 'Tere! Kust ma leian teie kasutustingimused ja privaatsusreeglid?',
    articles: ['company-documents'],
  },
  { language: 'et', question: 'You have been idle for too long!', articles: ['afk', 'server-properties'] },
  { language: 'et', question: 'kuidas raskusaste hardi peale panna', articles: ['server-properties'] },
  // fi
  {
    language: 'fi',
    question: 'miten kaverit saa servun päälle ku oon koulussa',
    articles: ['start-by-joining'],
  },
  {
    language: 'fi',
    question: 'lagaa ihan sikana mistä näkee mikä plugini sen tekee',
    articles: ['profiler'],
  },
  {
    language: 'fi',
    question: 'If you wish to use IP forwarding, please enable it in your BungeeCord config as well!',
    articles: ['proxies'],
  },
  {
    language: 'fi',
    question: 'voiko forge modeja ja bukkit plugareita käyttää samaan aikaan',
    articles: ['hybrid-cores', 'cores'],
  },
  {
    language: 'fi',
    question: 'miten modeille saa omat oikeudet ja värilliset nimet',
    articles: ['luckperms'],
  },
  {
    language: 'fi',
    question: 'Hei, voisinko saada rahat takaisin, jos en enää tarvitse palvelinta?',
    articles: ['balance'],
  },
  { language: 'fi', question: 'mihin laitan alekoodin', articles: ['promo-code'] },
  { language: 'fi', question: 'miten saan dc kanavan ja pelin chätin yhdistettyä', articles: ['discordsrv'] },
  {
    language: 'fi',
    question: 'saako serverin vaihettua nopeemmalle koneelle teillä',
    articles: ['another-node'],
  },
  { language: 'fi', question: 'haluun alottaa kokonaan alusta uudella mapila', articles: ['new-world'] },
  // de
  {
    language: 'de',
    question: 'wo muss die zip von nem datapack hin',
    articles: ['resource-packs-and-datapacks'],
  },
  {
    language: 'de',
    question: 'kann man alle chunks vorher laden lassen damits nicht ruckelt',
    articles: ['pregeneration'],
  },
  {
    language: 'de',
    question: 'will ne live karte von meiner welt die man im browser anschaun kann',
    articles: ['web-maps'],
  },
  {
    language: 'de',
    question: 'spieler sollen belohnung kriegen wenn sie auf den listen für uns abstimmen',
    articles: ['votes'],
  },
  {
    language: 'de',
    question: 'wie komm ich mit der switch auf den bedrock server',
    articles: ['join-bedrock'],
  },
  {
    language: 'de',
    question: 'wie schick ich euch die konsole damit ihr seht was kaputt ist',
    articles: ['share-log', 'support'],
  },
  {
    language: 'de',
    question:
      'Guten Tag, kann ich ein ZIP direkt auf dem Server entpacken, ohne ein extra Programm zu installieren?',
    articles: ['file-manager'],
  },
  { language: 'de', question: 'mcaddon auf bedrock server instalieren', articles: ['bedrock-addons'] },
  {
    language: 'de',
    question: 'Incompatible mods found!',
    articles: ['crash-reports', 'not-starting', 'plugins-and-mods', 'modpacks'],
  },
  { language: 'de', question: 'proximity chat einrichtn welcher port', articles: ['voice-chat'] },
]

export const frozenUnanswered: readonly UnansweredQuestion[] = [
  // ru
  { language: 'ru', question: 'как приручить лису' },
  { language: 'ru', question: 'на какой высоте алмазы' },
  { language: 'ru', question: 'как дать другу доступ в панель но чтоб он файлы не мог удалять' },
  { language: 'ru', question: 'где открыть phpmyadmin' },
  { language: 'ru', question: 'тг бот чтоб писал когда серв упал' },
  { language: 'ru', question: 'есть у вас вакансии? хочу работать хелпером' },
  { language: 'ru', question: 'хочу сервер раст на 50 слотов' },
  { language: 'ru', question: 'как' },
  { language: 'ru', question: 'ывапролджэ' },
  { language: 'ru', question: 'сочинение про осень 5 класс' },
  // ua
  { language: 'ua', question: 'як побудувати портал в енд' },
  { language: 'ua', question: 'чи є у вас впн' },
  { language: 'ua', question: 'де захостити свого діскорд бота на пайтоні' },
  { language: 'ua', question: 'хто засновник вашої компанії' },
  { language: 'ua', question: 'найкращі чари на лук' },
  { language: 'ua', question: 'що' },
  // pl
  { language: 'pl', question: 'jak oswoić kota' },
  { language: 'pl', question: 'ile kosztuje serwer do cs2' },
  { language: 'pl', question: 'czy moge postawic u was strone na wordpressie' },
  { language: 'pl', question: 'szukacie kogoś do pracy' },
  { language: 'pl', question: 'zadanie z matmy ułamki klasa 6' },
  { language: 'pl', question: 'czy' },
  // en
  { language: 'en', question: 'best enchantments for a bow' },
  { language: 'en', question: 'how do i breed axolotls' },
  { language: 'en', question: 'do you have servers with a gpu' },
  { language: 'en', question: 'who owns you guys' },
  { language: 'en', question: 'the' },
  { language: 'en', question: 'blorp banana 77 qwzx' },
  { language: 'en', question: 'how to get free robux' },
  // lv
  { language: 'lv', question: 'kur visvairāk dimantu' },
  { language: 'lv', question: 'vai pie jums var uzlikt mājaslapu' },
  { language: 'lv', question: 'vpn priekš telefona' },
  { language: 'lv', question: 'kā uztaisīt endermenu farmu' },
  { language: 'lv', question: 'un' },
  { language: 'lv', question: 'mājasdarbs par fotosintēzi' },
  // lt
  { language: 'lt', question: 'kaip prisijaukinti vilką' },
  { language: 'lt', question: 'ar turit fivem serverius' },
  { language: 'lt', question: 'kur laikyti discord bota 24/7' },
  { language: 'lt', question: 'kaip rasti nether tvirtove' },
  { language: 'lt', question: 'ar priimat i darba 16 metu' },
  { language: 'lt', question: 'ir' },
  // et
  { language: 'et', question: 'kuidas ehitada rauafarmi' },
  { language: 'et', question: 'kas teil on telegrami bot mis annab teada kui server maha läheb' },
  { language: 'et', question: 'terraria server' },
  { language: 'et', question: 'mitu inimest elab tallinnas' },
  { language: 'et', question: 'ja' },
  // fi
  { language: 'fi', question: 'miten tehdään beacon' },
  { language: 'fi', question: 'saako kaverille oman tunnuksen paneeliin rajatuilla oikeuksilla' },
  { language: 'fi', question: 'valheim servu' },
  { language: 'fi', question: 'mistä löytää ancient debristä' },
  { language: 'fi', question: 'kuka omistaa teidän firman' },
  { language: 'fi', question: 'palvelin jossa on näytönohjain' },
  // de
  { language: 'de', question: 'wie zähme ich einen papagei' },
  { language: 'de', question: 'wie kriegt man netherite rüstung' },
  { language: 'de', question: 'habt ihr phpmyadmin' },
  { language: 'de', question: 'kann ich bei euch ein praktikum machen' },
  { language: 'de', question: 'und' },
  { language: 'de', question: 'partner shop' },
]
