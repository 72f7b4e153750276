import type { Translated } from '@zubr/i18n/locales'

export type Review = {
  author: string
  source: 'vk' | 'discord'
  text: Translated
  /** An invented sample; preflight lists it until a real review replaces it. */
  sample: boolean
}

export const reviews: readonly Review[] = [
  {
    author: 'lesnik_42',
    source: 'discord',
    sample: true,
    text: {
      ru: 'Поднял выживание для класса за вечер. Друзья зашли по адресу из панели, ничего настраивать не пришлось.',
      en: 'Set up a survival server for my class in one evening. Friends joined using the address from the panel; nothing to configure.',
      pl: 'Postawiłem survival dla klasy w jeden wieczór. Znajomi weszli na adres z panelu, nic nie trzeba było konfigurować.',
      ua: 'Підняв виживання для класу за вечір. Друзі зайшли за адресою з панелі, нічого налаштовувати не довелося.',
      lv: 'Vienā vakarā uztaisīju survival serveri savai klasei. Draugi pieslēdzās ar adresi no paneļa, neko iestatīt nevajadzēja.',
      lt: 'Per vakarą klasei paleidau survival serverį. Draugai prisijungė adresu iš skydo, nieko nustatinėti nereikėjo.',
      et: 'Panin klassile ühe õhtuga survivali püsti. Sõbrad tulid paneelist saadud aadressiga sisse, midagi ei pidanud seadistama.',
      fi: 'Pystytin luokalle survivalin yhdessä illassa. Kaverit tuli sisään paneelin osoitteella, eikä mitään tarvinnut säätää.',
      de: 'An einem Abend einen Survival-Server für unsere Klasse aufgesetzt. Alle sind mit der Adresse aus dem Panel rein, einstellen musste ich nichts.',
    },
  },
  {
    author: 'Кубик Льда',
    source: 'vk',
    sample: true,
    text: {
      ru: 'Был на трёх хостингах, здесь впервые ровные 20 TPS по вечерам. Взял тариф Ultra и забыл про лаги.',
      en: 'Tried three hosts before; this is the first to hold 20\u00a0TPS at peak hours. Got Ultra and forgot what lag is.',
      pl: 'Byłem na trzech hostingach i dopiero tutaj mam równe 20 TPS wieczorami. Wziąłem plan Ultra i zapomniałem o lagach.',
      ua: 'Був на трьох хостингах, і тільки тут уперше рівні 20 TPS вечорами. Узяв тариф Ultra й забув про лаги.',
      lv: 'Biju izmēģinājis trīs hostingus, te pirmoreiz vakaros ir stabili 20\u00a0TPS. Paņēmu Ultra plānu un aizmirsu par lagiem.',
      lt: 'Bandžiau tris hostingus, tik čia pirmąkart vakarais stabilūs 20\u00a0TPS. Pasiėmiau Ultra planą ir pamiršau lagus.',
      et: 'Olen kolme majutaja juures olnud, siin sain esimest korda õhtuti ühtlase 20\u00a0TPS-i. Võtsin Ultra ja lagimine on unustatud.',
      fi: 'Kokeilin ennen tätä kolmea hostia, ja vasta täällä pyörii iltaisin tasainen 20\u00a0TPS. Otin Ultran ja lagit unohtui.',
      de: 'War vorher bei drei Hostern, hier zum ersten Mal auch abends stabile 20\u00a0TPS. Ultra geholt, seitdem sind Lags kein Thema mehr.',
    },
  },
  {
    author: 'redstone.fox',
    source: 'discord',
    sample: true,
    text: {
      ru: 'Написал в поддержку в два часа ночи, ответили через четыре минуты и помогли с настройками.',
      en: 'Messaged support at two in the morning; they replied in four minutes and helped me with the settings.',
      pl: 'Napisałem na support o drugiej w nocy. Odpisali po czterech minutach i pomogli z ustawieniami.',
      ua: 'Написав у підтримку о другій ночі — відповіли за чотири хвилини й допомогли з налаштуваннями.',
      lv: 'Uzrakstīju atbalstam divos naktī – pēc četrām minūtēm atbildēja un palīdzēja ar iestatījumiem.',
      lt: 'Parašiau pagalbos komandai antrą nakties – po keturių minučių atsakė ir padėjo su nustatymais.',
      et: 'Kirjutasin kell kaks öösel toele: vastus tuli nelja minutiga ja seadetega aidati ka.',
      fi: 'Laitoin tukeen viestiä kahdelta yöllä: vastaus tuli neljässä minuutissa ja auttoivat asetusten kanssa.',
      de: 'Nachts um zwei den Support angeschrieben, nach vier Minuten kam eine Antwort – samt Hilfe bei den Einstellungen.',
    },
  },
  {
    author: 'Мятный Крипер',
    source: 'vk',
    sample: true,
    text: {
      ru: 'Играем по вечерам всей семьёй. Бесплатного тарифа на четверых хватает.',
      en: 'The whole family plays in the evenings. The free plan is plenty for the four of us.',
      pl: 'Gramy wieczorami całą rodziną. Na cztery osoby darmowy plan spokojnie wystarcza.',
      ua: 'Граємо вечорами всією родиною. Безкоштовного тарифу на чотирьох вистачає.',
      lv: 'Vakaros spēlējam visa ģimene. Četriem pilnīgi pietiek ar bezmaksas plānu.',
      lt: 'Vakarais žaidžiame visa šeima. Keturiems nemokamo plano visiškai užtenka.',
      et: 'Mängime õhtuti terve perega. Tasuta paketist piisab neljale täiesti.',
      fi: 'Pelataan iltaisin koko perheen voimin. Ilmainen paketti riittää meille neljälle hyvin.',
      de: 'Wir zocken abends mit der ganzen Familie. Für uns vier reicht der Gratis-Tarif locker.',
    },
  },
  {
    author: 'NightPickaxe',
    source: 'discord',
    sample: true,
    text: {
      ru: 'Нас пытались положить во время ивента. Узнали об этом только из панели: никого не выкинуло.',
      en: 'Someone tried to take us down mid-event. We only found out from the panel: nobody got kicked.',
      pl: 'W trakcie eventu ktoś próbował nas położyć. Dowiedzieliśmy się o tym dopiero z panelu: nikogo nie wywaliło.',
      ua: 'Нас намагалися покласти під час івенту. Дізналися про це лише з панелі: нікого не викинуло.',
      lv: 'Eventa laikā mūs mēģināja nogāzt. Uzzinājām par to tikai no paneļa – nevienu neizmeta.',
      lt: 'Per eventą mus bandė užversti DDoS ataka. Sužinojome tik iš valdymo skydo – nė vieno žaidėjo neišmetė.',
      et: 'Meid üritati eventi ajal maha võtta. Saime sellest teada alles paneelist: kedagi ei visatud välja.',
      fi: 'Meitä yritettiin kaataa kesken eventin. Huomattiin se vasta paneelista: kukaan ei lentänyt pihalle.',
      de: 'Mitten im Event wollte uns jemand lahmlegen. Gemerkt haben wir’s erst im Panel: Keiner ist rausgeflogen.',
    },
  },
  {
    author: 'Соседний Биом',
    source: 'vk',
    sample: true,
    text: {
      ru: 'Консоль прямо в браузере: перезапустил сервер из автобуса. С телефона могло бы быть удобнее, но жить можно.',
      en: 'The console is right in the browser: restarted my server from the bus. It could be nicer on a phone, but I can live with it.',
      pl: 'Konsola prosto w przeglądarce: zrestartowałem serwer z autobusu. Na telefonie mogłoby być wygodniej, ale da się żyć.',
      ua: 'Консоль прямо в браузері: перезапустив сервер з автобуса. З телефона могло б бути зручніше, але жити можна.',
      lv: 'Konsole tieši pārlūkā: restartēju serveri no autobusa. Telefonā varētu būt ērtāk, bet dzīvot var.',
      lt: 'Konsolė tiesiog naršyklėje: serverį iš naujo paleidau važiuodamas autobusu. Telefone galėtų būti patogiau, bet gyventi galima.',
      et: 'Konsool otse brauseris: taaskäivitasin serveri bussist. Telefonis võiks mugavam olla, aga ajab asja ära.',
      fi: 'Konsoli suoraan selaimessa: käynnistin palvelimen uudelleen bussista. Puhelimella voisi olla kätevämpää, mutta kyllä tällä pärjää.',
      de: 'Die Konsole läuft direkt im Browser: Server aus dem Bus neu gestartet. Am Handy könnte es bequemer sein, aber passt schon.',
    },
  },
]
